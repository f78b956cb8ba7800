import type { Box } from '../../../kit'
import type { Game } from '../game.svelte'
import { spaceOf, type Point } from './map'

const AROUND = 70
/** Alone, somebody is shown with this much of the town around. */
const TOWN = 230
/** So far from the middle of a box that is too small for everything, in parts of its size. */
const NEAR = .16

/** What matters now: the pawn on turn and what can be chosen. Nobody is on turn: nothing matters more than the rest. */
export function pointsOf(game: Game): Point[] {
  const { onTurn, lit } = game
  return [...(onTurn ? [onTurn.space] : []), ...Object.keys(lit)].map(spaceOf)
}

/** A box around these points, no larger than `most`: then it keeps the first one, the pawn, near its middle. */
export function frameOf(points: readonly Point[], most: { width: number; height: number }): Box | undefined {
  const [first] = points
  if (!first) return undefined
  const around = points.length > 1 ? AROUND : TOWN
  const side = (at: (point: Point) => number, limit: number) => {
    const [low, high] = [Math.min(...points.map(at)) - around, Math.max(...points.map(at)) + around]
    if (high - low <= limit) return [low, high - low] as const
    const middle = (low + high) / 2
    const inner = limit * NEAR
    const shifted = Math.max(at(first) - inner, Math.min(at(first) + inner, middle))
    return [shifted - limit / 2, limit] as const
  }
  const [x, width] = side((point) => point.x, most.width)
  const [y, height] = side((point) => point.y, most.height)
  return { x, y, width, height }
}
