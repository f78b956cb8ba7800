import type { EventView } from '../../../wire'
import type { ShowdownView } from '../types'
import moments from './moments.json'
import type { ShowdownStory } from './story-table.svelte'

const met = moments as unknown as Record<string, Omit<ShowdownStory, 'fresh'>>
const moment = (name: string, more: Partial<ShowdownStory> = {}): ShowdownStory => ({ ...met[name]!, fresh: 1, ...more })
const seen = (name: string, change: Partial<ShowdownView>): ShowdownView => ({ ...met[name]!.view, ...change })

const event = (name: string, rule: string, data: EventView['data'], text = ''): EventView => ({ number: 0, name, rule, data, text })

const EVERY = ['michelangelo', 'raphael', 'donatello', 'leonardo']

/** A Showdown that is told as news; all rolls but the last are ties. */
function fight(card: string, [by, character]: [string, string], rolls: [number, number][], end: EventView[], defend: string[] = []): ShowdownStory {
  const told = [
    event('activated', '2.1', { card }), event('attacked', '7.1', { by, character, ability: ['rage', 'hammer-smash'].includes(card) ? card : '' }),
    ...defend.map((one) => event('defends', '7.2', { character: one })),
    ...rolls.flatMap(([attack, defense], i) => [event('rolled', '7.2', { attack, defense }), ...(i < rolls.length - 1 ? [event('tied', '7.5', {})] : [])]), ...end,
  ]
  return moment('first move', { events: told.map((one, i) => ({ ...one, number: 1000 + i })), fresh: told.length })
}

const NEAR: ShowdownView['tracks'] = [
  { team: 'turtles', at: 9, length: 10, pizza: [], spaces: [2, 4, 6, 8] }, { team: 'villains', at: 7, length: 10, pizza: [8], spaces: [2, 4, 6, 8] },
]

export const stories: Record<string, ShowdownStory> = {
  ...Object.fromEntries(Object.keys(met).map((name) => [name, moment(name)])),
  waiting: moment('act', { me: 2 }),
  watching: moment('place', { me: null }),
  'near the end': moment('threat', { view: seen('threat', { tracks: NEAR, allies: { ...met.threat!.view.allies, april: 'home', casey: 'home' } }), fresh: 0 }),
  'showdown won': fight('rage', ['raphael', 'bebop'], [[8, 5]], [event('beaten', '7.3', { character: 'bebop', by: 'raphael' }), event('marked', '7.3', { team: 'turtles', at: 1 }, 'The Turtles are on 1.')]),
  'showdown tied': fight('skateboard', ['michelangelo', 'bebop'], [[4, 3], [6, 5], [2, 5]], [event('held', '7.4', { by: 'michelangelo', character: 'bebop' }, 'Bebop holds; the turn is over.')]),
  'showdown of many': fight('hammer-smash', ['rocksteady', 'raphael'], [[6, 1]],
    EVERY.map((one) => event('held', '7.4', { by: 'rocksteady', character: one }, 'The Turtles hold.')), EVERY),
}
