import type { OptionView } from '../../wire'

/** An option by the parts of its key: `lay:2.4:90` is `lay`, `2.4:90`; `pass` has no second part. */
export interface Parts { key: string; verb: string; what: string; text: string; note: string }

export const parts = ({ key, text, note }: OptionView): Parts => {
  const at = key.indexOf(':')
  return { key, verb: at < 0 ? key : key.slice(0, at), what: at < 0 ? '' : key.slice(at + 1), text, note }
}
