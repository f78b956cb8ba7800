import { play as sound } from '../../kit'
import type { SeatInfo } from '../../wire'
import { Joints, sidesOf } from './board/geometry'
import type { Content } from './content'
import { parts, type Parts } from './options'
import type { ShowdownTable } from './table'
import type { CardView, CharacterView, ShowdownView } from './types'

/** A question of this browser alone, when what was pressed can mean several things. */
export interface Aside {
  sentence: string
  answers: { label: string; danger?: boolean; then: () => void }[]
}

/** A space that can be chosen: for a step, at the end of a walk, for a tile, or as itself. */
export interface LitSpace { kind: 'step' | 'far' | 'lay' | 'space'; words: string; /** Steps to it. */ n: number }

export interface Lit {
  spaces: Record<string, LitSpace>
  characters: Record<string, string>
  edges: Record<string, string>
  cards: Record<string, string>
}

/** A tile held over a space: where, and turned how; `spin` never goes back, so that the picture turns on. */
export interface Held { space: string; turned: number; spin: number }

/** What this player is doing at the table. It knows no rules: it reads options and sends keys. */
export class Game {
  /** The card under the magnifier. */
  looking = $state.raw<string | null>(null)
  aside = $state.raw<Aside | null>(null)
  held = $state.raw<Held | null>(null)
  /** The space that is pointed at. */
  peek = $state.raw<string | null>(null)
  /** The view as far as it is shown: a Showdown is played to its end first. */
  shown = $state.raw() as ShowdownView
  #walk: { character: string; steps: string[] } | null = null
  /** The choice that was put last. */
  #asked: number | null = null

