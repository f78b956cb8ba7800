import type { ChoiceView, EventView, OptionView, UnoView } from '../../../wire'
import type { Story } from '../../stories/story-table.svelte'

const NAMES = ['Ana', 'Maximiliane Wiesengrund', 'Donnie Bot', 'Jürgen', 'Bo', 'WWWWWWWWWWWWWWWWWWWWWWWW', 'Krang', 'Li', 'Señora Mikaela', 'Theodor']
const HAND = ['B3', 'O7', 'P5', 'R1', 'R9', 'R-skip', 'W', '+4']
const LONG = 'B1 B3 B3 B7 B-skip B+2 O0 O4 O5 O7 O9 O-rev P1 P2 P5 P5 P8 P-skip P+2 R0 R1 R4 R6 R9 R-rev R-skip W W +4 SW'.split(' ')
const PILE = ['B4', 'B9', 'P9', 'P2', 'R2', 'R5']

const option = (key: string, text = key): OptionView => ({ key, text, note: key.startsWith('play:+4') ? 'bluff' : '' })
const wild = (face: string) => ['B', 'O', 'P', 'R'].map((color) => option(`play:${face}(${color})`))
const called = (options: OptionView[]) => [...options, ...options.map(({ key }) => option(`${key}+uno`))]
const DRAW = option('draw', 'Draw a card')

let number = 0
const event = (name: string, rule: string, data: EventView['data'], text: string): EventView => ({ number: number++, name, rule, data, text })
const played = (player: number, card: string, color: string) => event('played', '2.1', { player, card, color }, `${NAMES[player]} plays ${card}.`)
const drew = (player: number, rule: string, cards: string[]) => cards.map((card) => event('drew', rule, card ? { player, card } : { player }, `${NAMES[player]} draws a card.`))

const ask = (seats: number[], prompt: string, options: OptionView[], rule = '2.1'): ChoiceView =>
  ({ id: 7, seats, kind: 'card', prompt, rule, options, default: '', secret: false, deadline: rule === '10.3' ? 12 : null })

function round(players: number, change: Partial<UnoView> = {}): UnoView {
  return {
    round: 2, dealer: players - 1, turn: 0, direction: 1, color: 'R', top: 'R5', discard_pile: PILE, draw_pile: 63, owed: 0, target: 500, hand: HAND,
    drawn: null, deciding: false, missing: '', sheet: null,
    players: Array.from({ length: players }, (_, seat) => ({ cards: seat ? 3 + (seat * 5) % 8 : HAND.length, score: (seat * 83) % 260, known: [] })), ...change,
  }
}

const story = (players: number, rest: Partial<Story>): Story =>
  ({ names: NAMES.slice(0, players), me: 0, view: round(players), choice: null, events: [played(players - 1, 'R5', 'R')], fresh: 1, ...rest })

const turn = ask([0], 'Play a card, or draw one.', [...['R1', 'R9', 'R-skip', 'P5'].map((face) => option(`play:${face}`)), ...wild('W'), ...wild('+4'), DRAW])
const withCards = (view: UnoView, cards: Record<number, number>, known: Record<number, string[]> = {}): UnoView =>
  ({ ...view, players: view.players.map((row, seat) => ({ ...row, cards: cards[seat] ?? row.cards, known: known[seat] ?? [] })) })

const four = { top: '+4(B)', color: 'B', discard_pile: [...PILE, '+4'], turn: 3 }
const bluffed = [played(2, 'R5', 'R'), event('played', '5.1', { player: 3, card: '+4', color: 'B' }, 'Jürgen plays Wild Draw Four and declares blue.')]
const shown = ['B7', 'O2', 'P4', 'R3', 'R8', 'SW'].map((card) => event('showed_to_one', '5.5', { player: 3, to: 0, card }, ''))

