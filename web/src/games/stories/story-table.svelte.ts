import type { ChoiceView, EventView, OptionView, RefusedView, TableView } from '../../wire'
import type { UnoTable } from '../uno/table'

export interface Story {
  names: string[]
  me: number | null
  view: NonNullable<TableView['view']>
  choice: ChoiceView | null
  events: EventView[]
  /** How many of the last events come as news. */
  fresh: number
}

const EMBLEMS = ['raphael', 'april', 'leonardo', 'donatello', 'splinter', 'casey', 'michelangelo', 'metalhead', 'angel', 'leatherhead']

/** A table that stands still: it shows one moment, and says in the console what it is answered. */
export class StoryTable implements UnoTable {
  state = $state.raw<TableView | null>(null)
  fresh = $state.raw<EventView[]>([])
  refusal = $state.raw<RefusedView | null>(null)
  unseen = $state.raw<number | null>(null)
  events: EventView[]
  due: number | null
  #story: Story

  constructor(story: Story) {
    this.#story = story
    this.events = story.events
    this.due = story.choice?.deadline ? performance.now() + story.choice.deadline * 1000 : null
    this.state = {
      type: 'table', table: 'story', game: 'uno', title: 'UNO', prefix: 'UNO', status: 'playing', seat: story.me, own: story.me === null ? [] : [story.me], host: true, key: '',
      seats: story.names.map((name, seat) => ({
        seat, kind: seat === 2 ? 'bot' : 'person', name, emblem: EMBLEMS[seat]!, here: seat !== 3 || story.names.length < 5, away: seat === 4,
      })),
      watching: 0, options: [], private: false, clock: 0, view: story.view, choice: story.choice, events: story.events, text: [],
      undo: { can: false, by: null, waiting: [] }, result: null, rematch: '',
    }
  }

  get me(): number | null { return this.#story.me }
  get choice(): ChoiceView | null { return this.state!.choice }
  get asked(): boolean { return this.me !== null && (this.choice?.seats.includes(this.me) ?? false) }
  get options(): OptionView[] { return this.asked ? this.choice!.options : [] }

  happen(): void {
    this.fresh = this.#story.fresh ? this.events.slice(-this.#story.fresh) : []
    this.state = { ...this.state! }
  }

  view<T>(): T { return this.state!.view as T }
  can(key: string): boolean { return this.options.some((option) => option.key === key) }
  nameOf(seat: number): string { return this.state!.seats[seat]!.name }
  answer(key: string): void { console.info(`answer ${key}`) }
  why(key: string): Promise<{ rule: string; words: string }> {
    return Promise.resolve({ rule: '2.1', words: `${key.slice(5)} has neither the color nor the number of the top card.` })
  }
}
