import type { OptionView } from '../../wire'

/** An option by the parts of its key: `attack:leonardo:shredder`, `space:bronx-1`, `pass`. */
export interface Parts { key: string; verb: string; what: string; text: string; note: string }

export const parts = ({ key, text, note }: OptionView): Parts => {
  const at = key.indexOf(':')
  return { key, verb: at < 0 ? key : key.slice(0, at), what: at < 0 ? '' : key.slice(at + 1), text, note }
}

export interface Attack { key: string; attacker: string; target: string; text: string }

export const attacksIn = (options: readonly Parts[]): Attack[] => options.filter(({ verb }) => verb === 'attack').map(({ key, what, text }) => {
  const [attacker = '', target = ''] = what.split(':')
  return { key, attacker, target, text }
})
