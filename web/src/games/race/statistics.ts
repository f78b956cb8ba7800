import type { EventView, SeatInfo } from '../../wire'
import type { Statistic } from '../layouts'

const LINES: Record<string, string> = {
  stepped: 'Spaces walked', turned_up: 'Tiles turned over', won_battle: 'Battles won', lost_battle: 'Battles lost', entry: 'Rolls at the door', further: 'Further turns', healed: 'Pizza eaten',
  sent: 'Sent across town', beaten: 'Defeated',
}

/** What is worth a talk after the game, a value a seat. A line in which nothing happened is left out. */
export function statistics(events: readonly EventView[], seats: readonly SeatInfo[]): Statistic[] {
  const lines = new Map<string, number[]>()
  const count = (words: string, seat: number, n = 1) => {
    const line = lines.get(words) ?? seats.map(() => 0)
    line[seat]! += n
    lines.set(words, line)
  }
  for (const { name, data } of events) {
    const seat = Number(data.seat)
    if (LINES[name]) count(LINES[name], seat)
    else if (name === 'wounded') count('Wounds taken', seat, Number(data.n))
    else if (name === 'shredder_wounded') count('Wounds dealt to Shredder', seat, Number(data.n))
  }
  return [...lines].map(([words, values]) => ({ words, values }))
}
