// What lies under an owner's board, made from its spaces and links alone: earth around the sewers, a river between the halves, houses where nobody walks.
import { canvas, leg, spaceOf, spaces, ways, type Link, type Point } from './map'

export interface Thing extends Point { kind: 'house' | 'tree' | 'stone'; n: number }
export interface Ground {
  /** Where the ground is cut, if all sewers lie below the city. */
  cut: number | null
  /** Between the halves, through the middles of the links that join them; from one end of the board to the other. */
  river: readonly Point[]
  /** The same under the ground. */
  border: readonly Point[]
  /** A point far away in the second half. */
  far: Point
  things: readonly Thing[]
}

/** Beyond every edge. */
const AWAY = 3000
const GRID = 62
/** From the middle of a thing to the middle of a way. */
const ROOM = { house: 76, tree: 50 }

const UNDER = new Set(['sewer', 'lair'])
const isUnder = (id: string) => UNDER.has(spaceOf(id).zone)
const middle = (points: readonly Point[]): Point => ({ x: points.reduce((sum, { x }) => sum + x, 0) / points.length, y: points.reduce((sum, { y }) => sum + y, 0) / points.length })
const half = (name: string) => middle(spaces.filter((space) => space.half === name))

export function groundOf(): Ground {
  const [first, second] = [half('first'), half('second')]
  const long = Math.hypot(second.x - first.x, second.y - first.y) || 1
  const on = { x: (second.x - first.x) / long, y: (second.y - first.y) / long }
  const joins = ways.filter(({ a, b }) => spaceOf(a).half !== spaceOf(b).half)
  const between = (under: boolean) => across(joins.filter(({ a, b }) => (isUnder(a) && isUnder(b)) === under), on)
  const low = Math.max(...spaces.filter(({ id }) => !isUnder(id)).map(({ y }) => y))
  const high = Math.min(...spaces.filter(({ id }) => isUnder(id)).map(({ y }) => y))
  const cut = low + 40 < high ? (low + high) / 2 : null
  const river = between(false)
  return { cut, river, border: between(true), far: { x: on.x * AWAY, y: on.y * AWAY }, things: things(cut, river) }
}

/** A line through the middles of these links, at right angles to the way from one half to the other. */
function across(links: readonly Link[], on: Point): Point[] {
  if (!links.length) return []
  const side = ({ x, y }: Point) => y * on.x - x * on.y
  const points = links.map(({ a, b }) => middle(leg(a, b))).sort((a, b) => side(a) - side(b))
  const [start, end] = [points[0]!, points.at(-1)!]
  return [{ x: start.x + on.y * AWAY, y: start.y - on.x * AWAY }, ...points, { x: end.x - on.y * AWAY, y: end.y + on.x * AWAY }]
}

/** Scattered over a grid, the same each time. */
function things(cut: number | null, river: readonly Point[]): Thing[] {
  const trodden = steps(...ways.map(({ a, b }) => leg(a, b)))
  const dug = cut === null ? steps(...ways.filter(({ a, b }) => isUnder(a) && isUnder(b)).map(({ a, b }) => leg(a, b))) : []
  const water = steps(river)
  const found: Thing[] = []
  for (let row = 0; row * GRID < canvas.height; row++) {
    for (let column = 0; column * GRID < canvas.width; column++) {
      const n = (row * 7 + column * 13 + row * column * 3) % 24
      const x = column * GRID + (row % 2 ? 40 : 14) + (n % 5) * 2
      const y = row * GRID + 26 + (n % 7) * 2
      const from = (points: readonly Point[]) => Math.min(...points.map((point) => Math.hypot(point.x - x, point.y - y)))
      const free = Math.min(from(trodden), from(dug) - 70)
      const under = cut !== null && y > cut + 30
      if (free < ROOM.tree || (!under && from(water) < 80) || (cut !== null && Math.abs(y - cut) < 44)) continue
      found.push({ x, y, n, kind: under ? 'stone' : free > ROOM.house && n % 6 ? 'house' : 'tree' })
    }
  }
  return found
}

/** Points close to each other along these lines. */
function steps(...lines: (readonly Point[])[]): Point[] {
  return lines.flatMap((line) => line.slice(1).flatMap((b, i) => {
    const a = line[i]!
    const n = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / 20))
    return Array.from({ length: n + 1 }, (_, k) => ({ x: a.x + ((b.x - a.x) * k) / n, y: a.y + ((b.y - a.y) * k) / n }))
  }))
}

/** A smooth path through the points. */
export function spline(points: readonly Point[]): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!
  return points.slice(1).reduce((path, end, i) => {
    const [a, b, after] = [at(i - 1), at(i), at(i + 2)]
    return `${path}C${b.x + (end.x - a.x) / 6} ${b.y + (end.y - a.y) / 6} ${end.x - (after.x - b.x) / 6} ${end.y - (after.y - b.y) / 6} ${end.x} ${end.y}`
  }, points[0] ? `M${points[0].x} ${points[0].y}` : '')
}
