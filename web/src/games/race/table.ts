import type { Table } from '../../table/table.svelte'

/** What this layout needs of a table; the stories bring tables of their own. */
export type RaceTable = Pick<Table, 'state' | 'events' | 'fresh' | 'me' | 'choice' | 'options' | 'asked' | 'due' | 'unseen' | 'refusal' | 'can' | 'answer' | 'why' | 'nameOf' | 'view'>
