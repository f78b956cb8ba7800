import type { EventView, RacePlayerView, RaceTileView, RaceView } from '../../wire'
import { SKYSCRAPER } from './board/map'
import { readDesign } from './tiles'

const plus = (row: Record<string, number>, thing: string, n: number) => ({ ...row, [thing]: Math.max(0, (row[thing] ?? 0) + n) })
/** Of use at once; the others from the next turn on (3.12). */
const AT_ONCE = new Set(['key-card', 'dynamite'])

/** The table after one event, so that what came in one message is seen in its order. The next view corrects what this does not know. */
export function after(view: RaceView, { name, data }: EventView): RaceView {
  const seat = Number(data.seat)
  const space = String(data.space)
  const player = (change: (one: RacePlayerView) => Partial<RacePlayerView>): RaceView =>
    ({ ...view, players: view.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) })
  const tile = (change: Partial<RaceTileView>): RaceView => ({ ...view, tiles: view.tiles.map((one) => (one.space === space ? { ...one, ...change } : one)) })
  switch (name) {
    case 'chose': return player(() => ({ turtle: String(data.turtle) }))
    case 'turn': return { ...view, turn: seat, steps: 0, path: [] }
    case 'rolled': return { ...view, steps: Number(data.n), path: [] }
    case 'stepped': return { ...player(() => ({ space })), steps: view.steps - 1 }
    case 'retreated': case 'sent': case 'moved_by_casey': return player(() => ({ space }))
    case 'beaten': return player(({ most }) => ({ space, health: most }))
    case 'inside': return player(() => ({ space: SKYSCRAPER }))
    case 'turned_up': return tile({ up: true, tile: String(data.tile), ...readDesign(String(data.tile)) })
    case 'turned_back': return tile({ up: false, tile: null, kind: '', enemy: '', number: 0 })
    case 'removed': return { ...view, tiles: view.tiles.filter((one) => one.space !== space) }
    case 'got': {
      const thing = String(data.thing)
      return player(({ held, fresh }) => (AT_ONCE.has(thing) ? { held: plus(held, thing, 1) } : { fresh: plus(fresh, thing, 1) }))
    }
    case 'spent': return player(({ held }) => ({ held: plus(held, String(data.thing), -1) }))
    case 'wounded': case 'healed': return player(() => ({ health: Number(data.health) }))
    case 'shredder_wounded': return { ...view, shredder: Number(data.health) }
    default: return view
  }
}
