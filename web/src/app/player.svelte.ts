const KEY = 'halfshell.name'
const DEFAULT = 'Shellback'
export const LONGEST_NAME = 24

function stored(): string {
  // storage may be forbidden
  try { return localStorage.getItem(KEY) ?? '' } catch { return '' }
}

let name = $state(stored())

/** The one who sits at this browser. */
export const player = {
  /** As it was typed; may be empty. */
  get typed(): string { return name },
  set typed(typed: string) {
    name = typed
    try { localStorage.setItem(KEY, typed) } catch { /* lasts for this visit only */ }
  },
  /** Never empty: what goes to the table. */
  get name(): string { return name.trim().slice(0, LONGEST_NAME) || DEFAULT },
}
