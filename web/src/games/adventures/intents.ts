import type { Game } from './game.svelte'
import { capital } from '../../app/words'

const either = new Intl.ListFormat('en', { type: 'disjunction' })

/** What the rules let an enemy do if its turn came now, in words. */
export function intentOf(game: Game, enemy: string): { words: string; threat: boolean } | null {
  const intent = game.view.intents.find((one) => one.enemy === enemy)
  if (!intent || !game.view.round) return null
  const targets = either.format(intent.targets.map((id) => game.nameOf(id).split(' ')[0]!))
  if (!targets) return { words: 'No target: threat +1', threat: true }
  return { words: capital(intent.spaces.length ? `comes for ${targets}` : `attacks ${targets}`), threat: false }
}
