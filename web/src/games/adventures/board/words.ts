// The board in words, for those who do not see it.
import type { BoardMap, Line, Space } from './map'
import { spaceName, title } from './names'
import type { BoardFighter, BoardView } from './view'

const list = (words: string[]) => (words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words[0]!)

/** "Bronx 5, starting space 3, orange zone, Leonardo stands here" */
export function spaceWords(space: Space, map: BoardMap, view: BoardView): string {
  const zones = list(space.zones.map((zone) => map.zones.get(zone)!.name.toLowerCase()))
  const fighter = view.fighters.find(({ space: id }) => id === space.id)
  return [
    spaceName(space),
    space.start && `starting space ${space.start}`,
    `${zones} ${space.zones.length > 1 ? 'zones' : 'zone'}`,
    space.band && space.band <= view.dimension_x && 'in Dimension X',
    fighter && `${fighter.name} stands here`,
    view.mousers.includes(space.id) && 'a mouser',
    view.rats.includes(space.id) && 'rats',
  ].filter(Boolean).join(', ')
}

export const fighterWords = (fighter: BoardFighter, map: BoardMap): string =>
  `${fighter.name}, ${spaceName(map.space(fighter.space!))}, health ${fighter.health} of ${fighter.most}`

export function lineWords(line: Line, map: BoardMap, entrenched: boolean | undefined): string {
  const ends = list([line.a, line.b].map((id) => spaceName(map.space(id))))
  const soldier = entrenched === undefined ? 'empty circle' : `${entrenched ? 'entrenched' : 'patrolling'} Foot soldier`
  return `${soldier} between ${ends}${line.foot ? `, ${title(line.foot)}` : ''}`
}

export function machineWords(i: number, map: BoardMap, active: boolean): string {
  const ends = list(map.data.machines[i]!.spaces.map((id) => spaceName(map.space(id))))
  return `Doomsday machine at ${ends}, ${active ? 'active' : 'inactive'}`
}
