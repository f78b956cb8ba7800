import type { EdgeView, ShowdownView, TileView } from '../types'

/** A space is 100 units wide; around the board lies a rim. */
export const SIZE = 100
export const RIM = 22

export interface Point { x: number; y: number }

export const rowOf = (space: string): number => Number(space.split('.')[0])
export const columnOf = (space: string): number => Number(space.split('.')[1])
export const spaceAt = (row: number, column: number): string => `${row}.${column}`
export const cornerOf = (space: string): Point => ({ x: columnOf(space) * SIZE, y: rowOf(space) * SIZE })
export const middleOf = (space: string): Point => ({ x: (columnOf(space) + .5) * SIZE, y: (rowOf(space) + .5) * SIZE })
/** "4-east": the middle of that side of the space. */
export function edgeAt(edge: string): Point {
  const { x, y } = middleOf(edge.slice(0, edge.indexOf('-')))
  return edge.endsWith('east') ? { x: x + SIZE / 2, y } : { x, y: y + SIZE / 2 }
}

/** The sides of a tile as it lies: north, east, south, west. */
export function sidesOf({ sides, turned }: Pick<TileView, 'sides' | 'turned'>): string {
  const turns = turned / 90
  return Array.from({ length: 4 }, (_, side) => sides[(side - turns + 4) % 4]).join('')
}

const STEPS: readonly [number, number][] = [[-1, 0], [0, 1], [1, 0], [0, -1]]
export const SIDE_WORDS = ['north', 'east', 'south', 'west'] as const

export const neighbor = (space: string, side: number): string => spaceAt(rowOf(space) + STEPS[side]![0], columnOf(space) + STEPS[side]![1])

export interface Join { side: number; to: string; by: 'path' | 'pipe' }

/** How the tiles of a board meet: the pictures of it. What may be done there the options say. */
export class Joints {
  readonly #tiles: Map<string, string>
  readonly #tokens: Map<string, EdgeView>
  readonly #opens: (token: string) => boolean

  constructor({ tiles, edges }: Pick<ShowdownView, 'tiles' | 'edges'>, opens: (token: string) => boolean) {
    this.#tiles = new Map(tiles.map((tile) => [tile.space, sidesOf(tile)]))
    this.#tokens = new Map(edges.map((edge) => [edge.edge, edge]))
    this.#opens = opens
  }

  /** The ways that lead from a tile, which may be one that is only held over the board. */
  from(space: string, sides = this.#tiles.get(space)): Join[] {
    if (!sides) return []
    return [0, 1, 2, 3].flatMap((side): Join[] => {
      const to = neighbor(space, side)
      const other = this.#tiles.get(to)?.[(side + 2) % 4]
      if (!other) return []
      const token = this.#tokens.get(side === 1 ? `${space}-east` : side === 2 ? `${space}-south` : side === 0 ? `${to}-south` : `${to}-east`)
      if (token) return this.#opens(token.token) ? [{ side, to, by: 'path' }] : []
      if (sides[side] !== other || other === '.') return []
      return [{ side, to, by: other === 'S' ? 'path' : 'pipe' }]
    })
  }
}
