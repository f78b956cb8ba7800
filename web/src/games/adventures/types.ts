// What a seat sees of Adventures, and what stands on its cards. Until the game is registered these are written by hand, after view.py.
import type { Provenance } from '../../kit'

export interface FighterView {
  /** leonardo, rat-king ... */
  id: string
  name: string
  /** Two fighters are enemies if their sides differ. */
  side: number
  /** Its place in `decks`. */
  deck: number
  /** No sidekick: a hero, the villain, a minion. */
  hero: boolean
  /** Null: not placed yet, or defeated. */
  space: string | null
  health: number
  most: number
  ranged: boolean
}

export interface DeckView {
  /** The fighter who leads it. */
  id: string
  name: string
  /** Null: an enemy. */
  seat: number | null
  out: boolean
  move: number
  draw_pile: number
  top: string | null
  hand: number
  /** The hand, where you may see it. */
  cards: string[]
  /** The top last. */
  discards: string[]
  tucked: string[]
  /** Fury cards, soldiers, mousers, rats left. */
  supply: number
  ability: string
  ability_text: string
}

export interface SoldierView { line: string; entrenched: boolean }

export interface InitiativeView {
  id: string
  name: string
  /** player, enemy, extra, ally, henchman */
  side: string
  move: number
  now: string
  end: string
  /** done, now, ending, removed, waiting */
  state: string
}

export interface ReasonView { words: string; n: number; becomes: boolean }

export interface CombatCardView {
  fighter: string
  played: boolean
  /** Null: face down, or none was played. */
  card: string | null
  printed: number
  value: number
  reasons: ReasonView[]
  /** Windows whose text is canceled. */
  cancelled: string[]
  ignored: boolean
}

export interface CombatView {
  attack: CombatCardView
  defense: CombatCardView
  revealed: boolean
  /** cards, immediately, during, damage, after, done */
  window: string
  damage: number | null
  /** attacker, defender */
  winner: string | null
}

export interface TrapView { id: string; name: string; texts: string[]; /** 0: X; -1: not rolled yet */ roll: number }
export interface RouteView { fighter: string; routes: Record<string, string[]> }
export interface IntentView { enemy: string; targets: string[]; spaces: string[] }
export interface AllyView { id: string; name: string; start: number; now: string; end: string }

export interface AdventuresView {
  /** co-op, duel */
  mode: string
  /** new-york, technodrome */
  board: string
  round: number
  turn: string | null
  actions: number
  fighters: FighterView[]
  decks: DeckView[]
  soldiers: SoldierView[]
  mousers: string[]
  rats: string[]
  /** From 1; 0: there is none. */
  threat: number
  threat_length: number
  threat_level: number
  /** Still standing, the threatened one first. */
  boroughs: string[]
  fallen: string[]
  dimension_x: number
  machines: boolean[]
  /** 0: X; -1: none yet */
  die: number
  trap: TrapView | null
  traps: number
  trap_discards: string[]
  row: InitiativeView[]
  to_come: InitiativeView[]
  ally: AllyView | null
  allies: number
  henchmen: number
  combat: CombatView | null
  reach: RouteView[]
  intents: IntentView[]
  won: boolean | null
}

export type CardKind = 'attack' | 'defense' | 'versatile' | 'scheme' | 'enemy' | 'fury'
export type Window = 'immediately' | 'during' | 'after' | 'scheme' | 'tucked'

export interface CardInfo {
  id: string
  name: string
  deck: string
  kind: CardKind
  attack: number | null
  defense: number | null
  boost: number | null
  /** "die": the boost is rolled. */
  boost_text: string
  copies: number
  /** "": any fighter of the deck. */
  who: string
  texts: { window: Window; text: string }[]
  provenance: Provenance
}

export interface DeckInfo {
  id: string
  name: string
  health: number
  move: number
  attack: 'melee' | 'ranged'
  sidekick: string
  ability: string
  ability_text: string
  provenance: Provenance
}

export interface TrapInfo { id: string; name: string; texts: string[]; provenance: Provenance }
export interface InitiativeInfo { id: string; name: string; side: string; move: number; now: string; end: string; provenance: Provenance }

/** GET /api/content/adventures */
export interface AdventuresContent { cards: CardInfo[]; decks: DeckInfo[]; traps: TrapInfo[]; initiatives: InitiativeInfo[] }
