// What a seat sees of Adventures, by short names, and what stands on its cards.
import type { Provenance } from '../../kit'

export type {
  AdventuresCombatCardView as CombatCardView, AdventuresCombatView as CombatView, AdventuresDeckView as DeckView, AdventuresFighterView as FighterView, AdventuresInitiativeView as InitiativeView,
  AdventuresRouteView as RouteView, AdventuresTrapView as TrapView, AdventuresView,
} from '../../wire'

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
