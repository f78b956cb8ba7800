// The same as RaceView of src/halfshell/games/race/view.py.

export interface TileView {
  space: string
  /** sewer, street, lab, subway: the back. */
  pile: string
  up: boolean
  /** The design; none: face down. */
  tile: string | null
  kind: string
  enemy: string
  number: number
}

export interface PlayerView {
  seat: number
  turtle: string | null
  space: string
  health: number
  /** 0 in the Basic game. */
  most: number
  /** key-card, dynamite, splinter, ninja-stars, pizza. */
  held: Record<string, number>
  /** Got in this turn: of no use yet. */
  fresh: Record<string, number>
}

export interface BattleView {
  /** A tile's design, or shredder. */
  against: string
  /** 0: not rolled yet. */
  roll: number
  enemy: number
  stars: number
}

export interface RaceView {
  advanced: boolean
  turns: number
  turn: number | null
  steps: number
  path: string[]
  players: PlayerView[]
  tiles: TileView[]
  /** His health; 0 in the Basic game. */
  shredder: number
  /** A way to each space where the move could end. */
  reach: Record<string, string[]>
  battle: BattleView | null
  winner: number | null
  unfinished: boolean
}
