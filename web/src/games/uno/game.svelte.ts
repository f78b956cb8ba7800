import { play as sound, type ColorLetter } from '../../kit'
import type { SeatInfo, UnoView } from '../../wire'
import { handCards, isWild, type HandCard, type Order } from './cards'
import { likelyNext } from './circle'
import { playKey, playsIn, type Play } from './plays'
import type { UnoTable } from './table'

const PLAYS = new Set(['played', 'jumped_in', 'round_began'])
const EVERY_COLOR: readonly ColorLetter[] = ['B', 'O', 'P', 'R']

/** What this player is doing at the table: the hand as sorted, the card in the fingers, the flag. It knows no rules. */
export class Game {
  order = $state<Order>('color')
  /** The wild whose color is being chosen. */
  picking = $state.raw<HandCard | null>(null)
  /** Cards of the hand that came last. */
  newcomers = $state.raw<ReadonlySet<string>>(new Set())
  /** What to play as soon as the others' time to catch is over. */
  #intention: { key: string; during: number } | null = null
  /** The hand as it was; nothing is new in the first one that is seen. */
  #held: ReadonlySet<string> | null = null
  /** The choice for which the flag is up: it falls by itself when the turn is over. */
  #armedFor = $state<number | null>(null)

  readonly table: UnoTable
  readonly #plays: Play[] = $derived.by(() => playsIn(this.table.options))
  readonly hand: HandCard[] = $derived.by(() => handCards(this.view.hand, this.view.drawn, this.order))

  constructor(table: UnoTable) { this.table = table }

  get view(): UnoView { return this.table.view<UnoView>()! }
  get seats(): SeatInfo[] { return this.table.state!.seats }

  /** Some play now offered may carry the call. */
  get flag(): boolean { return this.#plays.some((play) => play.uno) }
  get armed(): boolean { return this.flag && this.#armedFor === this.table.choice?.id }
  /** Cards are to be played now, so those that cannot be are dimmed. */
  get playing(): boolean { return this.#plays.length > 0 || this.table.can('draw') || this.table.can('keep') }
  /** Others may still catch somebody, but I am the next to play and may go on. */
  get mayGoOn(): boolean {
    return this.table.can('pass') && (this.table.can('catch') || this.table.choice?.rule === '10.3') && likelyNext(this.view) === this.table.me
  }

  /** The one seat that is asked; while several are, the one whose turn it is. */
  get active(): number | null {
    if (this.view.sheet || !this.table.choice) return null
    const { seats } = this.table.choice
    return seats.length === 1 ? seats[0]! : this.view.turn
  }

  /** Who is to draw how many if nothing is done about it. */
  get threat(): { seat: number; cards: number } | null {
    const { choice } = this.table
    const cards = this.view.owed || (choice?.rule === '5.4' ? 4 : 0)
    return cards && choice?.seats.length === 1 ? { seat: choice.seats[0]!, cards } : null
  }

  /** One card left, and the call was made since the card before was played. */
  called(seat: number): boolean {
    if (this.view.players[seat]?.cards !== 1) return false
    return this.table.events.findLast(({ name, data }) => data.player === seat && (name === 'called_uno' || PLAYS.has(name)))?.name === 'called_uno'
  }

  /** How many cards this seat has just been made to draw. */
  drewNow(seat: number): { number: number; cards: number } | null {
    const drawn = this.table.fresh.filter(({ name, data }) => name === 'drew' && data.player === seat)
    return drawn.length > 1 ? { number: drawn[0]!.number, cards: drawn.length } : null
  }

  playsOf(card: HandCard): Play[] {
    // while a drawn card is in suspense its twins in the hand stay where they are
    if (this.view.drawn && !card.drawn) return []
    return this.#plays.filter((play) => play.face === card.face && !play.uno)
  }

  /** Colors to declare with the wild in the fingers; "" is none at all. */
  get colors(): (ColorLetter | '')[] {
    if (!this.picking) return []
    const plays = this.playsOf(this.picking)
    return plays.length ? plays.map((play) => play.color) : [...EVERY_COLOR]
  }

  tap(card: HandCard): void {
    const plays = this.playsOf(card)
    if (plays.length === 1) this.#send(plays[0]!.key)
    else if (plays.length || (this.mayGoOn && isWild(card.face))) this.picking = card
    else if (this.mayGoOn) this.#goOn(playKey(card.face))
    else void this.ask(playKey(card.face, isWild(card.face) ? 'B' : ''))
  }

  declare(color: ColorLetter | ''): void {
    const card = this.picking
    this.picking = null
    if (!card) return
    const key = playKey(card.face, color)
    if (this.table.can(key)) this.#send(key)
    else if (this.mayGoOn) this.#goOn(key)
  }

  draw(): void {
    if (this.table.can('draw')) this.answer('draw')
    else if (this.mayGoOn) this.#goOn('draw')
    else void this.ask('draw')
  }

  /** The flag before the play, the call after it. */
  uno(): void {
    if (this.table.can('uno')) this.answer('uno')
    else if (this.flag) this.#armedFor = this.armed ? null : this.table.choice!.id
  }

  answer(key: string): void {
    this.picking = null
    this.table.answer(key)
  }

  /** Shows by which rule a thing cannot be done. */
  async ask(key: string): Promise<void> {
    sound('refuse')
    const reason = await this.table.why(key)
    this.table.refusal = { type: 'refused', key, ...reason }
  }

  /** After every message. */
  follow(): void {
    this.#welcome()
    if (this.picking && !this.hand.some((card) => card.id === this.picking!.id)) this.picking = null
    if (!this.#intention || this.table.choice?.id === this.#intention.during) return
    // if it came otherwise the intention is void: nothing is ever played a lap later
    const { key } = this.#intention
    this.#intention = null
    if (this.table.can(key)) this.table.answer(key)
  }

  /** Cards that were just drawn are marked until I play or draw again. */
  #welcome(): void {
    const ids = new Set(this.hand.map((card) => card.id))
    const held = this.#held ?? ids
    const mine = this.table.fresh.filter(({ data }) => data.player === this.table.me).map(({ name }) => name)
    if (mine.includes('drew') || mine.includes('kept')) this.newcomers = new Set([...ids].filter((id) => !held.has(id)))
    else if (mine.includes('played') || mine.includes('dealt')) this.newcomers = new Set()
    this.#held = ids
  }

  #send(key: string): void {
    this.answer(this.armed ? `${key}+uno` : key)
  }

  #goOn(key: string): void {
    this.#intention = { key, during: this.table.choice!.id }
    this.answer('pass')
  }
}
