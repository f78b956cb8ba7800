import type { EventView } from '../../wire'

// Each of these begins a new "what just happened"; the rest are its consequences.
const DEEDS = new Set(['round_began', 'played', 'jumped_in', 'passed', 'kept', 'caught', 'called_uno', 'accepted', 'challenged', 'swapped_hands', 'stalemate'])
// Seen on the table anyway, or the same thing again.
const SMALL = new Set(['dealt', 'showed_to_one', 'showed_to_all', 'shuffled', 'ready', 'counted', 'turned_up'])

const isDeed = ({ name, rule }: EventView) => DEEDS.has(name) || (name === 'drew' && rule === '2.3')

export interface Headline { number: number; seat: number | null; text: string }

/** The last thing done and what came of it, in a line. */
export function headline(events: readonly EventView[], nameOf: (seat: number) => string): Headline | null {
  const first = events.findLastIndex(isDeed)
  if (first < 0) return null
  const words: string[] = []
  const happened = events.slice(first).filter(({ name }) => !SMALL.has(name))
  happened.forEach((event, i) => {
    // a run of drawn cards is one thing that happened
    const { name, data } = event
    const next = happened[i + 1]
    if (name === 'drew' && next?.name === 'drew' && next.data.player === data.player) return
    let cards = 1
    while (name === 'drew' && happened[i - cards]?.name === 'drew' && happened[i - cards]!.data.player === data.player) cards++
    words.push(cards > 1 ? `${nameOf(Number(data.player))} draws ${cards} cards.` : event.text)
  })
  const { data, number } = events[first]!
  const seat = data.by ?? data.player
  return { number, seat: seat === undefined ? null : Number(seat), text: words.join(' ') }
}

/** The color that counted before the card on the pile was played, as a letter; a challenge is about it. */
export function colorBefore(events: readonly EventView[]): string {
  const colors = events.flatMap(({ name, data }) =>
    name === 'played' || name === 'jumped_in' ? [String(data.color)] : name === 'turned_up' ? [String(data.card)[0]!] : [])
  return colors.at(-2) ?? ''
}