export const stories: Record<string, Story> = {
  'normal turn': story(4, { choice: turn, view: withCards(round(4), {}, { 2: ['B4', 'O-skip'] }), events: [played(3, 'R5', 'R')] }),
  waiting: story(4, { choice: ask([2], "It is Donnie Bot's turn.", []), view: round(4, { turn: 2, direction: -1 }), events: [played(1, 'P+2', 'P'), ...drew(0, '3.1', ['B3', 'O7']), event('lost_turn', '3.1', { player: 0 }, 'Ana loses the turn.')], fresh: 4 }),
  '30 cards': story(5, { choice: turn, view: withCards(round(5, { hand: LONG }), { 0: 30 }) }),
  '10 players': story(10, { choice: turn, view: withCards(round(10), { 3: 30, 4: 1 }, { 5: ['W', 'B4', 'R7'] }) }),
  'only draw': story(3, { choice: ask([0], 'No card of yours fits: draw one.', [DRAW]), view: round(3, { hand: ['B3', 'O7', 'P1'] }) }),
  drawn: story(3, { choice: ask([0], 'You drew red 4: play it or keep it?', [option('play:R4'), option('keep', 'Keep it')]), view: round(3, { hand: ['B3', 'O7', 'P1'], drawn: 'R4', deciding: true }), events: drew(0, '2.3', ['R4']) }),
  'uno flag': story(3, { choice: ask([0], 'Play a card, or draw one.', [...called([option('play:R1')]), ...called(wild('W')), DRAW]), view: withCards(round(3, { hand: ['R1', 'W'] }), { 0: 2 }) }),
  'last wild': story(2, { choice: ask([0], 'Play a card, or draw one.', [...wild('W'), option('play:W'), DRAW]), view: withCards(round(2, { hand: ['W'] }), { 0: 1 }) }),
  challenge: story(4, { choice: ask([0], 'Accept (draw 4 and lose the turn) or challenge: a bluff costs Jürgen 4 cards, an honest play costs you 6 and the turn.', [option('challenge', 'Challenge'), option('accept', 'Accept: draw 4')], '5.4'), view: round(4, four), events: bluffed }),
  reveal: story(4, {
    choice: { ...turn, prompt: 'Play a card, or draw one.' }, view: withCards(round(4, { ...four, turn: 0 }), { 3: 10 }, { 3: ['B7', 'O2', 'P4', 'R3', 'R8', 'SW'] }),
    events: [...bluffed, event('challenged', '5.4', { player: 0, accused: 3 }, 'Ana challenges Jürgen.'), ...shown, event('verdict', '5.6', { player: 0, accused: 3, bluff: 1 }, 'Jürgen was bluffing!'), ...drew(3, '5.6', ['', '', '', ''])], fresh: 12,
  }),
  sewers: story(4, {
    choice: turn, view: round(4, { top: 'SW(P)', color: 'P', discard_pile: [...PILE, 'SW'], hand: ['B3', 'O7', 'P5', 'R1', 'R9', 'R-skip', 'W'] }),
    events: [event('played', '6.1', { player: 3, card: 'SW', color: 'P' }, 'Jürgen plays Wild From the Sewers and declares purple.'), event('missing_colors', '6.2', { player: 0, missing: 'OP' }, 'Ana lacks orange and purple.'), ...drew(0, '6.2', ['R9', 'W', 'O7', 'R-skip', 'P5']), ...['B3', 'O7', 'P5', 'R1', 'R9', 'R-skip', 'W'].map((card) => event('showed_to_all', '6.3', { player: 0, card }, ''))], fresh: 14,
  }),
  'one card left: me': story(4, { choice: ask([0, 1, 2, 3], 'You have one card left: call UNO before somebody catches you!', [option('uno', 'Call UNO!'), option('pass', 'Let it be')], '7.3'), view: withCards(round(4, { hand: ['B3'] }), { 0: 1 }), events: [played(0, 'R5', 'R')] }),
  'one card left: catch': story(4, { choice: ask([0, 1, 2, 3], 'Jürgen has one card left and has not called UNO. Catch, or let it be?', [option('catch', 'Catch!'), option('pass', 'Let it be')], '7.3'), view: withCards(round(4, { turn: 3 }), { 3: 1 }) }),
  stack: story(4, { choice: ask([0], 'Answer with a Draw Two, or draw 6 cards and lose the turn.', [option('play:B+2'), option('play:R+2'), option('accept', 'Accept: draw 6')], '10.1'), view: round(4, { turn: 3, owed: 6, top: 'R+2', discard_pile: ['P+2', 'B+2', 'R+2'], hand: ['B3', 'B+2', 'O7', 'R+2', 'W'] }), events: [played(3, 'R+2', 'R'), event('stacked', '10.1', { player: 3, owed: 6 }, 'The stack costs 6 cards now.')], fresh: 2 }),
  'seven swap': story(5, { choice: ask([0], 'Swap hands with whom?', [1, 2, 3, 4].map((seat) => option(`player:${seat}`, NAMES[seat])), '10.4'), view: withCards(round(5, { top: 'R7', discard_pile: [...PILE, 'R7'] }), { 1: 1 }), events: [event('called_uno', '7.1', { player: 1 }, ''), played(0, 'R7', 'R')] }),
  'jump in': story(4, { choice: ask([0, 1, 2], 'Jump in on red 5, or let it be?', [option('play:R5'), option('pass', 'Let it be')], '10.3'), view: round(4, { turn: 3, hand: [...HAND, 'R5'] }) }),
  'round sheet': story(4, {
    choice: ask([0, 2], 'Ready for the next round?', [option('next_round', 'Next round')], '8.5'),
    view: round(4, { hand: ['B3', 'O-skip'], sheet: { winner: 3, points: 187, hands: [{ cards: ['B3', 'O-skip'], points: 23 }, { cards: ['W', '+4', 'P9', 'P8', 'R+2'], points: 137 }, { cards: ['R7', 'O-rev'], points: 27 }, { cards: [], points: 0 }] } }),
    events: [event('round_won', '8.3', { player: 3, points: 187 }, 'Jürgen wins the round and scores 187 points.')],
  }),
  'two players': story(2, { choice: turn }),
  watching: story(6, { me: null, choice: ask([0], "It is Ana's turn.", []), view: round(6, { hand: [] }) }),
}
