import type { Face, Provenance } from '../../kit'
import { together } from '../marks'
import { emblemOf, toneOf } from './looks'
import type { CardView, CharacterView, ShowdownContent } from './types'

/** What stands on the cards beyond what the view tells: where the words come from, and what an attack ability adds. */
export class Content {
  readonly #cards: Map<string, ShowdownContent['cards'][number]>
  readonly #tokens: ShowdownContent['tokens']

  constructor({ cards, tokens }: ShowdownContent) {
    this.#cards = new Map(cards.map((card) => [card.id, card]))
    this.#tokens = tokens
  }

  provenance(id: string): Provenance | undefined {
    const card = this.#cards.get(id)
    return card && together([card.tiles, card.movement, card.attack, card.defense, card.ability.text])
  }

  /** Added to the Total Attack of the Showdown it is declared for. */
  bonus(id: string): number { return this.#op(id, 'attack_bonus') }
  /** Rolled in the Showdown it is declared for. */
  dice(id: string): number { return this.#op(id, 'attack_dice') || 1 }
  opens(token: string): boolean { return this.#tokens[token]?.kind.value === 'open' }

  face(card: CardView, character: CharacterView): Face {
    return {
      name: card.name, tone: toneOf(character.id), emblem: emblemOf(character.id), who: character.name, kind: { word: duties(card), sign: 'move' },
      values: [{ shape: 'attack', value: character.attack }, { shape: 'defense', value: character.defense }],
      texts: [{ text: card.text }], provenance: this.provenance(card.id),
    }
  }

  #op(id: string, name: string): number {
    const op = this.#cards.get(id)?.ability.ops.find(([verb]) => verb === name)
    return typeof op?.[1] === 'number' ? op[1] : 0
  }
}

/** What a turn with a card asks for and allows. */
export const duties = ({ tiles, movement }: Pick<CardView, 'tiles' | 'movement'>): string => `${tiles} ${tiles === 1 ? 'tile' : 'tiles'} · ${movement} steps`
