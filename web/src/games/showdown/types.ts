// What a seat sees of Showdown, by short names, and what its content says of the cards.
import type { Marked } from '../marks'

export type {
  ShowdownCardView as CardView, ShowdownCharacterView as CharacterView, ShowdownEdgeView as EdgeView, ShowdownTileView as TileView, ShowdownView,
} from '../../wire'

/** GET /api/content/showdown, as far as it is drawn. */
export interface ShowdownContent {
  cards: { id: string; tiles: Marked<number>; movement: Marked<number>; attack: Marked<number>; defense: Marked<number>; ability: { text: Marked<string>; ops: [string, ...unknown[]][] } }[]
  tokens: Record<string, { kind: Marked<string> }>
}
