import type { ChoiceView, EventView, OptionView } from '../../../wire'
import type { Story } from '../../stories/story-table.svelte'
import type { AdventuresView, CombatView, DeckView, FighterView, InitiativeView } from '../types'

const NAMES = ['Ana', 'Maximiliane Wiesengrund', 'Donnie Bot', 'Jürgen']
const HAND = ['leonardo.katana', 'leonardo.fearless-leader', 'leonardo.quick-strike', 'leonardo.eat-sleep-and-breathe-ninjutsu', 'leonardo.i-have-a-plan', 'leonardo.heroes-in-a-half-shell', 'leonardo.protective-father']

const option = (key: string, text = key): OptionView => ({ key, text, note: '' })
let number = 0
const event = (name: string, rule: string, text: string): EventView => ({ number: number++, name, rule, data: {}, text })
const ask = (seats: number[], prompt: string, options: OptionView[], rule = '3.1'): ChoiceView =>
  ({ id: 7, seats, kind: 'action', prompt, rule, options, default: '', secret: false, deadline: null })

const deck = (id: string, name: string, seat: number | null, more: Partial<DeckView> = {}): DeckView => ({
  id, name, seat, out: false, move: 2, draw_pile: 19, top: [], hand: seat === null ? 0 : 5, cards: [], discards: [], tucked: [], supply: 0, ability: '', ability_text: '', ...more,
})
const fighter = (id: string, name: string, at: number, space: string | null, health: number, most: number, more: Partial<FighterView> = {}): FighterView =>
  ({ id, name, side: 0, deck: at, hero: true, space, health, most, ranged: false, ...more })
const turn = (id: string, name: string, side: string, state: string, now: string, end = '', move = 0): InitiativeView => ({ id, name, side, move, now, end, state })

const HEROES = [
  deck('leonardo', 'Leonardo', 0, { hand: HAND.length, cards: HAND, discards: ['leonardo.quick-strike', 'leonardo.leonardo-leads', 'leonardo.for-sensei'] }),
  deck('raphael', 'Raphael', 1, { hand: 4, discards: ['raphael.sai'] }),
  deck('donatello', 'Donatello', 2, { hand: 6, tucked: ['donatello.electro-grenade'], discards: ['donatello.quick-strike'] }),
  deck('michelangelo', 'Michelangelo', 3, { hand: 3 }),
]
const PLAYERS = (spaces: (string | null)[]): FighterView[] => [
  fighter('leonardo', 'Leonardo', 0, spaces[0]!, 12, 16), fighter('splinter', 'Splinter', 0, spaces[1]!, 9, 9, { hero: false }),
  fighter('raphael', 'Raphael', 1, spaces[2]!, 5, 17), fighter('casey', 'Casey Jones', 1, spaces[3]!, 8, 8, { hero: false, ranged: true }),
  fighter('donatello', 'Donatello', 2, spaces[4]!, 14, 14), fighter('metalhead', 'Metalhead', 2, spaces[5]!, 0, 7, { hero: false }),
  fighter('michelangelo', 'Michelangelo', 3, spaces[6]!, 15, 15), fighter('april', "April O'Neil", 3, spaces[7]!, 4, 6, { hero: false }),
]
const enemy = (id: string, name: string, at: number, space: string | null, health: number, most: number) => fighter(id, name, at, space, health, most, { side: 1 })

