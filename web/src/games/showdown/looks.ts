import type { EmblemName, SignName, Tone } from '../../kit'

/** The Turtles have the four colors with their signs; the Villains are told by portrait and claw. */
const TONES: Record<string, Tone> = {
  michelangelo: 'orange', raphael: 'red', donatello: 'purple', leonardo: 'blue', bebop: 'villain', rocksteady: 'steel',
}
const SIGNS: Record<string, SignName> = { michelangelo: 'sticks', raphael: 'trident', donatello: 'staff', leonardo: 'blades' }

export const toneOf = (character: string): Tone => TONES[character] ?? 'night'
export const signOf = (character: string): SignName | undefined => SIGNS[character]
/** Characters and portraits have the same names, and so have Allies. */
export const emblemOf = (id: string): EmblemName => id as EmblemName

export const TEAM_NAMES: Record<string, string> = { turtles: 'Turtles', villains: 'Villains' }
export const TEAM_EMBLEMS: Record<string, EmblemName> = { turtles: 'shell', villains: 'claw' }

export const ALLIES = ['april', 'casey', 'splinter', 'angel'] as const
const ALLY_NAMES: Record<string, string> = { april: "April O'Neil", casey: 'Casey Jones', splinter: 'Splinter', angel: 'Angel' }
export const allyName = (id: string): string => ALLY_NAMES[id] ?? id

/** So many Allies at home win (9.1). */
export const ALLIES_TO_WIN = 3