  readonly table: ShowdownTable
  readonly content: Content
  readonly options: Parts[] = $derived.by(() => this.table.options.map(parts))
  /** For the tile in hand: the spaces, each with the turns that differ. */
  readonly places: Map<string, number[]> = $derived.by(() => this.#places())
  readonly lit: Lit = $derived.by(() => this.#light())
  readonly joints: Joints = $derived.by(() => new Joints(this.shown, (token) => this.content.opens(token)))

  constructor(table: ShowdownTable, content: Content) {
    this.table = table
    this.content = content
    this.shown = this.view
  }

  get view(): ShowdownView { return this.table.view<ShowdownView>()! }
  get seats(): SeatInfo[] { return this.table.state!.seats }
  /** The pattern of the tile in hand: drawn, or taken up by an ability. */
  get pattern(): string | null {
    const { drawn, chosen } = this.view.turn
    return drawn ?? this.view.tiles.find(({ space }) => space === chosen)?.sides ?? null
  }
  /** The sides of the tile that is held over the board, as they lie. */
  get heldSides(): string | undefined { return this.held && this.pattern ? sidesOf({ sides: this.pattern, turned: this.held.turned }) : undefined }
  /** Everything may be done now, but the turn may not end yet: these are why. */
  get owed(): string[] {
    const { turn } = this.view
    if (!this.acting || this.table.can('pass')) return []
    return [...(turn.must_move ? ['move'] : []), ...(turn.to_place ? [`place ${turn.to_place}`] : [])]
  }
  /** The question is what to do in my turn. */
  get acting(): boolean { return this.table.asked && this.table.choice?.rule === '3.2' && !this.places.size }

  character(id: string): CharacterView { return this.view.characters.find((one) => one.id === id)! }
  card(id: string): CardView | undefined { return this.view.cards.find((one) => one.id === id) }
  nameOf(id: string): string { return this.view.characters.find((one) => one.id === id)?.name ?? id }
  on(space: string): CharacterView[] { return this.view.characters.filter((one) => one.space === space) }
  foes(team: string): CharacterView[] { return this.view.characters.filter((one) => one.team !== team) }
  playerOf({ seat }: CharacterView): string { return this.table.nameOf(seat) }
  get active(): CharacterView | undefined { return this.view.characters.find(({ id }) => id === this.view.turn.character) }
  /** Who stands where a step of this question begins. */
  get walker(): CharacterView | undefined {
    const { chosen } = this.view.turn
    return this.view.characters.find(({ id }) => id === chosen) ?? this.active
  }
  get myTeam(): string | undefined { return this.view.characters.find(({ seat }) => seat === this.table.me)?.team }

  // --- what is pressed ---------------------------------------------------------------------------------------------

  answer(key: string): void {
    this.#clear()
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
    if (this.places.has(space)) return this.held?.space === space ? this.turn() : this.hold(space)
    const lit = this.lit.spaces[space]
    const attacks = this.on(space).flatMap(({ id }) => this.#attacks(id))
    if (lit?.kind === 'space') return this.answer(`space:${space}`)
    if (lit && !attacks.length) return this.#go(space)
    if (attacks.length) {
      const step = lit ? [{ label: lit.kind === 'far' ? `Walk there in ${lit.n} steps and fight` : 'Step there and fight', danger: true, then: () => this.#go(space) }] : []
      return this.#offer('What do you do?', [...attacks, ...step])
    }
    const chosen = this.on(space).find(({ id }) => this.lit.characters[id])
    if (chosen) this.onCharacter(chosen.id)
    else void this.ask(this.places.size ? `lay:${space}:0` : this.options.some(({ verb }) => verb === 'space') ? `space:${space}` : `step:${space}`)
  }

  onCharacter(id: string): void {
    if (this.table.can(`character:${id}`)) this.answer(`character:${id}`)
    else this.space(this.character(id).space)
  }

  edge(edge: string): void { this.answer(`edge:${edge}`) }

  /** A card of the table: activates it if that is asked, else it is looked at. */
  onCard(id: string): void { this.looking = id }

  // --- the tile in hand --------------------------------------------------------------------------------------------

  hold(space: string): void {
    const turns = this.places.get(space)
    if (!turns) return
    sound('card')
    // the turn is kept from space to space
    const turned = this.held && turns.includes(this.held.turned) ? this.held.turned : turns[0]!
    this.held = { space, turned, spin: this.held?.turned === turned ? this.held.spin : turned }
  }

  /** A quarter turn on, or as far as the next picture that differs. */
  turn(): void {
    const { held } = this
    const turns = held && this.places.get(held.space)
    if (!turns || turns.length < 2) return
    sound('tick')
    const next = turns[(turns.indexOf(held.turned) + 1) % turns.length]!
    this.held = { ...held, turned: next, spin: held.spin + ((next - held.turned + 360) % 360) }
  }

  put(): void { if (this.held) this.answer(`lay:${this.held.space}:${this.held.turned}`) }
  takeBack(): void { this.held = null }

  // --- walking -----------------------------------------------------------------------------------------------------

  /** One step, or the whole way, sent step by step. */
  #go(space: string): void {
    const way = this.table.can(`step:${space}`) ? [space] : this.view.reach?.steps[space] ?? []
    this.#step({ character: this.walker?.id ?? '', steps: [...way] })
  }

  #step({ character, steps: [space, ...rest] }: { character: string; steps: string[] }): void {
    if (space === undefined || !this.table.can(`step:${space}`)) return
    this.answer(`step:${space}`)
    if (rest.length) this.#walk = { character, steps: rest }
  }

  /** After every message. */
  follow(): void {
    const asked = this.table.choice?.id ?? null
    if (asked === this.#asked) return
    this.#asked = asked
    const walk = this.#walk
    this.#clear()
    // the next step, unless the question is another one by now
    if (walk && walk.character === this.walker?.id) return this.#step(walk)
    if (this.places.size === 1) this.hold([...this.places.keys()][0]!)
  }

  #clear(): void {
    this.aside = null
    this.looking = null
    this.held = null
    this.#walk = null
  }

  #offer(sentence: string, answers: Aside['answers']): void {
    if (answers.length === 1) answers[0]!.then()
    else this.aside = { sentence, answers }
  }

  #attacks(id: string): Aside['answers'] {
    return this.options.filter(({ verb, what }) => (verb === 'attack' || verb === 'attack-with-ability') && what === id)
      .map(({ key, text }) => ({ label: text, danger: true, then: () => this.answer(key) }))
  }

  // --- what is lit -------------------------------------------------------------------------------------------------

  #places(): Map<string, number[]> {
    const places = new Map<string, number[]>()
    for (const { verb, what } of this.options) {
      if (verb !== 'lay') continue
      const at = what.indexOf(':')
      const space = what.slice(0, at)
      places.set(space, [...(places.get(space) ?? []), Number(what.slice(at + 1))])
    }
    return places
  }

  #light(): Lit {
    const lit: Lit = { spaces: {}, characters: {}, edges: {}, cards: {} }
    const { turn, reach } = this.view
    for (const space of this.places.keys()) {
      lit.spaces[space] = { kind: 'lay', n: 0, words: turn.drawn && turn.distance ? `Closest empty space, ${turn.distance} away: put the tile here` : 'Put the tile here' }
    }
    for (const { verb, what, key, text } of this.options) {
      if (verb === 'step') lit.spaces[what] = { kind: 'step', words: text, n: 1 }
      else if (verb === 'space') lit.spaces[what] = { kind: 'space', words: text, n: 0 }
      else if (verb === 'edge') lit.edges[what] = text
      else if (verb === 'character' || verb === 'attack') lit.characters[what] = text
      else if (verb === 'attack-with-ability') lit.characters[what] ??= text
      else if (verb === 'card') lit.cards[what] = key
    }
    if (reach && !turn.chosen && this.options.some(({ verb }) => verb === 'step')) {
      for (const [space, way] of Object.entries(reach.steps)) {
        lit.spaces[space] ??= { kind: 'far', words: `${this.nameOf(reach.character)} walks here in ${way.length} steps`, n: way.length }
      }
    }
    return lit
  }
}
