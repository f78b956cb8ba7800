// Faces as the engine names them: R5, B-skip, P-rev, O+2, W, +4, SW; a declared wild: W(P).
const COLORS = 'BOPR'
const RANKS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '-skip', '-rev', '+2']
const WILDS = ['W', '+4', 'SW']

export type Order = 'color' | 'rank'

export const isWild = (face: string): boolean => WILDS.includes(face.split('(')[0]!)

/** The letter of the printed or declared color; "" for a wild without one. */
export const colorLetter = (face: string): string =>
  isWild(face) ? /\((.)\)/.exec(face)?.[1] ?? '' : face[0]!

function place(face: string, order: Order): number {
  // wild cards last, in either order
  if (isWild(face)) return 100 + WILDS.indexOf(face)
  const color = COLORS.indexOf(face[0]!)
  const rank = RANKS.indexOf(face.slice(1))
  return order === 'color' ? color * RANKS.length + rank : rank * COLORS.length + color
}

export interface HandCard {
  /** Two red fives are `R5#0` and `R5#1`: which of two equal cards is which has no meaning. */
  id: string
  face: string
  /** In suspense: its owner decides whether to play or to keep it. */
  drawn: boolean
}

/** The hand in the order asked for; the card in suspense lies apart, at the right end. */
export function handCards(hand: readonly string[], drawn: string | null, order: Order): HandCard[] {
  const seen = new Map<string, number>()
  const cards = [...hand].sort((a, b) => place(a, order) - place(b, order)).map((face) => {
    const nth = seen.get(face) ?? 0
    seen.set(face, nth + 1)
    return { id: `${face}#${nth}`, face, drawn: false }
  })
  return drawn ? [...cards, { id: 'drawn', face: drawn, drawn: true }] : cards
}