function newYork(change: Partial<AdventuresView> = {}): AdventuresView {
  return {
    mode: 'adventure', board: 'new-york', round: 3, turn: 'leonardo', actions: 2,
    decks: [
      ...HEROES, deck('shredder', 'Shredder', null, { move: 3, draw_pile: 6, supply: 15, discards: ['shredder.command-the-foot'] }),
      deck('rat-king', 'Rat King', null, { draw_pile: 8, supply: 6, discards: ['rat-king.thousand-teeth'] }), deck('bebop-rocksteady', 'Bebop & Rocksteady', null, { move: 3, draw_pile: 7, top: ['bebop-rocksteady.thick-skulls'] }),
      deck('wingnut', 'Wingnut', null, { move: 4, draw_pile: 9 }), deck('baxter', 'Baxter Stockman', null, { out: true, draw_pile: 3 }),
    ],
    fighters: [
      ...PLAYERS(['bronx-4', 'bronx-7', 'queens-6', 'uptown-2', 'harbor', null, 'brooklyn-1', 'brooklyn-4']),
      enemy('shredder', 'Shredder', 4, 'manhattan-3', 23, 35), enemy('rat-king', 'Rat King', 5, 'manhattan-1', 10, 10), enemy('bebop-rocksteady', 'Bebop & Rocksteady', 6, 'manhattan-6', 3, 10),
      enemy('wingnut', 'Wingnut', 7, 'staten-5', 8, 10), enemy('baxter', 'Baxter Stockman', 8, null, 0, 10),
    ],
    soldiers: [
      { line: 'bronx-2:bronx-4', entrenched: true }, { line: 'bronx-3:uptown-1', entrenched: true }, { line: 'manhattan-1:manhattan-3', entrenched: false },
      { line: 'manhattan-3:manhattan-5', entrenched: false }, { line: 'bronx-4:manhattan-3', entrenched: false }, { line: 'manhattan-6:brooklyn-1', entrenched: false },
    ],
    mousers: [], rats: ['queens-6', 'manhattan-2'], threat: 6, threat_length: 9, threat_level: 3, boroughs: ['manhattan', 'queens', 'brooklyn', 'staten-island'], fallen: ['bronx'],
    dimension_x: 0, machines: [], die: -1, trap: null, traps: 0, trap_discards: [],
    row: [
      turn('shredder', 'Shredder', 'enemy', 'done', 'Shredder takes a turn.', 'Threat +1, and +1 more for each borough with a foot soldier.', 3),
      turn('michelangelo', 'Michelangelo', 'player', 'done', 'Michelangelo takes two actions.'), turn('leonardo', 'Leonardo', 'player', 'now', 'Leonardo takes two actions.'),
    ],
    to_come: [
      turn('raphael', 'Raphael', 'player', 'waiting', 'Raphael takes two actions.'), turn('donatello', 'Donatello', 'player', 'waiting', 'Donatello takes two actions.'),
      turn('rat-king', 'Rat King', 'enemy', 'waiting', 'Place 1 rat token with his closest player fighter. Then he takes a turn.', '', 2),
      turn('bebop-rocksteady', 'Bebop & Rocksteady', 'enemy', 'waiting', 'They move 2 toward the villain if they share no zone. Then they take a turn.', '', 3),
      turn('wingnut', 'Wingnut', 'enemy', 'waiting', 'Wingnut takes a turn and may fly over player fighters.', '', 4),
      turn('extra.shredder', 'To the Streets!', 'extra', 'waiting', 'Deploy foot soldiers in the borough under threat.'), turn('friends', 'Friends in Odd Places', 'ally', 'waiting', '', 'If somebody stands on the starting space of the ally, the ally joins.'),
    ],
    ally: { id: 'ally.dockside-medic', name: 'Dockside Medic', start: 1, now: 'One player fighter heals 2.', end: '' }, allies: 6, henchmen: 5, combat: null, reach: [],
    intents: [{ enemy: 'shredder', targets: ['leonardo'], spaces: [] }, { enemy: 'rat-king', targets: ['raphael', 'casey'], spaces: ['manhattan-2'] }, { enemy: 'bebop-rocksteady', targets: ['michelangelo'], spaces: [] }, { enemy: 'wingnut', targets: [], spaces: [] }],
    won: null, ...change,
  }
}

const side = (id: string, card: string | null, change: Partial<CombatView['attack']> = {}): CombatView['attack'] =>
  ({ fighter: id, played: true, card, printed: 0, value: 0, reasons: [], cancelled: [], ignored: false, ...change })
const combat = (change: Partial<CombatView>): CombatView =>
  ({ attack: side('shredder', null, { played: false }), defense: side('leonardo', null, { played: false }), revealed: false, window: 'cards', damage: null, winner: null, ...change })

const story = (view: AdventuresView, choice: ChoiceView | null, rest: Partial<Story> = {}): Story =>
  ({ names: NAMES, me: 0, view, choice, events: [event('deployed', '6.4', 'A foot soldier takes the circle between M 1 and M 3.'), event('attacked', '5.1', 'Shredder attacks Leonardo.')], fresh: 1, ...rest })

