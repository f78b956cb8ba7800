import { listed } from '../app/words'
import type { Table } from './table.svelte'

/** Whose turn it is, in words. */
export function turnWords(table: Table): string {
  if (table.state?.status === 'over') return 'The game is over'
  const seats = table.choice?.seats ?? []
  if (table.asked) return seats.length > 1 ? 'You and others to act' : 'Your turn'
  if (seats.length > 2) return `${seats.length} players to act`
  return `${listed(seats.map((seat) => table.nameOf(seat)))} to act`
}

/** Games that are played in rounds say so in their view. */
export const roundOf = (table: Table): number | null => table.view<{ round?: number }>()?.round ?? null
