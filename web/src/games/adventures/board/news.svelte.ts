import { land, shake, walk } from './journeys'
import type { BoardMap } from './map'
import type { BoardView } from './view'

export interface Hit { id: number; x: number; y: number; change: number }

const SHOWN = 1100

/** What is new in a view: who walked, who was hurt or healed. */
export class News {
  hits = $state<Hit[]>([])
  #before: BoardView | undefined
  #count = 0

  constructor(readonly map: BoardMap, readonly elementOf: (fighter: string) => SVGElement | undefined) {}

  /** Call when the page shows the view. */
  tell(view: BoardView, ways: Record<string, readonly string[]>): void {
    const before = this.#before
    this.#before = view
    for (const fighter of view.fighters) {
      const old = before?.fighters.find(({ id }) => id === fighter.id)
      if (!before || !old) continue
      const element = this.elementOf(fighter.id)
      if (element && fighter.space && fighter.space !== old.space) {
        const way = old.space ? ways[fighter.id] ?? this.#way(before, fighter.id, old.space, fighter.space) : []
        if (way.length) walk(element, way, this.map)
        else land(element)
      }
      const change = fighter.health - old.health
      if (!change) continue
      if (element && change < 0) shake(element)
      const space = fighter.space ?? old.space
      if (space) this.#hit(space, change)
    }
  }

  /** As it was offered, else the shortest. */
  #way(before: BoardView, fighter: string, from: string, to: string): string[] {
    const offered = before.reach.find((reach) => reach.fighter === fighter)?.routes[to]
    return offered ? fromStart(offered, from) : this.map.way(from, to) ?? []
  }

  #hit(space: string, change: number): void {
    const { x, y } = this.map.space(space)
    const id = this.#count++
    this.hits.push({ id, x, y: y - 20, change })
    setTimeout(() => (this.hits = this.hits.filter((hit) => hit.id !== id)), SHOWN)
  }
}

/** A way with its start, whether it names it or not. */
export const fromStart = (way: readonly string[], start: string): string[] => (way[0] === start ? [...way] : [start, ...way])