const actions = ask([0], 'Your first action: maneuver, attack, or play a scheme.', [
  option('maneuver', 'Maneuver'), option('attack:leonardo:shredder', 'Leonardo attacks Shredder'), option('card:leonardo.protective-father', 'Protective Father'),
])
const defend = ask([0], 'Shredder attacks Leonardo: play a card to defend, or none.', [
  ...HAND.slice(2, 6).map((card) => option(`card:${card}`, `Defend with ${card}`)), option('pass', 'No defense'),
], '4.1')
const reach: AdventuresView['reach'] = [
  { fighter: 'leonardo', routes: { 'bronx-2': ['bronx-2'], 'bronx-3': ['bronx-3'], 'bronx-5': ['bronx-5'], 'bronx-1': ['bronx-2', 'bronx-1'], 'uptown-1': ['bronx-3', 'uptown-1'], 'bronx-6': ['bronx-5', 'bronx-6'] } },
  { fighter: 'splinter', routes: { 'bronx-5': ['bronx-5'], 'bronx-6': ['bronx-6'], 'bronx-8': ['bronx-8'], 'hudson-1': ['bronx-8', 'hudson-1'] } },
]

const technodrome = newYork({
  board: 'technodrome', threat: 4, threat_length: 7, threat_level: 2, dimension_x: 2, machines: [true, false, true], soldiers: [], rats: [], boroughs: [], fallen: [],
  decks: [...HEROES.slice(0, 2), deck('krang', 'Krang', null, { draw_pile: 7 }), deck('baxter', 'Baxter Stockman', null, { draw_pile: 9, supply: 5 }), deck('leatherhead', 'Leatherhead', null)],
  fighters: [
    ...PLAYERS(['core-6', 'portal-2', 'command-2', 'command-3', null, null, null, null]).slice(0, 4), enemy('krang', 'Krang', 2, 'core-4', 15, 21), enemy('baxter', 'Baxter Stockman', 3, 'core-3', 10, 10),
    enemy('leatherhead', 'Leatherhead', 4, 'armory-3', 6, 10),
  ],
  mousers: ['portal-3', 'core-6'], turn: null, die: 2, trap: { id: 'trap.laser-grid', name: 'Laser Grid', texts: ['One player fighter takes 1 damage.', 'Each player chooses an own fighter: it takes 1 damage.', 'Each player chooses an own fighter: it takes 2 damage.'], roll: 2 },
  traps: 5, trap_discards: ['trap.repair-drones'],
  row: [turn('raphael', 'Raphael', 'player', 'done', 'Raphael takes two actions.'), turn('extra.krang', 'Technodrome Traps', 'extra', 'now', 'Reveal a trap and roll the die.')],
  to_come: [turn('leonardo', 'Leonardo', 'player', 'waiting', 'Leonardo takes two actions.'), turn('krang', 'Krang', 'enemy', 'waiting', 'Krang takes a turn.', 'Threat +1, and +1 more for each running machine.', 2), turn('baxter', 'Baxter Stockman', 'enemy', 'waiting', 'Place a mouser, then he takes a turn.', 'Each player next to a mouser discards the top card of the deck.', 2)],
  ally: null, allies: 0, henchmen: 0, intents: [{ enemy: 'krang', targets: ['leonardo'], spaces: [] }, { enemy: 'baxter', targets: ['splinter'], spaces: ['core-2'] }],
})

const duel = newYork({
  mode: 'duel', threat: 0, boroughs: [], fallen: [], soldiers: [], rats: [], row: [], to_come: [], ally: null, allies: 0, henchmen: 0, intents: [],
  decks: [HEROES[0]!, HEROES[1]!],
  fighters: PLAYERS(['bronx-4', 'bronx-7', 'manhattan-3', 'uptown-1', null, null, null, null]).slice(0, 4).map((one) => ({ ...one, side: one.deck })),
})

