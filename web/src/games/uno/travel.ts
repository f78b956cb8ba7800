import type { EventView } from '../../wire'
import type { HandCard } from './cards'
import type { Flights } from './flights'

/** Between two cards of one deal. */
const BEAT = 50

/** Tells the cards that changed their place where they came from. */
export function travel(flights: Flights, fresh: readonly EventView[], hand: readonly HandCard[], me: number | null, seats: number): void {
  const last = (...names: string[]) => fresh.findLast(({ name }) => names.includes(name))

  const played = last('played', 'jumped_in')
  if (played) {
    const seat = Number(played.data.player)
    flights.fly('pile', seat === me ? fromHand(flights, String(played.data.card), hand) : `seat:${seat}`)
  } else if (last('turned_up')) flights.fly('pile', 'deck')

  const swap = last('swapped_hands', 'hands_moved_on')
  const giver = swap && me !== null ? giverTo(me, swap, seats) : null
  let wait = 0
  for (const { id } of hand) {
    const place = `hand:${id}`
    if (giver !== null) flights.fly(place, `seat:${giver}`, (wait += BEAT / 2))
    else if (flights.was(place)) flights.fly(place, place)
    else if (!flights.was('hand:drawn')) flights.fly(place, 'deck', (wait += BEAT))
    else flights.fly(place, 'hand:drawn')
  }

  const drawn = new Map<number, number>()
  for (const { name, data } of fresh) {
    const cards = name === 'drew' ? 1 : name === 'dealt' ? Number(data.cards) : 0
    const seat = Number(data.player)
    if (cards && seat !== me) drawn.set(seat, (drawn.get(seat) ?? 0) + cards)
  }
  for (const [seat, cards] of drawn) flights.last(`seat:${seat}`, cards).forEach((card, i) => flights.flyElement(card, 'deck', i * BEAT))
}

/** Of several equal cards the last copy is the one that is gone. */
function fromHand(flights: Flights, face: string, hand: readonly HandCard[]): string {
  if (flights.was('hand:drawn')) return 'hand:drawn'
  return `hand:${face}#${hand.filter((card) => card.face === face).length}`
}

/** Whose hand I hold now. */
function giverTo(me: number, { name, data }: EventView, seats: number): number | null {
  if (name === 'hands_moved_on') return (me - Number(data.direction) + seats) % seats
  return data.player === me ? Number(data.other) : data.other === me ? Number(data.player) : null
}
