import { play as sound } from '../../kit'
import type { SeatInfo } from '../../wire'
import type { Lit } from './board/view'
import type { Content } from './content'
import { attacksIn, parts, type Attack, type Parts } from './options'
import type { AdventuresTable } from './table'
import type { AdventuresView, DeckView, FighterView, RouteView } from './types'
import { linesOf, stepsTo, type Walk } from './walk'

/** Two equal cards are `katana#0` and `katana#1`: which is which has no meaning. */
export interface HandCard { id: string; card: string }

/** A question of this browser alone, when what was pressed can mean several things. */
export interface Aside {
  sentence: string
  answers: { label: string; then: () => void }[]
}

/** What this player is doing at the table. It knows no rules: it reads options and sends keys. */
export class Game {
  /** The card under the magnifier. */
  looking = $state.raw<string | null>(null)
  /** A pile that is looked through. */
  pile = $state.raw<{ title: string; cards: readonly string[] } | null>(null)
  aside = $state.raw<Aside | null>(null)
  /** The fighter whose move removes soldiers (6.6), as far as this browser chose it. */
  #sweeper = $state.raw<string | null>(null)
  #walk: Walk | null = null
  /** The choice that was put last. */
  #asked: number | null = null

  readonly table: AdventuresTable
  readonly content: Content
  readonly options: Parts[] = $derived.by(() => this.table.options.map(parts))
  readonly attacks: Attack[] = $derived.by(() => attacksIn(this.options))
  readonly hand: HandCard[] = $derived.by(() => numbered(this.mine?.cards ?? []))
  /** Cards that can be chosen and are not in my hand: of a pile, of a deck. */
  readonly spread: string[] = $derived.by(() =>
    this.options.filter(({ verb, what }) => verb === 'card' && !this.mine?.cards.includes(what)).map(({ what }) => what))
  readonly lit: Lit = $derived.by(() => this.#light())

  constructor(table: AdventuresTable, content: Content) {
    this.table = table
    this.content = content
  }

  get view(): AdventuresView { return this.table.view<AdventuresView>()! }
  get seats(): SeatInfo[] { return this.table.state!.seats }
  get mine(): DeckView | null { return this.table.me === null ? null : this.view.decks.find(({ seat }) => seat === this.table.me) ?? null }
  /** Cards are to be chosen, so those that cannot be are dimmed. */
  get choosing(): boolean { return this.table.asked && this.options.some(({ verb }) => verb === 'card' || verb === 'maneuver') }
  /** Something on the board is to be chosen, so nothing may cover it. */
  get boardAsks(): boolean { return this.options.some((option) => this.onBoard(option)) }
  onBoard(option: Parts): boolean { return ['space', 'line', 'machine'].includes(option.verb) || this.standeeOf(option) !== undefined }
  /** Who stands on the board for an answer: a fighter; for a deck or a player the one who leads it. */
  standeeOf({ verb, what }: Parts): string | undefined {
    const id = verb === 'player' ? this.view.decks.find(({ seat }) => String(seat) === what)?.id : what
    return ['fighter', 'clear', 'deck', 'player'].includes(verb) && id && this.fighter(id)?.space ? id : undefined
  }
  /** Cards of the top of a deck that I have just looked at, as long as I decide about them. */
  get looked(): string[] {
    if (!this.options.some(({ verb }) => verb === 'yes' || verb === 'option')) return []
    const { events } = this.table
    const last = events.slice(events.findLastIndex(({ name }) => name !== 'looked') + 1)
    return last.flatMap(({ data }) => (data.card ? [String(data.card)] : []))
  }
  /** My fighter that walks, if this question is about its next step. */
  get walker(): RouteView | null {
    const [reach, other] = this.view.reach
    return reach && !other && this.options.some(({ verb }) => verb === 'space') ? reach : null
  }
  get sweeping(): boolean { return this.walker !== null && this.walker.fighter === this.#sweeper }

  fighter(id: string): FighterView | undefined { return this.view.fighters.find((fighter) => fighter.id === id) }
  nameOf(id: string): string { return this.fighter(id)?.name ?? this.content.deck(id)?.name ?? id }
  fightersOf(deck: DeckView): FighterView[] {
    const at = this.view.decks.indexOf(deck)
    return this.view.fighters.filter((fighter) => fighter.deck === at)
  }
  /** Who plays a deck, in words: the person, or the enemy. */
  ownerOf(deck: DeckView): string { return deck.seat === null ? deck.name : this.table.nameOf(deck.seat) }

  // --- what is pressed ---------------------------------------------------------------------------------------------

  /** The option that a card of my hand stands for. */
  playOf(card: string): Parts | undefined { return this.options.find(({ verb, what }) => verb === 'card' && what === card) }

  card(card: string): void {
    const play = this.playOf(card)
    if (play) this.answer(play.key)
    else void this.ask(`card:${card}`)
  }

  space(space: string): void {
    const { walker } = this
    if (walker?.routes[space]) return this.#walkTo(walker, space)
    if (this.table.can(`space:${space}`)) return this.answer(`space:${space}`)
    const ways = this.#moversTo(space)
    if (ways.length) this.#offer(`Who moves there?`, ways)
    else void this.ask(`space:${space}`)
  }

  onFighter(id: string): void {
    const found = [
      ...this.options.filter((option) => this.standeeOf(option) === id),
      ...this.attacks.filter(({ target }) => target === id),
    ]
    if (found.length) this.#offer(`What about ${this.nameOf(id)}?`, found.map(({ key, text }) => ({ label: text, then: () => this.answer(key) })))
    else void this.ask(`fighter:${id}`)
  }

  /** Puts several things that a press can mean to the player; a single one is done. */
  #offer(sentence: string, answers: Aside['answers']): void {
    if (answers.length === 1) answers[0]!.then()
    else this.aside = { sentence, answers }
  }

  answer(key: string): void {
    this.aside = null
    this.looking = null
    this.pile = null
    this.#walk = null
    const [verb, fighter] = key.split(':')
    if (verb === 'clear') this.#sweeper = fighter!
    else if (verb === 'fighter' || verb === 'maneuver') this.#sweeper = null
    this.table.answer(key)
  }

  /** Shows by which rule a thing cannot be done. */
  async ask(key: string): Promise<void> {
    if (this.table.me === null) return
    sound('refuse')
    const reason = await this.table.why(key)
    this.table.refusal = { type: 'refused', key, ...reason }
  }

  // --- walking -----------------------------------------------------------------------------------------------------

  /** All ways in which one of my fighters could go to a space, on the question which of them moves. */
  #moversTo(space: string): Aside['answers'] {
    return this.view.reach.filter(({ routes }) => routes[space]).flatMap((reach) => {
      const steps = stepsTo(reach, space, this.fighter(reach.fighter)?.space ?? null)
      const soldiers = this.#patrolsOn(reach.fighter, steps)
      const start = (verb: string) => () => {
        this.answer(`${verb}:${reach.fighter}`)
        this.#walk = { fighter: reach.fighter, steps }
      }
      const name = this.nameOf(reach.fighter)
      const ways: Aside['answers'] = []
      if (soldiers && this.table.can(`clear:${reach.fighter}`)) ways.push({ label: `${name}, removing ${soldiers} foot ${soldiers === 1 ? 'soldier' : 'soldiers'}`, then: start('clear') })
      if (this.table.can(`fighter:${reach.fighter}`)) ways.push({ label: soldiers ? `${name}, removing none` : name, then: start('fighter') })
      return ways
    })
  }

