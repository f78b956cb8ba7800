// What a seat sees of Showdown, after view.py, and what its content says of the cards. By hand until the game is registered.
import type { Provenance } from '../../kit'

export type Team = 'turtles' | 'villains'

export interface TileView {
  /** row.column from the top left */
  space: string
  /** Unturned, like SSPP: north, east, south, west; S sewer path, P pipe, . closed. */
  sides: string
  /** Degrees clockwise. */
  turned: number
  /** turtles, villains; "" for a sewer tile */
  home: string
}

export interface CharacterView {
  id: string
  name: string
  team: string
  seat: number
  space: string
  attack: number
  defense: number
  pizza: number
  allies: string[]
}

export interface CardView {
  id: string
  name: string
  character: string
  tiles: number
  movement: number
  /** passive, action, attack */
  use: string
  text: string
  /** ready, exhausted, active */
  state: string
}

export interface EdgeView {
  edge: string
  token: string
  /** The edge lies on this side of it: 1 east, 2 south. */
  space: string
  side: number
}

export interface TrackView {
  team: string
  at: number
  length: number
  /** Spaces that still hold one. */
  pizza: number[]
  spaces: number[]
}

export interface TurnView {
  seat: number | null
  character: string | null
  card: string | null
  steps: number
  to_place: number
  must_move: boolean
  /** Still to be used. */
  ability: boolean
  /** In contact since the start: flee or face. */
  must_face: string[]
  /** The character, or the space of the tile, that the ability acts on. */
  chosen: string | null
  /** The pattern of the tile in hand. */
  drawn: string | null
  closest: string[]
  distance: number
}

export interface FightView {
  attacker: string
  defenders: string[]
  attack: number
  /** The sum; 0 before the roll. */
  attack_dice: number
  defense: number
  defense_die: number
}

export interface ReachView { character: string; steps: Record<string, string[]> }

export interface ShowdownView {
  rows: number
  columns: number
  /** Whose turn it is. */
  team: string | null
  activations: number
  turn: TurnView
  tiles: TileView[]
  pizza: Record<string, number>
  characters: CharacterView[]
  /** A space, a character, or "home". */
  allies: Record<string, string>
  cards: CardView[]
  edges: EdgeView[]
  supply: Record<string, number>
  tracks: TrackView[]
  pile: number
  /** Spaces to fill. */
  empty: number
  showdown: FightView | null
  reach: ReachView | null
  /** Opponents in contact with the activated character. */
  contact: string[]
  winner: string | null
  /** allies, track, board, cap */
  ending: string
}

interface Marked<T> { value: T; provenance: Provenance }

/** GET /api/content/showdown, as far as it is drawn. */
export interface ShowdownContent {
  cards: { id: string; tiles: Marked<number>; movement: Marked<number>; attack: Marked<number>; defense: Marked<number>; ability: { text: Marked<string>; ops: [string, ...unknown[]][] } }[]
  tokens: Record<string, { kind: Marked<string> }>
}
