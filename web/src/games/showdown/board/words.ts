import { counted, listed } from '../../../app/words'
import type { Game } from '../game.svelte'
import { allyName, TEAM_NAMES } from '../looks'
import { SIDE_WORDS } from './geometry'

/** A space as a screen reader says it: row and column as in all sentences of the game, what lies on it, where its ways lead. */
export function spaceWords(game: Game, space: string): string {
  const { shown: view, joints } = game
  const tile = view.tiles.find((one) => one.space === space)
  const there = [
    ...view.characters.filter((one) => one.space === space).map(({ name, allies }) => (allies.length ? `${name} with ${listed(allies.map(allyName))}` : name)),
    ...Object.entries(view.allies).flatMap(([ally, place]) => (place === space ? [allyName(ally)] : [])),
    ...(view.pizza[space] ? [counted(view.pizza[space], 'Pizza slice')] : []),
  ]
  const ways = (by: string) => joints.from(space).flatMap((join) => (join.by === by ? [SIDE_WORDS[join.side]!] : []))
  const [paths, pipes] = [ways('path'), ways('pipe')]
  const what = !tile ? 'empty space' : tile.home ? `${TEAM_NAMES[tile.home]}’ Home` : 'tile'
  return [
    `${space}: ${what}`, ...there, ...(paths.length ? [`paths ${listed(paths)}`] : []), ...(pipes.length ? [`pipes ${listed(pipes)}`] : []),
    ...(tile && !paths.length && !pipes.length ? ['no way leads on'] : []),
  ].join(', ')
}
