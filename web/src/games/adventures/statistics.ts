import type { EventView, SeatInfo } from '../../wire'
import type { Statistic } from '../layouts'
import { leaderOf } from './looks'

const HERO_OF: Record<string, string> = { splinter: 'leonardo', casey: 'raphael', metalhead: 'donatello', april: 'michelangelo', 'bebop-rocksteady': 'shredder' }

/** What is worth a talk after the game, a value a seat. A line in which nothing happened is left out. */
export function statistics(events: readonly EventView[], seats: readonly SeatInfo[]): Statistic[] {
  const lines = new Map<string, number[]>()
  const players = new Map<string, number>()
  /** The seat of a fighter, or of the one who leads a deck; enemies have none. */
  const seatOf = (id: unknown) => players.get(leaderOf(String(id))) ?? players.get(HERO_OF[String(id)] ?? '')
  const count = (words: string, seat: number | undefined, n = 1) => {
    if (seat === undefined) return
    const line = lines.get(words) ?? seats.map(() => 0)
    line[seat]! += n
    lines.set(words, line)
  }

  let turn: unknown
  let attacker: unknown
  let mover: unknown
  for (const { name, data } of events) {
    const n = Number(data.n)
    if (name === 'chose_hero') players.set(leaderOf(String(data.deck)), Number(data.seat))
    else if (name === 'initiative') turn = data.what
    else if (name === 'moved') mover = data.fighter
    else if (name === 'attacked') attacker = data.fighter
    else if (name === 'combat_damage') count('Damage dealt in combat', seatOf(attacker), n)
    else if (name === 'hurt') count('Damage taken', seatOf(data.fighter), n)
    else if (name === 'healed') count('Healed', seatOf(data.fighter), n)
    else if (name === 'won') count('Combats won', seatOf(data.fighter))
    else if (name === 'laid') count('Cards played', Number(data.seat))
    else if (name === 'schemed') count('Cards played', seatOf(data.deck))
    else if (name === 'drew') count('Cards drawn', Number(data.seat))
    else if (name === 'gained') count('Actions gained', seatOf(data.deck), n)
    else if (name === 'soldier_removed') count('Foot soldiers removed', seatOf(mover))
    else if (name === 'machine' && !data.active) count('Machines stopped', seatOf(turn))
  }
  return [...lines].map(([words, values]) => ({ words, values }))
}
