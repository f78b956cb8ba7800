import { play as sound } from '../../kit'
import type { RacePlayerView, RaceView, SeatInfo } from '../../wire'
import { distances, spaceOf } from './board/map'
import type { Content } from './content'
import { parts, type Parts } from './options'
import type { Show } from './show.svelte'
import type { RaceTable } from './table'

/** A space that can be chosen: the end of a walk, a step over somebody, for itself, or to look at its tile. */
export interface LitSpace { kind: 'walk' | 'over' | 'space' | 'look'; words: string; /** Steps to it. */ n: number }

/** What this player is doing at the table. It knows no rules: it reads options and sends keys. */
export class Game {
  /** The space that is pointed at. */
  peek = $state.raw<string | null>(null)
  /** The steps that are still to be sent, each when its question comes; then the pawn stops. */
  #walk = $state.raw<readonly string[] | null>(null)
  /** The choice that was put last. */
  #asked: number | null = null

  readonly table: RaceTable
  readonly show: Show
  readonly content: Content
  readonly options: Parts[] = $derived.by(() => this.table.options.map(parts))
  readonly lit: Record<string, LitSpace> = $derived.by(() => this.#light())
  readonly #distances = $derived.by(() => distances(new Set(this.show.view.tiles.filter(({ kind }) => kind === 'blockage').map(({ space }) => space))))

  constructor(table: RaceTable, show: Show, content: Content) {
    this.table = table
    this.show = show
    this.content = content
  }

  /** As it is now; what is seen may be a moment behind: `show.view`. */
  get view(): RaceView { return this.table.view<RaceView>()! }
  get seats(): SeatInfo[] { return this.table.state!.seats }
  get walking(): boolean { return this.#walk !== null }
  get onTurn(): RacePlayerView | undefined { return this.show.view.players.find(({ seat }) => seat === this.show.view.turn) }
  /** Turtles are chosen before the first turn. */
  get casting(): boolean { return this.view.players.some(({ turtle }) => turtle === null) }

  player(seat: number): RacePlayerView { return this.show.view.players[seat]! }
  nameOf(seat: number): string { return this.table.nameOf(seat) }
  /** Steps to Shredder around the Blockages that are known. */
  distance(player: RacePlayerView): number { return this.#distances.get(player.space) ?? Infinity }
  /** From the pawn on turn to a space where its move could end. */
  wayTo(space: string): string[] | undefined {
    const way = this.view.reach[space]
    const { turn } = this.view
    return way && turn !== null ? [this.view.players[turn]!.space, ...way] : undefined
  }

  // --- what is pressed ---------------------------------------------------------------------------------------------

  answer(key: string): void {
    this.peek = null
    this.#walk = null
    this.table.answer(key)
  }

  /** Shows by which rule a thing cannot be done. */
  async ask(key: string): Promise<void> {
    if (!this.table.asked) return
    sound('refuse')
    const reason = await this.table.why(key)
    this.table.refusal = { type: 'refused', key, ...reason }
  }

  space(space: string): void {
    const way = this.#steps() ? this.view.reach[space] : undefined
    const key = ['space', 'look', 'step'].map((verb) => `${verb}:${space}`).find((one) => this.table.can(one))
    if (way) this.#step(way)
    else if (key) this.answer(key)
    else void this.ask(`${this.options.find(({ verb }) => ['space', 'look'].includes(verb))?.verb ?? 'step'}:${space}`)
  }

  /** Stops a walk that is under way. */
  halt(): void { this.#walk = null }

  #steps(): boolean { return this.options.some(({ verb }) => verb === 'step') }

  #step([space, ...rest]: readonly string[]): void {
    if (!this.table.can(`step:${space}`)) return
    this.answer(`step:${space}`)
    this.#walk = rest
  }

  /** After every message. */
  follow(): void {
    const asked = this.table.choice?.id ?? null
    if (asked === this.#asked) return
    this.#asked = asked
    const walk = this.#walk
    this.#walk = null
    // the next step, unless the question is another one by now
    if (!walk || !this.#steps()) return
    if (walk.length) this.#step(walk)
    else if (this.table.can('pass')) this.answer('pass')
  }

  // --- what is lit -------------------------------------------------------------------------------------------------

  #light(): Record<string, LitSpace> {
    const lit: Record<string, LitSpace> = {}
    if ((this.show.busy && !this.show.falling) || this.walking) return lit
    for (const { verb, what, text } of this.options) {
      if (verb === 'space' || verb === 'look') lit[what] = { kind: verb, n: 0, words: text }
      else if (verb === 'step' && !this.view.reach[what]) lit[what] = { kind: 'over', n: 1, words: text }
    }
    if (this.#steps()) {
      for (const [space, { length }] of Object.entries(this.view.reach)) lit[space] = { kind: 'walk', n: length, words: `Walk to ${spaceOf(space).name}` }
    }
    return lit
  }
}
