/** `draw_until_playable` as a player reads it: "draw until playable". */
export const spaced = (name: string): string => name.replaceAll('_', ' ')

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `new-york` as the name that it is: "New York". */
export const titled = (name: string): string => name.split(/[-_]/).map(capital).join(' ')

const list = new Intl.ListFormat('en', { type: 'conjunction' })
export const listed = (items: readonly string[]): string => list.format(items)

export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

export function ago(seconds: number): string {
  if (seconds < 60) return 'just now'
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h ago`
  return counted(Math.floor(seconds / 86_400), 'day') + ' ago'
}
