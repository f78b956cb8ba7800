import type { EventView } from '../../wire'
import type { Content } from './content'
import { leaderOf } from './looks'
import type { AdventuresView, CombatCardView, CombatView } from './types'

/** With these something new begins; what came before is no news any more. */
const BEGINNINGS = new Set(['round', 'initiative', 'ending', 'attacked', 'schemed', 'trap'])
/** Seen on the table, or said by what follows. */
const QUIET = new Set(['laid', 'showed', 'no_card', 'targeted', 'won', 'put_under', 'rolled'])
const MOST = 3

/** What has just happened, in a few sentences: the end of the current matter, how it began in front. */
export function justNow(events: readonly EventView[]): string[] {
  const from = events.findLastIndex(({ name }) => BEGINNINGS.has(name))
  const loud = events.slice(Math.max(from, 0)).filter(({ name }) => !QUIET.has(name))
  // of several steps, or draws, of the same only the last
  const told = loud.filter(({ name, data }, i) => {
    const next = loud[i + 1]
    return next?.name !== name || !(name === 'moved' ? next.data.fighter === data.fighter : name === 'drew' && next.data.deck === data.deck)
  })
  return (told.length > MOST && from >= 0 ? [told[0]!, ...told.slice(1 - MOST)] : told).slice(-MOST).map(({ text }) => text)
}

/** The ways that fighters have just gone, each with its start; an empty one: placed somewhere. */
export function waysIn(events: readonly EventView[]): Record<string, string[]> {
  const ways: Record<string, string[]> = {}
  for (const { name, data } of events) {
    const fighter = String(data.fighter)
    if (name === 'moved') (ways[fighter] ??= [String(data.from)]).push(String(data.space))
    else if (name === 'put') ways[fighter] = []
    else if (name === 'swapped') ways[fighter] = ways[String(data.by)] = []
  }
  return ways
}

/** Combats that ended in the last events: the view may already show the next one. `news` of the events are new. */
export function fought(events: readonly EventView[], news: number, view: AdventuresView, content: Content): CombatView[] {
  const old = events.length - news
  const from = events.slice(0, old).findLastIndex(({ name }) => name === 'attacked')
  const found: CombatView[] = []
  let combat: CombatView | undefined
  for (const { number, name, data } of events.slice(from < 0 ? old : from)) {
    if (name === 'attacked') combat = beginning(String(data.fighter), String(data.target))
    if (!combat) continue
    const side = leaderOf(String(data.deck)) === leadOf(combat.attack.fighter, view) ? 'attack' : 'defense'
    const part = combat[side]
    const n = Number(data.n)
    if (name === 'laid') part.played = true
    else if (name === 'showed') Object.assign(part, { played: true, card: String(data.card), printed: content.card(String(data.card))[side] ?? 0 })
    else if (name === 'changed' || name === 'became') part.reasons.push({ words: data.card ? content.card(String(data.card)).name : '', n, becomes: name === 'became' })
    else if (name === 'ignored') part.ignored = true
    else if (name === 'combat_damage') {
      combat.damage = n
      combat.attack.value = Number(data.attack)
      combat.defense.value = Number(data.defense)
    } else if (name === 'won') {
      combat.winner = data.fighter === combat.attack.fighter ? 'attacker' : 'defender'
      if (number >= (events[old]?.number ?? Infinity)) found.push(combat)
      combat = undefined
    }
  }
  return found
}

const side = (fighter: string): CombatCardView => ({ fighter, played: false, card: null, printed: 0, value: 0, reasons: [], cancelled: [], ignored: false })
const beginning = (attacker: string, target: string): CombatView => ({ attack: side(attacker), defense: side(target), revealed: true, window: 'done', damage: null, winner: null })

/** Who leads the deck of a fighter. */
function leadOf(id: string, view: AdventuresView): string | undefined {
  const fighter = view.fighters.find((one) => one.id === id)
  return fighter && view.decks[fighter.deck]?.id
}