  #patrolsOn(fighter: string, steps: readonly string[]): number {
    const lines = linesOf(this.fighter(fighter)?.space ?? null, steps)
    return this.view.soldiers.filter(({ line, entrenched }) => !entrenched && lines.includes(line)).length
  }

  #walkTo(reach: RouteView, space: string): void {
    this.#step({ fighter: reach.fighter, steps: stepsTo(reach, space, this.fighter(reach.fighter)?.space ?? null) })
  }

  /** One step, and the rest when the next question comes; after the last one it stops. */
  #step({ fighter, steps: [space, ...rest] }: Walk): void {
    const key = space === undefined ? 'pass' : `space:${space}`
    if (!this.table.can(key)) return
    this.answer(key)
    if (space !== undefined) this.#walk = { fighter, steps: rest }
  }

  /** After every message. */
  follow(): void {
    const asked = this.table.choice?.id ?? null
    if (asked === this.#asked) return
    this.#asked = asked
    this.aside = null
    // the next step, unless the question is another one by now
    const walk = this.#walk
    this.#walk = null
    if (walk && walk.fighter === this.walker?.fighter) this.#step(walk)
  }

  // --- what is lit -------------------------------------------------------------------------------------------------

  #light(): Lit {
    const spaces: Record<string, string> = {}
    const fighters: Record<string, string> = {}
    const lines: Record<string, string> = {}
    const machines: Record<string, string> = {}
    const movers = new Set<string>()
    for (const option of this.options) {
      const { verb, what, text } = option
      const standee = this.standeeOf(option)
      if (verb === 'space') spaces[what] = text
      else if (verb === 'line') lines[what] = text
      else if (verb === 'machine') machines[Number(what) - 1] = text
      else if (standee) {
        fighters[standee] ??= text
        movers.add(standee)
      }
    }
    for (const { target, text } of this.attacks) fighters[target] = fighters[target] ? `Attack ${this.nameOf(target)}` : text
    for (const { fighter, routes } of this.view.reach) {
      if (!movers.has(fighter) && this.walker?.fighter !== fighter) continue
      for (const space of Object.keys(routes)) spaces[space] ??= `${this.nameOf(fighter)} moves here`
    }
    return { spaces, fighters, lines, machines }
  }
}

function numbered(cards: readonly string[]): HandCard[] {
  const seen = new Map<string, number>()
  return cards.map((card) => {
    const nth = seen.get(card) ?? 0
    seen.set(card, nth + 1)
    return { id: `${card}#${nth}`, card }
  })
}
