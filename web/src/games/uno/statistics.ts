import type { EventView, SeatInfo } from '../../wire'
import type { Statistic } from '../layouts'

/** What is worth a talk after the game, a value a seat. A line in which nothing happened is left out. */
export function statistics(events: readonly EventView[], seats: readonly SeatInfo[]): Statistic[] {
  /** How many such events happened to the seat that is named in a field. */
  const count = (name: string, field = 'player', which: (event: EventView) => boolean = () => true) =>
    seats.map(({ seat }) => events.filter((event) => event.name === name && event.data[field] === seat && which(event)).length)
  const bluff = ({ data }: EventView) => data.bluff === 1
  const honest = ({ data }: EventView) => data.bluff === 0

  const played = count('played')
  const lines: Statistic[] = [
    { words: 'Rounds won', values: count('round_won') },
    { words: 'Cards played', values: count('jumped_in').map((jumps, seat) => jumps + played[seat]!) },
    { words: 'Cards drawn', values: count('drew') },
    { words: 'Plays in a row without drawing', values: seats.map(({ seat }) => longestStreak(events, seat)) },
    { words: 'Turns lost', values: count('lost_turn') },
    { words: 'Jumped in', values: count('jumped_in') },
    { words: 'UNO called', values: count('called_uno') },
    { words: 'Caught without UNO', values: count('caught') },
    { words: 'Caught somebody', values: count('caught', 'by') },
    { words: 'Bluffs found out', values: count('verdict', 'accused', bluff) },
    { words: 'Challenges won', values: count('verdict', 'player', bluff) },
    { words: 'Challenges lost', values: count('verdict', 'player', honest) },
  ]
  return lines.filter(({ values }) => values.some((value) => value > 0))
}

function longestStreak(events: readonly EventView[], seat: number): number {
  let best = 0
  let streak = 0
  for (const { name, data } of events) {
    if (name === 'round_began' || (name === 'drew' && data.player === seat)) streak = 0
    else if ((name === 'played' || name === 'jumped_in') && data.player === seat) best = Math.max(best, ++streak)
  }
  return best
}
