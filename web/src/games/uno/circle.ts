import type { UnoView } from '../../wire'

/** All other seats, clockwise from the one on my left; for a spectator, who has no seat, everybody. */
export function othersClockwise(me: number | null, seats: number): number[] {
  const first = me === null ? 0 : me + 1
  return Array.from({ length: me === null ? seats : seats - 1 }, (_, i) => (first + i) % seats)
}

/** How many of the others sit on the left, along the top, and on the right of the table. */
export function sides(others: number): [number, number, number] {
  const side = others < 3 ? 0 : others < 6 ? 1 : others < 8 ? 2 : 3
  return [side, others - 2 * side, side]
}

/**
 * Who probably acts after the card on the pile. Only a guess, for comfort: whoever it is may play on without first
 * saying that the catch is let be.
 */
export function likelyNext(view: UnoView): number {
  const seats = view.players.length
  const direction = view.top.endsWith('-rev') ? -view.direction : view.direction
  const steps = /(-skip|.\+2)$/.test(view.top) ? 2 : 1
  return (((view.turn + direction * steps) % seats) + seats) % seats
}
