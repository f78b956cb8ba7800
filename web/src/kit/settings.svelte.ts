// What a player sets for this browser: theme, speed, sound. Kept in local storage, shown as attributes on <html>.
export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'calm' | 'normal' | 'instant'

interface Settings { theme: Theme; motion: Motion; sound: boolean }

const KEY = 'halfshell.settings'
const DEFAULTS: Settings = { theme: 'system', motion: 'normal', sound: false }

function stored(): Partial<Settings> {
  // storage may be forbidden or hold anything: then the defaults serve
  try { return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings> } catch { return {} }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...stored() })

export function changeSettings(change: Partial<Settings>): void {
  Object.assign(settings, change)
  applySettings()
  try { localStorage.setItem(KEY, JSON.stringify(settings)) } catch { /* lasts for this visit only */ }
}

/** Call once at start. */
export function applySettings(): void {
  const { dataset } = document.documentElement
  if (settings.theme === 'system') delete dataset.theme
  else dataset.theme = settings.theme
  dataset.motion = settings.motion
}
