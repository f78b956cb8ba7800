import type { Provenance } from '../../kit'
import { together, type Marked } from '../marks'

export interface Point { x: number; y: number }

export interface Space extends Point {
  id: string
  name: string
  zone: string
  half: string
  mark: string | null
  letter?: string
}

export interface Link { a: string; b: string; kind: string; via?: [number, number] }
export interface District { name: string; zone: string; label: Point & { size: number } }

/** Copies of a tile in one pile. */
interface TileInfo { id: string; number?: Marked<number>; count: Marked<number>; note?: string }
interface DieInfo { faces: Marked<number[]>; succeeds_from?: Marked<number>; note?: string }

export interface RaceBoard {
  /** The one that comes with the game: the picture of the city shows it. */
  own: boolean
  spaces: Marked<Space>[]
  links: Marked<Link>[]
  districts?: Marked<District>[]
}

/** GET /api/content/race. */
export interface RaceContent {
  board: RaceBoard
  tiles: { piles: Record<string, TileInfo[]>; dice: Record<string, DieInfo>; battle: Record<string, Marked<number>> }
}

/** Where something comes from, and what the file says to its reader. */
export interface Origin { provenance: Provenance | undefined; notes: string[] }

export const origin = (fields: readonly Marked<unknown>[], ...beside: (string | undefined)[]): Origin =>
  ({ provenance: together(fields), notes: [...new Set([...beside, ...fields.map(({ note }) => note)])].filter((note) => note !== undefined) })

export const joined = (...origins: Origin[]): Origin => ({ provenance: together(origins), notes: [...new Set(origins.flatMap(({ notes }) => notes))] })

/** What lies on the table beyond what the view tells: how often, on which dice, and where all that comes from. */
export class Content {
  readonly board: Origin
  readonly #tiles: RaceContent['tiles']

  constructor({ board, tiles }: RaceContent) {
    this.board = origin([...board.spaces, ...board.links])
    this.#tiles = tiles
  }

  get piles(): [string, { id: string; count: number }[]][] {
    return Object.entries(this.#tiles.piles).map(([pile, tiles]) => [pile, tiles.map(({ id, count }) => ({ id, count: count.value }))])
  }

  faces(die: string): number[] { return this.#tiles.dice[die]!.faces.value }
  die(die: string): Origin {
    const { note, ...fields } = this.#tiles.dice[die]!
    return origin(Object.values(fields), note)
  }

  /** In one pile, or wherever it lies. */
  tile(id: string, pile?: string): Origin {
    const copies = (pile ? this.#tiles.piles[pile] ?? [] : Object.values(this.#tiles.piles).flat()).filter((one) => one.id === id)
    return origin(copies.flatMap(({ number, count }) => (number ? [number, count] : [count])), ...copies.map(({ note }) => note))
  }

  battle(name: string): Marked<number> { return this.#tiles.battle[name]! }
}
