import type { SignName } from './sprite-names'

export type ColorName = 'blue' | 'orange' | 'purple' | 'red'
/** The letter the engine uses. */
export type ColorLetter = 'B' | 'O' | 'P' | 'R'

/** The four colors in table order, each with the symbol that goes with it. */
export const COLORS: readonly { letter: ColorLetter; name: ColorName; sign: SignName }[] = [
  { letter: 'B', name: 'blue', sign: 'blades' },
  { letter: 'O', name: 'orange', sign: 'sticks' },
  { letter: 'P', name: 'purple', sign: 'staff' },
  { letter: 'R', name: 'red', sign: 'trident' },
]

export const colorOf = (letter: string | undefined) => COLORS.find((c) => c.letter === letter)
export const signOf = (name: ColorName): SignName => COLORS.find((c) => c.name === name)!.sign

/** The ground of a card or plate: one of the four colors, or that of somebody who has none of them. */
export type Tone = ColorName | 'villain' | 'krang' | 'steel' | 'swamp' | 'rust' | 'night' | 'ally'
