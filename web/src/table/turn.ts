import { listed } from '../app/words'
import type { Table } from './table.svelte'

/** Whose turn it is, in words: who, which may be long, and what, which must stay in sight. */
export function turnOf(table: Table): { who: string; what: string } {
  if (table.state?.status === 'over') return { who: table.unseen === null ? 'Game over' : 'The last moves', what: '' }
  const seats = table.choice?.seats ?? []
  if (table.asked) return seats.length > 1 ? { who: 'You and others', what: 'to act' } : { who: 'Your turn', what: '' }
  const who = seats.length > 2 ? `${seats.length} players` : listed(seats.map((seat) => table.nameOf(seat)))
  return { who, what: 'to act' }
}

/** Games that are played in rounds say so in their view. */
export const roundOf = (table: Table): number | null => table.view<{ round?: number }>()?.round ?? null
