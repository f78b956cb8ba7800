export const tableLink = (table: string): string => new URL(`/t/${table}`, location.href).href
/** Opens the same seat in another browser. */
export const personalLink = (table: string, key: string): string => `${tableLink(table)}?key=${encodeURIComponent(key)}`

/** Into the clipboard; false where the browser forbids it, as it does on plain http. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
