import type { Box } from '../../../kit'
import type { BoardMap, Point } from './map'
import type { BoardView, Intent, Lit } from './view'

/** Half of what a finger hits, in pixels. */
const FINGER = 17

/** The scale from which a finger can aim at a space. */
export const leastScale = (map: BoardMap): number => FINGER / map.data.canvas.space_radius

interface Subject { view: BoardView; map: BoardMap; lit: Lit; intents: readonly Intent[]; actor: string | null }

/** What matters now: who acts, whom he threatens, what can be chosen. Nobody acts: nothing matters more than the rest. */
export function frameOf({ view, map, lit, intents, actor }: Subject): Box | undefined {
  const spaceOf = (fighter: string | null) => view.fighters.find(({ id }) => id === fighter)?.space
  const fighters = [actor, ...intents.flatMap(({ enemy, targets }) => (enemy === actor ? targets : [])), ...Object.keys(lit.fighters ?? {})]
  const points: Point[] = [
    ...[...fighters.map(spaceOf), ...Object.keys(lit.spaces ?? {})].filter((id) => id != null).map((id) => map.space(id)),
    ...Object.keys(lit.lines ?? {}).map((id) => map.middle(map.line(id)!)),
    ...Object.keys(lit.machines ?? {}).map((i) => map.data.machines[Number(i)]!),
  ]
  if (!points.length) return undefined
  const around = points.length > 1 ? 78 : 210
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, top] = [Math.min(...xs) - around, Math.min(...ys) - around]
  return { x: left, y: top, width: Math.max(...xs) + around - left, height: Math.max(...ys) + around - top }
}
