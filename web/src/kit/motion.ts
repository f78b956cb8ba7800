import { flushSync } from 'svelte'

/** Whether things may travel; false for reduced motion and for the speed "instant". */
export const moves = (): boolean =>
  document.documentElement.dataset.motion !== 'instant' && !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Runs a change so that elements with the same view-transition-name travel from their old place to the new one. */
export function withTransition(change: () => void): void {
  if (!moves() || !document.startViewTransition) {
    change()
    return
  }
  const transition = document.startViewTransition(() => flushSync(change))
  // an answer never waits for a picture: any input jumps to the end state
  const skip = () => transition.skipTransition()
  const inputs = ['pointerdown', 'keydown'] as const
  for (const input of inputs) addEventListener(input, skip, { capture: true })
  transition.ready.catch(() => { /* skipped: the end state is already there */ })
  void transition.finished.finally(() => {
    for (const input of inputs) removeEventListener(input, skip, { capture: true })
  })
}
