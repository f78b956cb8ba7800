import type { EventView, SeatInfo } from '../../wire'
import type { Statistic } from '../layouts'

/** Who runs whom, by the number of players (1.1): Michelangelo, Raphael, Donatello, Leonardo, Bebop, Rocksteady. */
const RUNS: Record<number, number[]> = {
  2: [0, 0, 0, 0, 1, 1], 3: [0, 0, 1, 1, 2, 2], 4: [0, 0, 1, 1, 2, 3], 5: [0, 1, 2, 3, 4, 4], 6: [0, 1, 2, 3, 4, 5],
}
const CHARACTERS = ['michelangelo', 'raphael', 'donatello', 'leonardo', 'bebop', 'rocksteady']
const CHARACTER_OF: Record<string, string> = {
  skateboard: 'michelangelo', nunchuks: 'michelangelo', rage: 'raphael', sai: 'raphael', technology: 'donatello', fling: 'donatello', leader: 'leonardo', katana: 'leonardo',
  chainsaw: 'bebop', charge: 'bebop', grenade: 'rocksteady', 'hammer-smash': 'rocksteady',
}

/** What is worth a talk after the game, a value a seat. A line in which nothing happened is left out. */
export function statistics(events: readonly EventView[], seats: readonly SeatInfo[]): Statistic[] {
  const lines = new Map<string, number[]>()
  const seatOf = (character: unknown) => RUNS[seats.length]?.[CHARACTERS.indexOf(String(character))]
  const count = (words: string, character: unknown, n = 1) => {
    const seat = seatOf(character)
    if (seat === undefined) return
    const line = lines.get(words) ?? seats.map(() => 0)
    line[seat]! += n
    lines.set(words, line)
  }

  let active: string | undefined
  let decided = false
  for (const { name, data } of events) {
    if (name === 'activated') active = CHARACTER_OF[String(data.card)]
    else if (name === 'attacked') decided = false
    else if (name === 'beaten') {
      if (!decided) count('Showdowns won', data.by)
      decided = true
      count('Sent home', data.character)
    } else if (name === 'held') count('Attacks beaten off', data.character)
    else if (name === 'rescued') count('Allies taken along', data.character)
    else if (name === 'delivered') count('Allies brought home', data.character)
    else if (name === 'took_pizza') count('Pizza taken', data.character, Number(data.count))
    else if (name === 'track_pizza') count('Pizza taken', data.character)
    else if (name === 'ate') count('Pizza turns', data.character)
    else if (name === 'placed') count('Tiles placed', active)
    else if (name === 'stepped') count('Steps', data.character)
    else if (name === 'token') count('Tokens placed', active)
  }
  return [...lines].map(([words, values]) => ({ words, values }))
}
