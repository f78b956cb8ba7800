// What the board needs of a game's view; an AdventuresView has it all.

export interface BoardFighter {
  id: string
  name: string
  deck: number
  /** No sidekick. */
  hero: boolean
  /** None: not placed yet, or defeated. */
  space: string | null
  health: number
  most: number
}

export interface BoardDeck {
  /** The fighter who leads it. */
  id: string
  /** None: an enemy. */
  seat: number | null
}

export interface Soldier {
  /** bronx-1:bronx-6 */
  line: string
  entrenched: boolean
}

/** Where a fighter could go now: a way to each space on which it may stop. */
export interface Reach {
  fighter: string
  routes: Record<string, string[]>
}

/** What an enemy would do if its turn came now. */
export interface Intent {
  enemy: string
  /** Players choose among several; none: the threat advances. */
  targets: string[]
  /** Where it would stop; none if it need not move. */
  spaces: string[]
}

export interface BoardView {
  board: string
  /** The fighter who leads the deck on turn. */
  turn: string | null
  fighters: BoardFighter[]
  decks: BoardDeck[]
  soldiers: Soldier[]
  mousers: string[]
  rats: string[]
  /** The step of the marker, from 1; 0: there is none. */
  threat: number
  threat_level: number
  /** Still standing, the threatened one first. */
  boroughs: string[]
  fallen: string[]
  dimension_x: number
  /** Active? */
  machines: boolean[]
  reach: Reach[]
}

export type Kind = 'space' | 'fighter' | 'line' | 'machine'

/** What can be chosen now: by its id, what choosing it does, in words ("Move here", "Attack Shredder"). */
export interface Lit {
  spaces?: Record<string, string>
  fighters?: Record<string, string>
  /** By line, as in `soldiers`. */
  lines?: Record<string, string>
  /** By place in `machines`: 0, 1, 2. */
  machines?: Record<string, string>
}
