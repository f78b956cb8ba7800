import moments from './moments.json'
import type { RaceStory } from './story-table.svelte'

const met = moments as unknown as Record<string, RaceStory>
const moment = (name: string, more: Partial<RaceStory> = {}): RaceStory => ({ ...met[name]!, ...more })
const others = (name: string): RaceStory => {
  const { choice, view } = met[name]!
  return moment(name, { me: ((view.turn ?? 0) + 1) % view.players.length, choice: choice && { ...choice, options: [] } })
}
/** One Turtle holds everything there is, some of it fresh. */
const laden = ({ view }: RaceStory): RaceStory['view'] => ({
  ...view, players: view.players.map((player, i) => (i === 0 ? { ...player, held: { 'key-card': 1, dynamite: 1, splinter: 1, 'ninja-stars': 2 }, fresh: { pizza: 1, 'ninja-stars': 1 } } : player)),
})

export const stories: Record<string, RaceStory> = {
  ...Object.fromEntries(Object.keys(met).map((name) => [name, moment(name)])),
  waiting: others('walk'),
  watching: moment('walk advanced', { me: null }),
  laden: moment('walk advanced', { view: laden(met['walk advanced']!) }),
}
