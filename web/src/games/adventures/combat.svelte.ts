import { moves, settings } from '../../kit'
import type { CombatView } from './types'

export const STAGES = ['cards', 'immediately', 'during', 'damage', 'after', 'done'] as const
export type Stage = typeof STAGES[number]

/** How long a window is lit, and how long the end stays: of the last one, and of one after which more has happened; in ms. */
const BEAT = 850
const LINGER = 4200
const PAUSE = 1500
/** More than this nobody wants to look back at. */
const MOST = 2

const between = (a: CombatView, b: CombatView) => a.attack.fighter === b.attack.fighter && a.defense.fighter === b.defense.fighter
const same = (a: CombatView, b: CombatView) => between(a, b) && (!a.revealed || (b.revealed && a.attack.card === b.attack.card))

/**
 * A combat as it is shown. The engine resolves several windows, or several combats, between two questions; here they
 * are lit one after another, while the game goes on. Nobody has to wait for it.
 */
export class CombatShow {
  combat = $state.raw<CombatView | null>(null)
  /** Still showing what has happened, though a question may wait already. */
  busy = $state(false)
  /** How far the show has come, as a place in STAGES. */
  #shown = $state(0)
  /** The one of the view, and those before it that were not shown yet. */
  #live: CombatView | null = null
  #past: CombatView[] = []
  #looksBack = false
  /** The last one that was shown to its end; the view may still hold it. */
  #seen: CombatView | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  get stage(): Stage { return STAGES[this.#shown]! }
  get revealed(): boolean { return this.combat !== null && this.combat.revealed && this.#shown > 0 }
  /** Has this window come? */
  since(stage: Stage): boolean { return this.revealed && this.#shown >= STAGES.indexOf(stage) }

  /** After every message. `news` is false on arrival: what happened before is not replayed. `ended`: combats that are over. */
  follow(view: CombatView | null, news: boolean, ended: readonly CombatView[]): void {
    this.#live = view
    const gone = ended.filter((one) => !(view?.window === 'done' && same(one, view)) && !(this.combat && this.stage === 'done' && same(one, this.combat)))
    this.#past = [...this.#past, ...gone].slice(-MOST)
    if (this.#looksBack) return
    if (this.#past.length) this.#lookBack()
    else this.#show(view, news)
  }

  /** To its end at once: something was pressed. */
  skip(): void {
    if (!this.combat || !this.busy) return
    if (this.#looksBack) return this.#lookAhead()
    this.#shown = this.#goal(this.combat)
    this.#play()
  }

  close(): void {
    clearTimeout(this.#timer)
    if (this.#looksBack) return this.#lookAhead()
    this.#seen = this.combat
    this.combat = null
    this.busy = false
  }

  #lookBack(): void {
    const [next, ...rest] = this.#past
    if (!next) return this.#lookAhead()
    this.#past = rest
    this.#looksBack = true
    // the cards of this one may lie open already
    if (!this.combat || !same(this.combat, next)) this.#shown = 0
    this.combat = next
    this.#play()
  }

  #lookAhead(): void {
    this.#past = []
    this.#looksBack = false
    this.combat = null
    this.#show(this.#live, true)
  }

  #show(view: CombatView | null, news: boolean): void {
    const before = this.combat
    if (!view) {
      // what was never turned up has no end to be looked at
      if (before && !before.revealed) this.close()
      this.busy &&= before !== null
      return
    }
    const over = view.window === 'done'
    if (!before && over && (!news || (this.#seen && same(this.#seen, view)))) {
      this.busy = false
      return
    }
    if (!before || !same(before, view)) this.#shown = news ? 0 : this.#goal(view)
    this.combat = view
    this.#play()
  }

  #goal({ window, revealed }: CombatView): number { return revealed ? Math.max(1, STAGES.indexOf(window as Stage)) : 0 }

  #play(): void {
    clearTimeout(this.#timer)
    const { combat } = this
    if (!combat) return
    const goal = this.#goal(combat)
    const still = !moves() && this.#shown < goal
    if (still) this.#shown = goal
    this.busy = this.#looksBack || still || this.#shown < goal
    if (still) this.#timer = setTimeout(() => this.#play(), 2 * BEAT)
    else if (this.#shown < goal) {
      this.#timer = setTimeout(() => {
        this.#shown++
        this.#play()
      }, settings.motion === 'calm' ? 1.5 * BEAT : BEAT)
    } else if (this.#looksBack) this.#timer = setTimeout(() => this.#lookBack(), PAUSE)
    else if (combat.window === 'done') this.#timer = setTimeout(() => this.close(), LINGER)
  }
}
