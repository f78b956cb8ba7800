import { listed } from '../../../app/words'
import type { Game } from '../game.svelte'
import { turtleName } from '../looks'
import { designName } from '../tiles'
import type { RacePlayerView, RaceTileView } from '../../../wire'
import { spaceOf } from './map'

const MARKS: Record<string, string> = {
  entrance: 'subway entrance', exit: 'subway exit', outlined: 'yellow outline', 'lab-circle': 'circle of the lab', 'key-door': 'door', 'dynamite-door': 'door',
}

export const tileWords = ({ pile, tile }: RaceTileView): string => (tile ? designName(tile) : `face-down ${pile} tile`)

export const pawnName = ({ turtle, seat }: RacePlayerView, game: Game): string => (turtle ? turtleName(turtle) : game.nameOf(seat))

/** A space as a screen reader says it: where, what lies on it, who stands there. */
export function spaceWords(space: string, game: Game): string {
  const { name, mark } = spaceOf(space)
  const { tiles, players } = game.show.view
  const tile = tiles.find((one) => one.space === space)
  const there = players.filter((one) => one.space === space).map((one) => pawnName(one, game))
  return [name, ...(mark && MARKS[mark] && !name.includes(MARKS[mark]) ? [MARKS[mark]] : []), ...(tile ? [tileWords(tile)] : []), ...(there.length ? [`${listed(there)} here`] : [])].join(', ')
}

export function pawnWords(player: RacePlayerView, game: Game): string {
  const health = player.most ? `, health ${player.health} of ${player.most}` : ''
  return `${pawnName(player, game)}, ${spaceOf(player.space).name}${health}`
}
