import type { TableCard } from '../../wire'
import { getTables } from '../api'

const PAUSE = 8000

/** The tables I may know of, looked up again from time to time while the page is seen. Made within a component. */
export class KnownTables {
  /** Null until the first look. */
  cards = $state.raw<TableCard[] | null>(null)
  readonly #mine = $derived(this.cards?.filter((card) => card.mine) ?? [])
  readonly running = $derived(this.#mine.filter((card) => card.status !== 'over'))
  readonly finished = $derived(this.#mine.filter((card) => card.status === 'over'))
  readonly open = $derived(this.cards?.filter((card) => !card.mine && card.open_seats > 0 && card.status === 'open') ?? [])
  readonly others = $derived(this.cards?.filter((card) => !card.mine && !this.open.includes(card)) ?? [])

  constructor() {
    $effect(() => {
      const look = () => { if (!document.hidden) void this.look() }
      const timer = setInterval(look, PAUSE)
      document.addEventListener('visibilitychange', look)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', look)
      }
    })
  }

  async look(): Promise<void> {
    // a failure shows elsewhere as soon as something is pressed; here the last list stays
    const found = await getTables().catch(() => null)
    if (found) this.cards = found
  }
}
