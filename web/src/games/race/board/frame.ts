import type { Box } from '../../../kit'
import type { Game } from '../game.svelte'
import { spaceOf, type Point } from './map'

const AROUND = 70
/** Alone, somebody is shown with this much of the town around. */
const TOWN = 230
/** So far from the middle of a box that is too small for everything, in parts of its size. */
const NEAR = .16

/**
 * What matters now, no larger than `most`: the pawn on turn and where it can go. Where it can be put far away, all those
 * places, however large. Nobody is on turn: nothing matters more than the rest.
 */
export function frameOf({ onTurn, lit }: Game, most: { width: number; height: number }): Box | undefined {
  const places = Object.keys(lit).map(spaceOf)
  if (Object.values(lit).some(({ kind }) => kind === 'space')) return boxOf(places, { width: Infinity, height: Infinity })
  return boxOf([...(onTurn ? [spaceOf(onTurn.space)] : []), ...places], most)
}

/** A box around these points; where it must be smaller, it keeps the first one, the pawn, near its middle. */
function boxOf(points: readonly Point[], most: { width: number; height: number }): Box | undefined {
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
