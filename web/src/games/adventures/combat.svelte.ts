import { moves, settings } from '../../kit'
import type { CombatView } from './types'

export const STAGES = ['cards', 'immediately', 'during', 'damage', 'after', 'done'] as const
export type Stage = typeof STAGES[number]

/** How long a window is lit, and how long the end stays, in ms. */
const BEAT = 850
const LINGER = 4200

const same = (a: CombatView, b: CombatView) => a.attack.fighter === b.attack.fighter && a.defense.fighter === b.defense.fighter && (!a.revealed || (b.revealed && a.attack.card === b.attack.card))

/**
 * A combat as it is shown. The engine resolves several windows between two questions; here they are lit one after
 * another, while the game goes on. Nobody has to wait for it.
 */
export class CombatShow {
  combat = $state.raw<CombatView | null>(null)
  /** Still showing what has happened, though a question may wait already. */
  busy = $state(false)
  /** How far the show has come, as a place in STAGES. */
  #shown = $state(0)
  /** The last one that was shown to its end; the view may still hold it. */
  #seen: CombatView | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  get stage(): Stage { return STAGES[this.#shown]! }
  get revealed(): boolean { return this.combat !== null && this.combat.revealed && this.#shown > 0 }
  /** Has this window come? */
  since(stage: Stage): boolean { return this.revealed && this.#shown >= STAGES.indexOf(stage) }

  /** After every message. `news` is false on arrival: what happened before is not replayed. */
  follow(view: CombatView | null, news: boolean): void {
    const before = this.combat
    if (!view) {
      // what was never turned up has no end to be looked at
      if (before && !before.revealed) this.close()
      return
    }
    const over = view.window === 'done'
    if (!before && over && (!news || (this.#seen && same(this.#seen, view)))) return
    if (!before || !same(before, view)) this.#shown = news ? 0 : this.#goal(view)
    this.combat = view
    this.#play()
  }

  /** To its end at once: something was pressed. */
  skip(): void {
    if (!this.combat || !this.busy) return
    this.#shown = this.#goal(this.combat)
    this.#play()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#seen = this.combat
    this.combat = null
  }

  #goal({ window, revealed }: CombatView): number { return revealed ? Math.max(1, STAGES.indexOf(window as Stage)) : 0 }

  #play(): void {
    clearTimeout(this.#timer)
    const { combat } = this
    if (!combat) return
    const goal = this.#goal(combat)
    const still = !moves() && this.#shown < goal
    if (still) this.#shown = goal
    this.busy = still || this.#shown < goal
    if (still) this.#timer = setTimeout(() => this.#play(), 2 * BEAT)
    else if (this.#shown < goal) {
      this.#timer = setTimeout(() => {
        this.#shown++
        this.#play()
      }, settings.motion === 'calm' ? 1.5 * BEAT : BEAT)
    } else if (combat.window === 'done') this.#timer = setTimeout(() => this.close(), LINGER)
  }
}
