import { moves, play as sound, settings } from '../../kit'
import type { EventView, RaceView } from '../../wire'
import { after } from './changes'
import { follow, sceneIn, type Scene } from './scene'
import { readDesign } from './tiles'

/** How long each happening is seen, in ms; all others pass at once. */
const SEEN: Record<string, number> = {
  rolled: 900, stepped: 230, turned_up: 1000, turned_back: 300, retreated: 420, sent: 600, moved_by_casey: 600, battle: 600, attack_roll: 1000, exchange: 1100, tied: 500, star: 600,
  wounded: 800, won_battle: 1500, lost_battle: 1500, entry: 1500, inside: 700, shredder_wounded: 1500, failed: 1500, won: 1200, beaten: 600, got: 500, healed: 500,
}
const LINGER = 2600

const waits = ({ name }: EventView): number => (SEEN[name] ?? 0) * (settings.motion === 'calm' ? 1.5 : 1)

/** Until all of it is seen, the victory last. */
export const ending = (events: readonly EventView[]): number => (moves() ? events.reduce((all, event) => all + waits(event), 0) : LINGER / 2)

export interface Turned { number: number; seat: number; tile: string }
export interface Rolled { number: number; seat: number; n: number }
export interface Look { space: string; tile: string }

/**
 * What has happened, shown in its order: the engine goes on to the next question at once, here the pawn walks, the tile
 * turns, the dice fall. Nobody has to wait for it: any press goes to the end.
 */
export class Show {
  /** The table as far as it is shown. */
  view = $state.raw() as RaceView
  scene = $state.raw<Scene | null>(null)
  /** The tile just turned over; enemies have a scene instead. */
  turned = $state.raw<Turned | null>(null)
  /** The last roll for a move; `falling` while it is new. */
  rolled = $state.raw<Rolled | null>(null)
  falling = $state(false)
  /** What April has shown to me; kept only until I put it away (3.15). */
  looks = $state.raw<readonly Look[]>([])
  busy = $state(false)
  /** The first event that is still to be shown. */
  unseen = $state.raw<number | null>(null)
  #latest: RaceView
  #queue: EventView[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #linger: ReturnType<typeof setTimeout> | undefined

  constructor(view: RaceView, events: readonly EventView[]) {
    this.view = this.#latest = view
    this.scene = sceneIn(events, view)
    const last = events.findLast(({ name }) => ['rolled', 'turn', 'further'].includes(name))
    if (last?.name === 'rolled') this.#note(last)
  }

  /** After every message. */
  follow(fresh: readonly EventView[], view: RaceView): void {
    this.#latest = view
    this.#queue.push(...fresh)
    const seen = fresh.filter(({ name, data }) => name === 'looked' && data.tile !== undefined)
    if (seen.length) this.looks = [...this.looks, ...seen.map(({ data }) => ({ space: String(data.space), tile: String(data.tile) }))]
    if (!moves() || document.hidden) this.scene = this.#end() ?? this.scene
    else {
      this.#catchUp()
      if (this.busy) this.unseen = this.#queue[0]?.number ?? null
      else this.#go()
    }
  }

  /** To the end at once: something was pressed. What has ended already is put away. */
  skip(): void {
    if (!this.busy && !this.#queue.length) {
      if (this.scene?.outcome) this.scene = null
      this.turned = null
      return
    }
    this.#end()
  }

  /** Everything at once. Gives the battle that ended last, if nothing else has happened since then. */
  #end(): Scene | null {
    clearTimeout(this.#timer)
    let ended: Scene | null = null
    for (const event of this.#queue.splice(0)) {
      this.#show(event)
      if (this.scene) ended = this.scene.outcome ? this.scene : null
      else if (event.name === 'rolled') ended = null
    }
    this.#rest()
    return ended
  }

  close(): void {
    this.scene = null
    this.turned = null
  }

  /** What came before the last two turns is over. */
  #catchUp(): void {
    const turns = this.#queue.flatMap(({ name }, i) => (name === 'turn' ? [i] : []))
    for (const event of this.#queue.splice(0, turns.at(-2) ?? 0)) this.#show(event)
  }

  #go(): void {
    this.busy = true
    while (this.#queue.length) {
      const event = this.#queue.shift()!
      this.#show(event)
      if (event.name === 'stepped' || event.name === 'rolled') sound('tick')
      else if (event.name === 'turned_up') sound('card')
      const wait = waits(event)
      if (!wait) continue
      this.unseen = this.#queue[0]?.number ?? null
      this.#timer = setTimeout(() => this.#go(), wait)
      return
    }
    this.#rest()
  }

  #show(event: EventView): void {
    const { name, number, data } = event
    const seat = Number(data.seat)
    this.view = after(this.view, event)
    this.scene = follow(this.scene, event, this.view)
    this.falling = name === 'rolled'
    if (name === 'rolled') this.#note(event)
    else if (name === 'turn') this.rolled = null
    if (name === 'turned_up') this.turned = readDesign(String(data.tile)).kind === 'enemy' ? null : { number, seat, tile: String(data.tile) }
    else if (name === 'rolled' || name === 'stepped') this.turned = null
  }

  #note({ number, data }: EventView): void { this.rolled = { number, seat: Number(data.seat), n: Number(data.n) } }

  /** All is seen: the table stands as it is. */
  #rest(): void {
    this.busy = false
    this.unseen = null
    this.falling = false
    this.view = this.#latest
    clearTimeout(this.#linger)
    this.#linger = setTimeout(() => {
      if (this.busy) return
      if (this.scene?.outcome) this.scene = null
      this.turned = null
    }, LINGER)
  }
}
