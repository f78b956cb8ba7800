import type { ColorLetter } from '../../kit'
import type { OptionView } from '../../wire'

/** An option that lays a card: `play:R5`, `play:W(P)`, `play:R5+uno`. */
export interface Play {
  key: string
  face: string
  /** Declared with a wild; "" for a colored card, or a last wild that needs none. */
  color: ColorLetter | ''
  uno: boolean
  bluff: boolean
}

const PLAY = /^play:(.+?)(?:\(([BOPR])\))?(\+uno)?$/

export function playsIn(options: readonly OptionView[]): Play[] {
  return options.flatMap(({ key, note }) => {
    const [, face, color, uno] = PLAY.exec(key) ?? []
    return face ? [{ key, face, color: (color ?? '') as ColorLetter | '', uno: uno !== undefined, bluff: note === 'bluff' }] : []
  })
}

export const playKey = (face: string, color: ColorLetter | '' = ''): string => `play:${face}${color && `(${color})`}`
