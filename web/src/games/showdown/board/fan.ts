/** Where several figures stand on one tile, from its middle, and how large each is. */
export interface Stand { x: number; y: number; scale: number }

const FANS: [number, number][][] = [
  [], [[0, 0]], [[-25, 11], [25, -11]], [[-24, -14], [24, -14], [0, 20]], [[-23, -20], [23, -20], [-23, 22], [23, 22]],
  [[-30, -20], [0, -24], [30, -20], [-16, 22], [16, 22]], [[-31, -20], [0, -22], [31, -20], [-31, 22], [0, 22], [31, 22]],
]
const SCALES = [1, 1, .76, .7, .7, .56, .54]

export function standAt(n: number, of: number): Stand {
  const size = Math.min(of, FANS.length - 1)
  const [x, y] = FANS[size]![n % size]!
  return { x, y, scale: SCALES[size]! }
}
