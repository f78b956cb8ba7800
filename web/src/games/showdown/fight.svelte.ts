import { moves, settings } from '../../kit'
import type { EventView } from '../../wire'
import type { ShowdownView } from './types'

export interface Roll { attack: number; defense: number; /** The attacker's die alone was rolled again. */ again: boolean; tied: boolean }

/** A Showdown, from the events that tell of it. */
export interface Fight {
  /** The number of its first event, and of its last one so far. */
  id: number
  last: number
  attacker: string
  defenders: string[]
  /** Of these two Villains one defends, and it is not said yet who. */
  open: boolean
  card: string
  /** The ability was declared for it. */
  strong: boolean
  rolls: Roll[]
  outcome: 'won' | 'held' | null
  /** Spaces gained on the track, and Pizza found there. */
  gained: number
  pizza: number
}

/** The last Showdown among these events. */
export function lastFight(events: readonly EventView[], view: ShowdownView): Fight | null {
  const start = events.findLastIndex(({ name }) => name === 'attacked')
  if (start < 0) return null
  const { number, data } = events[start]!
  const activated = events.slice(0, start).findLast(({ name }) => name === 'activated')
  const card = String(data.ability || activated?.data.card || view.turn.card || '')
  const fight: Fight = { id: number, last: number, attacker: String(data.by), defenders: [], open: false, card, strong: Boolean(data.ability), rolls: [], outcome: null, gained: 0, pizza: 0 }
  for (const { number, name, data } of events.slice(start + 1)) {
    if (name === 'exhausted' || name === 'stepped' || name === 'activated') break
    fight.last = number
    const roll = fight.rolls.at(-1)
    if (name === 'defends') fight.defenders.push(String(data.character))
    else if (name === 'rolled' && !fight.outcome) fight.rolls.push({ attack: Number(data.attack), defense: Number(data.defense), again: false, tied: false })
    else if (name === 'rerolled' && roll) fight.rolls.push({ ...roll, attack: Number(data.attack), again: true })
    else if (name === 'tied' && roll) roll.tied = true
    else if (name === 'beaten' || name === 'held') fight.outcome = name === 'beaten' ? 'won' : 'held'
    else if (name === 'marked' && fight.outcome) fight.gained++
    else if (name === 'track_pizza' && fight.outcome) fight.pizza++
  }
  // nobody is named where only one can be meant
  fight.open = !fight.defenders.length && !fight.rolls.length && view.showdown?.defense === null
  if (!fight.defenders.length) fight.defenders = (!fight.rolls.length && view.showdown?.defenders) || [String(data.character)]
  return fight
}

/** How long each moment is seen, and how long the end stays, in ms. */
const BEAT = 1150
const LINGER = 3600

/**
 * A Showdown as it is shown. The engine rolls to the end at once; here the sides meet, then each roll, then the result.
 * Nobody has to wait for it: any press goes to the end.
 */
export class FightShow {
  fight = $state.raw<Fight | null>(null)
  /** Moments seen: 0 the sides meet, then the rolls, then the result. */
  #at = $state(0)
  #closed = -1
  #timer: ReturnType<typeof setTimeout> | undefined

  get #goal(): number { return this.fight ? this.fight.rolls.length + (this.fight.outcome ? 1 : 0) : 0 }
  /** What has been rolled so far. */
  get roll(): Roll | null { return this.fight?.rolls[Math.min(this.#at, this.fight.rolls.length) - 1] ?? null }
  get rollNumber(): number { return Math.min(this.#at, this.fight?.rolls.length ?? 0) }
  get over(): boolean { return this.fight !== null && this.fight.outcome !== null && this.#at >= this.#goal }
  /** The end is known and not shown yet. */
  get holding(): boolean { return this.fight !== null && this.fight.outcome !== null && !this.over }

  /** After every message. What happened before I came is not replayed. */
  follow(events: readonly EventView[], fresh: readonly EventView[], view: ShowdownView): void {
    const fight = lastFight(events, view)
    const news = fight !== null && fresh.some(({ number }) => number >= fight.id && number <= fight.last)
    if (!fight || fight.id === this.#closed || (!view.showdown && !news && fight.id !== this.fight?.id)) return
    if (fight.id !== this.fight?.id) this.#at = news && moves() ? 0 : fight.rolls.length + 1
    this.fight = fight
    this.#at = Math.min(this.#at, this.#goal)
    this.#play()
  }

  /** To its end at once: something was pressed. */
  skip(): void {
    if (this.#at >= this.#goal) return
    this.#at = this.#goal
    this.#play()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#closed = this.fight?.id ?? -1
    this.fight = null
  }

  #play(): void {
    clearTimeout(this.#timer)
    if (this.#at < this.#goal && !moves()) this.#at = this.#goal
    if (this.#at < this.#goal) {
      this.#timer = setTimeout(() => {
        this.#at++
        this.#play()
      }, settings.motion === 'calm' ? 1.5 * BEAT : BEAT)
    } else if (this.over) this.#timer = setTimeout(() => this.close(), LINGER)
  }
}
