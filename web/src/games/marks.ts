import type { Provenance } from '../kit'

/** A field of a game's content: GET /api/content/GAME. An owner's file may leave the marks out. */
export interface Marked<T> { value: T; provenance?: Provenance | undefined; note?: string }

/** One mark for all of them. */
export function together(fields: readonly Pick<Marked<unknown>, 'provenance'>[]): Provenance | undefined {
  const marks = new Set(fields.map(({ provenance }) => provenance))
  return marks.size > 1 ? 'partial' : [...marks][0]
}
