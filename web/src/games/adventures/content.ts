import type { EmblemName, Face, SignName, Tone } from '../../kit'
import { DUELIST, emblemOf, SIDEKICKS, toneOf } from './looks'
import type { AdventuresContent, CardInfo, CardKind, DeckInfo, InitiativeView, TrapView, Window } from './types'

export const WINDOWS: Record<Window, string> = {
  immediately: 'Immediately', during: 'During combat', after: 'After combat', scheme: '', tucked: 'In force',
}
/** The rules to look up for a kind of card. */
const RULES: Record<CardKind, string[]> = {
  attack: ['3.6', '4.1', '4.2'], defense: ['4.1', '4.2'], versatile: ['3.6', '4.1', '4.2'], scheme: ['3.5'], enemy: ['5.3', '5.5'], fury: ['8.5'],
}
const SIDES: Record<string, { tone: Tone; emblem: EmblemName; word: string; sign: SignName }> = {
  ally: { tone: 'ally', emblem: 'ally', word: 'Ally', sign: 'ally-mark' },
  henchman: { tone: 'night', emblem: 'villain', word: 'Henchman', sign: 'henchman-mark' },
  extra: { tone: 'villain', emblem: 'foot', word: 'Event', sign: 'threat' },
}
const PICTURES: Record<string, EmblemName> = { friends: 'ally', 'extra.krang': 'krang' }

/** What stands on the cards of this game. */
export class Content {
  readonly decks: readonly DeckInfo[]
  readonly #cards: Map<string, CardInfo>
  readonly #traps: Map<string, string>
  readonly #provenance: Map<string, Face['provenance']>

  constructor({ cards, decks, traps, initiatives }: AdventuresContent) {
    this.decks = decks
    this.#cards = new Map(cards.map((card) => [card.id, card]))
    this.#traps = new Map(traps.map(({ id, name }) => [id, name]))
    this.#provenance = new Map([...traps, ...initiatives].map(({ id, provenance }) => [id, provenance]))
  }

  card(id: string): CardInfo {
    const card = this.#cards.get(id)
    if (!card) throw new Error(`no card is called ${id}`)
    return card
  }

  deck(id: string): DeckInfo | undefined { return this.decks.find((deck) => deck.id === id) }
  /** In a duel Shredder and Krang have decks of their own. */
  hero(id: string, duel: boolean): DeckInfo | undefined { return (duel ? this.deck(DUELIST + id) : undefined) ?? this.deck(id) }

  nameOfTrap(id: string): string { return this.#traps.get(id) ?? id }

  rulesOf(id: string): string[] {
    const { kind, name } = this.card(id)
    return [...RULES[kind], ...(kind === 'enemy' && name === 'Deception' ? ['5.7'] : []), ...(kind === 'enemy' || kind === 'fury' ? [] : ['3.3'])]
  }

  /** A card as it lies on the table; in a combat some texts are canceled, and one is being resolved. */
  face(id: string, cancelled: readonly string[] = [], window = ''): Face {
    const card = this.card(id)
    const { kind, attack, defense } = card
    const enemy = kind === 'enemy' || kind === 'fury'
    const shape = kind === 'fury' || kind === 'enemy' ? 'attack' : kind
    return {
      name: card.name, tone: toneOf(card.deck), emblem: this.#portrait(card), who: enemy ? this.#leader(card) : card.who || 'any',
      kind: enemy ? { word: kind, sign: 'henchman-mark' } : { word: kind, sign: kind, shape: kind },
      values: enemy ? [{ shape: 'attack', value: attack ?? 0 }, { shape: 'defense', value: defense ?? 0 }] : [{ shape, value: kind === 'scheme' ? null : attack ?? defense }],
      boost: card.boost_text === 'die' ? 'die' : card.boost, copies: card.copies, provenance: card.provenance,
      texts: card.texts.length
        ? card.texts.map((text) => ({ head: WINDOWS[text.window], text: text.text, struck: cancelled.includes(text.window), lit: text.window === window }))
        : [{ text: 'No effect.' }],
    }
  }

  initiativeFace({ id, name, side, now, end }: InitiativeView): Face {
    const own = SIDES[side]
    const texts: Face['texts'] = [{ icon: 'scheme', head: 'Right now', text: now || 'Nothing.' }]
    if (end) texts.push({ icon: 'clock', head: 'End of round', text: end })
    return {
      name, tone: own?.tone ?? toneOf(id), emblem: this.initiativeEmblem(id, side), who: own?.word ?? (side === 'player' ? 'Hero' : 'Enemy'),
      kind: { word: '', sign: own?.sign ?? (side === 'player' ? 'check' : 'henchman-mark') }, values: [], texts, provenance: this.#provenance.get(id),
    }
  }

  initiativeEmblem(id: string, side: string): EmblemName { return PICTURES[id] ?? emblemOf(id, SIDES[side]?.emblem) }
  initiativeTone(id: string, side: string): Tone { return SIDES[side]?.tone ?? toneOf(id) }

  trapFace({ id, name, texts, roll }: TrapView): Face {
    return {
      name, tone: 'krang', emblem: 'krang', sign: 'machine-on', who: 'Trap', kind: { word: '', sign: 'machine-on' }, values: [],
      texts: texts.map((text, i) => ({ icon: `die-${i + 1}` as SignName, text, lit: roll === i + 1 })), provenance: this.#provenance.get(id),
    }
  }

  #leader({ deck }: CardInfo): string { return this.deck(deck)?.name ?? deck }

  /** The fighter who may use it, the hero if anybody may. */
  #portrait({ deck, who }: CardInfo): EmblemName { return SIDEKICKS[who] ?? emblemOf(deck) }
}
