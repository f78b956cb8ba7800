import type { Component } from 'svelte'
import type { EventView, SeatInfo } from '../wire'
import type { Table } from '../table/table.svelte'

export interface LayoutProps {
  table: Table
  /** Shows a rule by its number, e.g. "3.2", without leaving the table. */
  onrule: (rule: string) => void
}

/** A line of the result screen, with one value a seat: "Cards played", [12, 9, 14]. */
export interface Statistic { words: string; values: number[] }

/** What the module of a layout exports. */
export interface Layout {
  default: Component<LayoutProps>
  /** The face of a seat in this game, once it is known: a name of the sprite. Else everybody has the own sign. */
  faceOf?: (view: unknown, seat: number) => string | undefined
  /** How long the last news is seen, in ms, before the result covers it, if that depends on what it is. */
  ending?: (fresh: readonly EventView[]) => number
  /** Worth a talk when the game is over. */
  statistics?: (events: readonly EventView[], seats: readonly SeatInfo[]) => Statistic[]
}

/** The board of each game, loaded when somebody sits down to it. */
export const layouts: Record<string, () => Promise<Layout>> = {
  adventures: () => import('./adventures/AdventuresTable.svelte'),
  showdown: () => import('./showdown/ShowdownTable.svelte'),
  race: () => import('./race/RaceTable.svelte'),
  uno: () => import('./uno/UnoTable.svelte'),
}