export const stories: Record<string, Story> = {
  'first action': story(newYork(), actions),
  maneuver: story(newYork({ actions: 1, reach }), ask([0], 'Which of your fighters moves? Up to 2 spaces each.', [option('fighter:leonardo', 'Leonardo moves'), option('clear:leonardo', 'Leonardo moves and removes soldiers'), option('fighter:splinter', 'Splinter moves'), option('pass', 'Nobody else moves')], '3.2')),
  walk: story(newYork({ actions: 1, reach: reach.slice(0, 1) }), ask([0], 'Where does Leonardo go?', [option('space:bronx-2'), option('space:bronx-3'), option('space:bronx-5'), option('pass', 'Stop here')], '3.4')),
  defend: story(newYork({ turn: 'shredder', actions: 0, combat: combat({ attack: side('shredder', null) }) }), defend),
  'combat over': story(newYork({
    turn: 'shredder', actions: 0,
    combat: combat({
      revealed: true, window: 'done', damage: 3, winner: 'attacker',
      attack: side('shredder', 'shredder.gauntlet-slash', { printed: 4, value: 6, reasons: [{ words: 'a foot soldier next to Leonardo', n: 1, becomes: false }, { words: 'threat level', n: 1, becomes: false }] }),
      defense: side('leonardo', 'leonardo.quick-strike', { printed: 3, value: 3, cancelled: ['after'] }),
    }),
  }), ask([1], "It is Maximiliane Wiesengrund's turn.", [])),
  'after combat': story(newYork({
    combat: combat({
      revealed: true, window: 'after', damage: 2, winner: 'attacker', attack: side('leonardo', 'leonardo.for-sensei', { printed: 4, value: 4 }),
      defense: side('shredder', 'shredder.iron-composure', { printed: 3, value: 2, reasons: [{ words: 'rats in the walls of the old pumping station', n: -1, becomes: false }] }),
    }),
  }), ask([0], 'For Sensei: discard a card for one more action?', [...HAND.map((card) => option(`card:${card}`, `Discard ${card}`)), option('pass', 'Keep all')], '4.2')),
  'waiting in a combat': story(newYork({ turn: 'raphael', combat: combat({ attack: side('raphael', null), defense: side('shredder', null, { played: false }) }) }), ask([1], 'Maximiliane Wiesengrund is choosing a card.', [], '4.1')),
  trap: story(technodrome, ask([0, 1], 'Laser Grid rolled 2. Discard a card to roll again?', [...HAND.map((card) => option(`card:${card}`, `Discard ${card}`)), option('pass', 'Let it stand')], '7.4')),
  machine: story({ ...technodrome, trap: null, turn: 'leonardo' }, ask([0], 'Stop a doomsday machine for one card?', [option('machine:1', 'Stop the machine at CMD'), option('pass', 'Leave it running')], '7.3')),
  heroes: story(newYork({ turn: null, row: [], to_come: [], decks: newYork().decks.slice(1, 2), fighters: [], soldiers: [], reach: [], intents: [], ally: null, henchmen: 0 }), ask([0], 'Choose your hero.', ['leonardo', 'donatello', 'michelangelo'].map((id) => option(`hero:${id}`)), '1.3')),
  minions: story(newYork({ turn: null, row: [], to_come: [], decks: [], fighters: [], soldiers: [], intents: [], ally: null, henchmen: 0 }), ask([0, 1], 'Which minion joins Shredder?', ['bebop-rocksteady', 'baxter', 'wingnut', 'leatherhead', 'slash', 'rat-king'].map((id) => option(`minion:${id}`)), '1.2')),
  starts: story(newYork({ turn: null, row: [], to_come: [], intents: [] }), ask([0, 1, 2, 3], 'Where does Leonardo start?', ['staten-2', 'queens-4', 'bronx-5', 'brooklyn-3'].map((id) => option(`space:${id}`, 'Start here')), '1.4')),
  spread: story(newYork(), ask([0], 'Thinking Ahead: put a card of the discard pile under the deck?', [option('card:leonardo.leonardo-leads'), option('card:leonardo.for-sensei'), option('pass', 'No')], '4.2')),
  duel: story(duel, actions, { names: NAMES.slice(0, 2) }),
  watching: story(newYork(), ask([0], "It is Ana's turn.", []), { me: null }),
}
