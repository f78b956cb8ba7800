import type { Tone } from './colors'
import type { EmblemName, SignName } from './sprite-names'
import type { BadgeShape, Value } from './ValueBadge.svelte'

export type Provenance = 'published' | 'partial' | 'stand-in'

/** A text of a card; some cards have one for each moment. */
export interface CardText {
  /** When it works: "During combat". */
  head?: string
  /** A sign in place of the bold words: a die, a clock. */
  icon?: SignName
  text: string
  /** Canceled. */
  struck?: boolean
  /** Being resolved. */
  lit?: boolean
}

/** What stands on a playing card of any game but UNO. */
export interface Face {
  name: string
  tone: Tone
  emblem: EmblemName
  /** A sign beside the portrait. */
  sign?: SignName
  /** The left end of the band: who may use it. */
  who: string
  /** The right end of the band: its kind, by word and shape. */
  kind: { word: string; sign: SignName; shape?: BadgeShape }
  /** One stands top left, two beside each other under the portrait. */
  values: Value[]
  boost?: number | 'die' | null
  texts: CardText[]
  copies?: number
  provenance?: Provenance
}

/** A card as a screen reader says it. */
export const spoken = ({ name, kind, values, boost }: Face): string =>
  [name, kind.word.toLowerCase(), ...values.flatMap(({ shape, value }) => value === null ? [] : [values.length > 1 ? `${shape} ${value}` : `${value}`]), boost != null ? `boost ${boost}` : '']
    .filter(Boolean).join(', ')
