import type { OptionView } from '../../wire'

/** An option by the parts of its key: `step:market-2` is `step`, `market-2`; `pass` has no second part. */
export interface Parts { key: string; verb: string; what: string; text: string }

export const parts = ({ key, text }: OptionView): Parts => {
  const [verb = '', what = ''] = key.split(':')
  return { key, verb, what, text }
}
