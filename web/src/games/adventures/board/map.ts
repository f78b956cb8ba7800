import newYorkScenery from '../../../assets/boards/new-york.svg?url'
import newYork from '../../../assets/boards/new-york.json'
import technodromeScenery from '../../../assets/boards/technodrome.svg?url'
import technodrome from '../../../assets/boards/technodrome.json'

export interface Point { x: number; y: number }

export interface Space extends Point {
  id: string
  zones: string[]
  area: string
  /** A starting space: its number, and where its marker sits on the rim, in degrees clockwise from the right. */
  start?: number
  start_angle?: number
  /** The column of Dimension X that it lies in; none: always our world. */
  band?: number
}

export interface Line {
  a: string
  b: string
  /** The borough of the soldier circle at its middle. */
  foot?: string
  /** The control point of a curve. */
  via?: [number, number]
}

export interface Zone { id: string; name: string; color: string; pattern: string }
export interface Machine extends Point { id: string; spaces: string[] }
export interface Step extends Point { step: number; level?: number; color: string }
export interface Band { number: number; x0: number; x1: number; panel: Point }

/** As tools/draw_scenery.py packs it. */
interface BoardData {
  id: string
  name: string
  villain: string
  canvas: { width: number; height: number; space_radius: number; circle_radius: number }
  zones: Zone[]
  boroughs: { id: string; name: string; label: Point & { size: number } }[]
  spaces: Space[]
  lines: Line[]
  tracks: {
    threat: { steps: Step[]; end: Point }
    fallen_boroughs?: { places: (Point & { place: number; shredder_wins: boolean })[] }
    dimension_x?: { bands: Band[]; krang_wins: Point }
  }
  machines: Machine[]
}

/** The printed board: where everything lies. */
export class BoardMap {
  readonly spaces: ReadonlyMap<string, Space>
  readonly zones: ReadonlyMap<string, Zone>
  #lines = new Map<string, Line>()
  #neighbors = new Map<string, string[]>()

  constructor(readonly data: BoardData, readonly scenery: string) {
    this.spaces = new Map(data.spaces.map((space) => [space.id, space]))
    this.zones = new Map(data.zones.map((zone) => [zone.id, zone]))
    for (const line of data.lines) {
      for (const [from, to] of [[line.a, line.b], [line.b, line.a]] as const) {
        this.#lines.set(`${from}:${to}`, line)
        this.#neighbors.set(from, [...this.#neighbors.get(from) ?? [], to])
      }
    }
  }

  space(id: string): Space { return this.spaces.get(id)! }

  /** By its ends in any order, "bronx-1:bronx-6". */
  line(id: string): Line | undefined { return this.#lines.get(id) }

  /** A point of a line, from 0 at its first end to 1. */
  along(line: Line, t: number): Point {
    const a = this.space(line.a)
    const b = this.space(line.b)
    const [x, y] = line.via ?? [(a.x + b.x) / 2, (a.y + b.y) / 2]
    const bend = (p: number, q: number, r: number) => (1 - t) ** 2 * p + 2 * (1 - t) * t * q + t * t * r
    return { x: bend(a.x, x, b.x), y: bend(a.y, y, b.y) }
  }

  middle(line: Line): Point { return this.along(line, .5) }

  /** Points from one space to its neighbor; straight on where no line leads. */
  leg(from: string, to: string): Point[] {
    const line = this.#lines.get(`${from}:${to}`)
    if (!line) return [this.space(from), this.space(to)]
    const points = [0, .25, .5, .75, 1].map((t) => this.along(line, t))
    return line.a === from ? points : points.reverse()
  }

  /** A way on the lines as an SVG path. */
  path(way: readonly string[]): string {
    const first = this.space(way[0]!)
    return way.slice(1).reduce((path, to, i) => {
      const { x, y } = this.space(to)
      const via = this.#lines.get(`${way[i]}:${to}`)?.via
      return `${path}${via ? `Q${via.join(' ')} ` : 'L'}${x} ${y}`
    }, `M${first.x} ${first.y}`)
  }

  /** A shortest way, both ends included; undefined if there is none. */
  way(from: string, to: string): string[] | undefined {
    const came = new Map<string, string | null>([[from, null]])
    for (const here of came.keys()) {
      if (here === to) break
      for (const next of this.#neighbors.get(here) ?? []) if (!came.has(next)) came.set(next, here)
    }
    if (!came.has(to)) return undefined
    const way = [to]
    for (let back = came.get(to); back; back = came.get(back)) way.unshift(back)
    return way
  }
}

const MAPS: Record<string, BoardMap> = {
  'new-york': new BoardMap(newYork as unknown as BoardData, newYorkScenery),
  technodrome: new BoardMap(technodrome as unknown as BoardData, technodromeScenery),
}

export const mapOf = (board: string): BoardMap => MAPS[board]!
