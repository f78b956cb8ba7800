import type { EventView } from '../../wire'

/** Something that is shown to the table for a while. */
export type Scene =
  | { kind: 'challenge'; number: number; challenger: number; accused: number; bluff: boolean; cards: string[] }
  | { kind: 'sewers'; number: number; player: number; missing: string; drawn: (string | null)[]; hand: string[] }

const cardsIn = (events: readonly EventView[], name: string) =>
  events.filter((event) => event.name === name && event.data.card !== undefined).map((event) => String(event.data.card))

/** What the events of one message show me: a hand after a challenge (5.5), or a draw from the sewers (6.2, 6.3). */
export function sceneIn(events: readonly EventView[], me: number | null): Scene | null {
  const verdict = events.findLast(({ name }) => name === 'verdict')
  if (verdict) {
    const { player, accused, bluff } = verdict.data
    return {
      kind: 'challenge', number: verdict.number, challenger: Number(player), accused: Number(accused),
      // the accused is told of it too, but looks at the same cards in the own hand
      bluff: Boolean(bluff), cards: player === me ? cardsIn(events, 'showed_to_one') : [],
    }
  }
  const shown = events.find(({ name }) => name === 'showed_to_all')
  if (!shown) return null
  const drawn = events.filter(({ name, rule }) => name === 'drew' && rule === '6.2')
  return {
    kind: 'sewers', number: shown.number, player: Number(shown.data.player),
    missing: String(events.find(({ name }) => name === 'missing_colors')?.data.missing ?? ''),
    drawn: drawn.map(({ data }) => data.card === undefined ? null : String(data.card)), hand: cardsIn(events, 'showed_to_all'),
  }
}
