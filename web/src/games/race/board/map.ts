import scenery from '../../../assets/boards/race.svg?url'
import data from '../../../assets/boards/race.json'

export interface Point { x: number; y: number }

export interface Space extends Point {
  id: string
  name: string
  zone: string
  mark?: string
}

interface Link { a: string; b: string; kind: string; via?: [number, number] }
interface District { id: string; name: string; zone: string; label: Point & { size: number } }

/** As tools/draw_scenery.py packs it. */
const board = data as unknown as {
  name: string
  canvas: { width: number; height: number; space_radius: number; lair_radius: number; skyscraper_radius: number }
  districts: District[]
  spaces: Space[]
  links: Link[]
}

export const { canvas, districts, spaces } = board
export { scenery }

const byId = new Map(spaces.map((space) => [space.id, space]))
const links = new Map<string, Link>()
const neighbors = new Map<string, string[]>()
for (const link of board.links) {
  for (const [from, to] of [[link.a, link.b], [link.b, link.a]] as const) {
    links.set(`${from}:${to}`, link)
    neighbors.set(from, [...neighbors.get(from) ?? [], to])
  }
}

export const spaceOf = (id: string): Space => byId.get(id)!
export const radiusOf = ({ mark }: Space): number =>
  mark === 'lair' ? canvas.lair_radius : mark === 'skyscraper' ? canvas.skyscraper_radius : canvas.space_radius
export const adjacent = (from: string, to: string): boolean => links.has(`${from}:${to}`)
export const SKYSCRAPER = spaces.find(({ mark }) => mark === 'skyscraper')!.id
export const LAIR = spaces.find(({ mark }) => mark === 'lair')!.id

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
/** From the Lair on an empty board: the length of the race. */
export const WHOLE_WAY = distances(new Set()).get(LAIR)!
