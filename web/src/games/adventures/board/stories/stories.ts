// Moments in the middle of a game, one a question that a board has to answer.
import type { BoardProps } from '../Board.svelte'
import type { BoardDeck, BoardFighter, BoardView } from '../view'

export type Story = Pick<BoardProps, 'view' | 'lit' | 'acting' | 'reach' | 'sweeping' | 'intents'>

/** Who leads, who follows with the same deck, the seat (none: an enemy). */
function cast(rows: [seat: number | null, ...fighters: [id: string, name: string, space: string | null, health: number, most: number][]][]): { fighters: BoardFighter[]; decks: BoardDeck[] } {
  return {
    decks: rows.map(([seat, leader]) => ({ id: leader![0], seat })),
    fighters: rows.flatMap(([, ...fighters], deck) =>
      fighters.map(([id, name, space, health, most], i) => ({ id, name, deck, hero: i === 0, space, health, most }))),
  }
}

const words = (text: string, ids: (string | number)[]) => Object.fromEntries(ids.map((id) => [id, text]))

const ROUTES = {
  'bronx-6': ['bronx-6'], 'bronx-2': ['bronx-4', 'bronx-2'], 'bronx-4': ['bronx-4'], 'bronx-7': ['bronx-7'], 'bronx-8': ['bronx-7', 'bronx-8'],
  'manhattan-3': ['bronx-4', 'manhattan-3'], 'bronx-1': ['bronx-6', 'bronx-1'], 'outskirts-1': ['bronx-6', 'outskirts-1'],
}

const newYork: BoardView = {
  board: 'new-york', turn: 'leonardo',
  ...cast([
    [0, ['leonardo', 'Leonardo', 'bronx-5', 11, 16], ['splinter', 'Splinter', 'bronx-3', 5, 8]],
    [1, ['raphael', 'Raphael', 'manhattan-6', 4, 16], ['casey', 'Casey Jones', 'queens-6', 7, 7]],
    [2, ['michelangelo', 'Michelangelo', 'staten-4', 15, 15], ['april', "April O'Neil", 'harbor', 1, 6]],
    [3, ['donatello', 'Donatello', 'brooklyn-3', 9, 14], ['metalhead', 'Metalhead', 'brooklyn-5', 6, 6]],
    [null, ['shredder', 'Shredder', 'manhattan-4', 22, 35]],
    [null, ['baxter', 'Baxter Stockman', 'manhattan-2', 8, 10]],
    [null, ['rat-king', 'Rat King', 'queens-5', 10, 10]],
    [null, ['leatherhead', 'Leatherhead', 'staten-1', 3, 10]],
    [null, ['bebop-rocksteady', 'Bebop & Rocksteady', 'brooklyn-8', 10, 10]],
  ]),
  soldiers: [
    { line: 'bronx-4:manhattan-3', entrenched: true }, { line: 'bronx-2:bronx-4', entrenched: true }, { line: 'bronx-1:bronx-6', entrenched: true },
    { line: 'manhattan-1:manhattan-3', entrenched: false }, { line: 'manhattan-2:manhattan-6', entrenched: false }, { line: 'bronx-7:bronx-8', entrenched: false },
  ],
  mousers: ['manhattan-3', 'manhattan-5', 'bronx-7', 'queens-4'], rats: ['queens-7', 'bronx-7', 'brooklyn-3'],
  threat: 6, threat_level: 3, boroughs: ['manhattan', 'queens', 'brooklyn', 'staten-island'], fallen: ['bronx'],
  dimension_x: 0, machines: [],
  reach: [{ fighter: 'leonardo', routes: ROUTES }],
}

const technodrome: BoardView = {
  board: 'technodrome', turn: 'donatello',
  ...cast([
    [0, ['donatello', 'Donatello', 'command-2', 9, 14], ['metalhead', 'Metalhead', 'command-5', 6, 6]],
    [1, ['raphael', 'Raphael', 'armory-3', 4, 16], ['casey', 'Casey Jones', 'dock-3', 7, 7]],
    [null, ['krang', 'Krang', 'core-2', 17, 21]],
    [null, ['slash', 'Slash', 'core-6', 8, 10]],
    [null, ['wingnut', 'Wingnut', 'engine-2', 10, 10]],
  ]),
  soldiers: [], mousers: [], rats: [], threat: 4, threat_level: 2, boroughs: [], fallen: [], dimension_x: 2, machines: [true, false, true],
  reach: [],
}

export const stories: Record<string, Story> = {
  'new york: move': {
    view: newYork, acting: 'leonardo', reach: newYork.reach[0]!, sweeping: true,
    lit: { spaces: words('Leonardo moves here', Object.keys(ROUTES)) },
  },
  'new york: attack': {
    view: { ...newYork, turn: 'raphael' },
    lit: { fighters: { baxter: 'Attack Baxter Stockman', shredder: 'Attack Shredder' } },
    intents: [{ enemy: 'shredder', targets: ['raphael'], spaces: ['manhattan-5'] }, { enemy: 'leatherhead', targets: ['michelangelo'], spaces: ['staten-3'] }],
  },
  'new york: deploy': { view: { ...newYork, turn: 'shredder' }, lit: { lines: words('Deploy here', ['manhattan-3:manhattan-5', 'manhattan-6:manhattan-7', 'manhattan-3:manhattan-5']) } },
  'new york: quiet': {
    view: { ...newYork, turn: 'shredder' },
    intents: [
      { enemy: 'shredder', targets: ['raphael', 'casey'], spaces: [] }, { enemy: 'baxter', targets: ['raphael'], spaces: [] },
      { enemy: 'rat-king', targets: [], spaces: [] }, { enemy: 'leatherhead', targets: ['michelangelo'], spaces: ['staten-2'] },
    ],
  },
  'technodrome: machines': { view: technodrome, lit: { machines: words('Discard a card to deactivate it', [0]) } },
  'technodrome: move': {
    view: technodrome, reach: { fighter: 'donatello', routes: { 'command-3': ['command-3'], 'command-1': ['command-1'], 'core-7': ['command-3', 'core-7'], 'portal-4': ['command-1', 'portal-4'], 'portal-3': ['command-1', 'portal-3'], 'command-6': ['command-3', 'command-6'] } },
    lit: { spaces: words('Donatello moves here', ['command-3', 'command-1', 'core-7', 'portal-4', 'portal-3', 'command-6']) },
  },
  'technodrome: quiet': {
    view: { ...technodrome, turn: 'krang', dimension_x: 3, threat_level: 3 },
    intents: [{ enemy: 'krang', targets: ['donatello'], spaces: ['portal-3'] }, { enemy: 'slash', targets: ['donatello'], spaces: [] }],
  },
}
