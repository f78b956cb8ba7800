import type { EventView, SeatInfo } from '../../wire'
import type { Statistic } from '../layouts'

/** What is worth a talk after the game, a value a seat. A line in which nothing happened is left out. */
export function statistics(events: readonly EventView[], seats: readonly SeatInfo[]): Statistic[] {
  const sum = (names: string[], amount: (event: EventView) => number = () => 1, field = 'player') =>
    seats.map(({ seat }) => events.reduce((total, event) => names.includes(event.name) && event.data[field] === seat ? total + amount(event) : total, 0))
  const lines: Statistic[] = [
    { words: 'Damage dealt', values: sum(['damaged'], ({ data }) => Number(data.n), 'by') },
    { words: 'Damage taken', values: sum(['damaged'], ({ data }) => Number(data.n)) },
    { words: 'Combats won', values: sum(['won_combat']) },
    { words: 'Cards played', values: sum(['played', 'played_scheme']) },
    { words: 'Actions', values: sum(['maneuvered', 'attacked', 'played_scheme']) },
    { words: 'Foot soldiers removed', values: sum(['removed_soldier']) },
    { words: 'Machines stopped', values: sum(['stopped_machine']) },
  ]
  return lines.filter(({ values }) => values.some((value) => value > 0))
}
