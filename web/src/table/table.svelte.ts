import type { EmblemName } from '../kit'
import type { Answer, ChoiceView, EventView, FromServer, OptionView, RefusedView, TableView } from '../wire'
import { Line } from './socket'

export type Connection = 'connecting' | 'open' | 'lost' | 'gone'
export interface Reason { rule: string; words: string }

/**
 * The client's side of one table: what the server last said, and what can be said to it. It knows no rules.
 * A component reads the fields and getters; they follow the table by themselves.
 */
export class Table {
  state = $state.raw<TableView | null>(null)
  /** Everything that has happened, as far as this seat may know. */
  events = $state.raw<EventView[]>([])
  /** What the last message brought; empty on arrival, when nothing is news. */
  fresh = $state.raw<EventView[]>([])
  connection = $state<Connection>('connecting')
  /** Why the last answer was not taken. Set it to null once it was read. */
  refusal = $state.raw<RefusedView | null>(null)
  /** The answer that is on its way: the table has not moved on yet. */
  sent = $state.raw<Answer | null>(null)
  /** When the clock of the choice runs out, on the scale of performance.now(). */
  due = $state.raw<number | null>(null)

  /** The first event that the layout has not shown yet; the log waits for it. Null: all is seen. */
  unseen = $state.raw<number | null>(null)

  /** What a game knows of the faces of its players. */
  faceOf = $state.raw<((view: unknown, seat: number) => string | undefined) | undefined>()

  /** An answer of my seat is awaited, from me or from the bot that plays for me. */
  readonly #awaited = $derived(this.me !== null && (this.state?.choice?.seats.includes(this.me) ?? false))
  /** What is put to me is put to the bot while I am away. */
  readonly #choice = $derived.by((): ChoiceView | null => {
    const choice = this.state?.choice ?? null
    return choice && this.#awaited && this.away ? { ...choice, prompt: 'A bot is choosing for you', options: [] } : choice
  })

  readonly id: string
  #line: Line
  /** The first event that is still missing. */
  #next = 0
  #questions = new Map<string, ((reason: Reason) => void)[]>()

  constructor(id: string) {
    this.id = id
    this.#line = new Line(`/api/tables/${encodeURIComponent(id)}/ws`, {
      opened: () => this.#greet(),
      heard: (message) => this.#hear(message),
      lost: () => (this.connection = 'lost'),
      gone: () => (this.connection = 'gone'),
    })
  }

  /** My seat; null if I watch. */
  get me(): number | null { return this.state?.seat ?? null }
  /** A bot plays on for me until I take my seat back. */
  get away(): boolean { return this.me !== null && this.state!.status === 'playing' && this.state!.seats[this.me]!.away }
  get choice(): ChoiceView | null { return this.#choice }
  /** Mine; empty if I am not asked. */
  get options(): OptionView[] { return this.asked ? this.choice!.options : [] }
  /** Am I asked? */
  get asked(): boolean { return this.#awaited && !this.away }

  can(key: string): boolean { return this.options.some((option) => option.key === key) }

  /** The game's own view, as its view.py describes it; null before the game begins. */
  view<T>(): T | null { return this.state?.view as T | null ?? null }

  /** The name in a seat, fit to be read: an open seat has none. */
  nameOf(seat: number): string { return this.state?.seats[seat]?.name || `Seat ${seat + 1}` }

  emblemOf(seat: number): EmblemName {
    const { view, seats } = this.state!
    return ((view && this.faceOf?.(view, seat)) ?? seats[seat]!.emblem) as EmblemName
  }

  answer(key: string): void {
    if (!this.choice || !this.asked) return
    this.refusal = null
    this.sent = { type: 'answer', choice: this.choice.id, key }
    this.#line.send(this.sent)
  }

  /** Why this cannot be done now; comes after the line is mended, if need be. */
  why(key: string): Promise<Reason> {
    return new Promise((resolve) => {
      const waiting = this.#questions.get(key)
      if (waiting) waiting.push(resolve)
      else this.#questions.set(key, [resolve])
      this.#line.send({ type: 'why', key })
    })
  }

  /** Asks to take my last answer back. */
  undo(): void { this.#line.send({ type: 'undo', yes: true }) }
  /** Says whether I agree that another takes an answer back. */
  agree(yes: boolean): void { this.#line.send({ type: 'undo', yes }) }
  /** Lets a bot play on for me, or takes the seat back. */
  leave(away: boolean): void { this.#line.send({ type: 'leave', away }) }
  begin(): void { this.#line.send({ type: 'begin' }) }
  rematch(): void { this.#line.send({ type: 'rematch' }) }

  /** After taking a seat: calls again to be known, and hears everything anew with the eyes of that seat. */
  sitDown(): void {
    this.#next = 0
    this.#line.connect()
  }

  close(): void { this.#line.close() }

  #greet(): void {
    this.#line.send({ type: 'hello', since: this.#next })
    // lost with the line, perhaps; a second copy is harmless
    if (this.sent) this.#line.send(this.sent)
    for (const key of this.#questions.keys()) this.#line.send({ type: 'why', key })
  }

  #hear(message: FromServer): void {
    if (message.type === 'table') this.#show(message)
    else if (message.type === 'why' || this.#questions.has(message.key)) this.#settle(message.key, message)
    else {
      this.refusal = message
      this.sent = null
    }
  }

  #settle(key: string, reason: Reason): void {
    for (const resolve of this.#questions.get(key) ?? []) resolve(reason)
    this.#questions.delete(key)
  }

  #show(state: TableView): void {
    const arrived = this.#next === 0
    const first = state.events[0]?.number ?? Infinity
    // on a new arrival the numbers begin again
    this.events = [...this.events.filter((event) => event.number < first), ...state.events]
    this.fresh = arrived ? [] : state.events
    this.state = state
    this.due = state.choice?.deadline == null ? null : performance.now() + state.choice.deadline * 1000
    this.connection = 'open'
    this.#next = (this.events.at(-1)?.number ?? -1) + 1
    if (this.sent && (state.choice?.id !== this.sent.choice || !this.asked)) this.sent = null
  }
}
