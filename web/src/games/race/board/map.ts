import picture from '../../../assets/boards/race.svg?url'
import type { District, Link, Point, RaceBoard, Space } from '../content'

export type { Link, Point, Space }

/** The size of the picture, and of what is drawn on any board. */
const PICTURE = { width: 1600, height: 1000 }
const RADIUS: Record<string, number> = { lair: 44, skyscraper: 40 }
/** So near to each other lie the nearest spaces, and so far from the edge all of them. */
const NEAR = 84
const EDGE = 84

// --- the board of this server, laid out before anything is drawn ------------------------------------------------------

/** The city in all its colors; none: the board is another one. */
export let scenery: string | null = null
export let canvas = PICTURE
export let districts: readonly District[] = []
export let spaces: readonly Space[] = []
export let ways: readonly Link[] = []
export let SKYSCRAPER = ''
export let LAIR = ''
/** From the Lair on an empty board: the length of the race. */
export let WHOLE_WAY = 0

const byId = new Map<string, Space>()
const links = new Map<string, Link>()
const neighbors = new Map<string, string[]>()

export function layOut(board: RaceBoard): void {
  const found = board.spaces.map(({ value }) => value)
  const placed = board.own ? (point: Point) => point : placing(found)
  scenery = board.own ? picture : null
  spaces = found.map((space) => ({ ...space, ...placed(space) }))
  districts = (board.districts ?? []).map(({ value }) => ({ ...value, label: { ...value.label, ...placed(value.label) } }))
  ways = board.links.map(({ value: { via, ...link } }) => (via ? { ...link, via: pair(placed({ x: via[0], y: via[1] })) } : link))
  canvas = board.own ? PICTURE : { width: Math.max(...spaces.map(({ x }) => x)) + EDGE, height: Math.max(...spaces.map(({ y }) => y)) + EDGE }
  SKYSCRAPER = spaces.find(({ mark }) => mark === 'skyscraper')!.id
  LAIR = spaces.find(({ mark }) => mark === 'lair')!.id
  for (const map of [byId, links, neighbors]) map.clear()
  for (const space of spaces) byId.set(space.id, space)
  for (const link of ways) {
    for (const [from, to] of [[link.a, link.b], [link.b, link.a]] as const) {
      links.set(`${from}:${to}`, link)
      neighbors.set(from, [...neighbors.get(from) ?? [], to])
    }
  }
  WHOLE_WAY = distances(new Set()).get(LAIR)!
}

const pair = ({ x, y }: Point): [number, number] => [x, y]

/** An owner's board may have any scale: its spaces come to lie as far from each other as those of the picture. */
function placing(points: readonly Point[]): (point: Point) => Point {
  const gaps = points.map((a) => Math.min(...points.filter((b) => b !== a).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))).sort((a, b) => a - b)
  const usual = gaps[Math.floor(gaps.length / 10)]!
  // a few that lie closer still do not cover each other
  const scale = Math.max(NEAR / usual, Math.min(.72 * NEAR / gaps[0]!, 2 * NEAR / usual))
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))]
  return ({ x, y }) => ({ x: Math.round(EDGE + (x - left) * scale), y: Math.round(EDGE + (y - top) * scale) })
}

// --- asked of it -----------------------------------------------------------------------------------------------------

export const spaceOf = (id: string): Space => byId.get(id)!
export const radiusOf = ({ mark }: Space): number => RADIUS[mark ?? ''] ?? 25
export const adjacent = (from: string, to: string): boolean => links.has(`${from}:${to}`)

/** Points from one space to its neighbor; straight on where no link leads. */
export function leg(from: string, to: string): Point[] {
  const [a, b, via] = [spaceOf(from), spaceOf(to), links.get(`${from}:${to}`)?.via]
  if (!via) return [a, b]
  return [0, .25, .5, .75, 1].map((t) => ({
    x: (1 - t) ** 2 * a.x + 2 * (1 - t) * t * via[0] + t * t * b.x,
    y: (1 - t) ** 2 * a.y + 2 * (1 - t) * t * via[1] + t * t * b.y,
  }))
}

/** A way on the links as an SVG path. */
export function pathOf(way: readonly string[]): string {
  const first = spaceOf(way[0]!)
  return way.slice(1).reduce((path, to, i) => {
    const { x, y } = spaceOf(to)
    const via = links.get(`${way[i]}:${to}`)?.via
    return `${path}${via ? `Q${via.join(' ')} ` : 'L'}${x} ${y}`
  }, `M${first.x} ${first.y}`)
}

/** Steps from each space to the skyscraper, around these closed spaces. */
export function distances(closed: ReadonlySet<string>): ReadonlyMap<string, number> {
  const found = new Map([[SKYSCRAPER, 0]])
  for (const [here, n] of found) for (const next of neighbors.get(here) ?? []) if (!found.has(next) && !closed.has(next)) found.set(next, n + 1)
  return found
}
