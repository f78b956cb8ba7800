import { frame, HEX, PLATES, TILT } from './card-shapes'
import { use } from './lettering'
import type { SignName } from './sprite-names'
import { UNO_BACK } from './uno-card'

/** Backs of the decks that are not UNO: ground, sign. Each deck is told by its sign, not by its hue alone. */
const DECKS = {
  hero: ['#1f3a2c', 'shell'],
  enemy: ['#3f3463', 'claw'],
  turn: ['#5a3a1d', 'clock'],
  trap: ['#6d2a55', 'machine-on'],
  ally: ['#2f6f52', 'ally-mark'],
  henchman: ['#2b2440', 'henchman-mark'],
} as const satisfies Record<string, [string, string]>

export type BackName = 'uno' | keyof typeof DECKS

export function backArt(name: BackName): string {
  if (name === 'uno') return UNO_BACK
  const [ground, sign] = DECKS[name]
  return frame(`<rect width="250" height="350" fill="${ground}"/><g transform="${TILT}"><path d="${HEX}" fill="#14110f" opacity=".35"/><path d="${PLATES}${HEX}" fill="none" stroke="#f6efe0" stroke-width="5" opacity=".3"/></g>${use(sign as SignName, 62, 112, 126)}`)
}
