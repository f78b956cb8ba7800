import { LAIR, SKYSCRAPER, type Point } from './map'

const FEW: Point[][] = [[], [{ x: 0, y: 0 }], [{ x: -17, y: 3 }, { x: 17, y: -3 }], [{ x: -19, y: 8 }, { x: 19, y: 8 }, { x: 0, y: -14 }], [{ x: -19, y: -8 }, { x: 19, y: -8 }, { x: -19, y: 18 }, { x: 19, y: 18 }]]
const AROUND: Point[] = [{ x: -26, y: -18 }, { x: 26, y: -18 }, { x: -26, y: 26 }, { x: 26, y: 26 }]
/** In front of Shredder. */
const BEFORE: Point[] = [{ x: -40, y: 44 }, { x: 44, y: 44 }, { x: -52, y: 4 }, { x: 52, y: 4 }]

/** Where one of several pawns on a space stands, from its middle. */
export function standAt(space: string, n: number, of: number): Point {
  if (space === SKYSCRAPER) return BEFORE[n]!
  return (space === LAIR && of > 1 ? AROUND : FEW[of]!)[n]!
}
