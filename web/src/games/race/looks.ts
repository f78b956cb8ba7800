import type { EmblemName, SignName, Tone } from '../../kit'

const TONES: Record<string, Tone> = { leonardo: 'blue', michelangelo: 'orange', donatello: 'purple', raphael: 'red' }
export const TURTLES = ['leonardo', 'raphael', 'donatello', 'michelangelo'] as const

/** Before a Turtle is chosen a seat has no color. */
export const toneOf = (turtle: string | null): Tone => (turtle ? TONES[turtle] : undefined) ?? 'night'
export const emblemOf = (turtle: string | null): EmblemName => (turtle ?? 'shell') as EmblemName
export const turtleName = (turtle: string): string => turtle[0]!.toUpperCase() + turtle.slice(1)

/** What can be held: its sign or portrait, its name, and whether it is kept after use. */
export const THINGS: Record<string, { name: string; use: SignName | EmblemName }> = {
  'key-card': { name: 'Key Card', use: 'key-card' },
  dynamite: { name: 'Dynamite', use: 'dynamite' },
  splinter: { name: 'Splinter', use: 'splinter' },
  'ninja-stars': { name: 'Ninja Stars', use: 'ninja-star' },
  pizza: { name: 'Pizza', use: 'pizza' },
}
