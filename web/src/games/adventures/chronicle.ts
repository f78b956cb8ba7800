import type { EventView } from '../../wire'

/** With these something new begins; what came before is no news any more. */
const BEGINNINGS = new Set(['round', 'initiative', 'ending', 'attacked', 'schemed', 'trap'])
/** Seen on the table, or said by what follows. */
const QUIET = new Set(['laid', 'showed', 'no_card', 'targeted', 'won', 'put_under', 'rolled'])
const MOST = 3

/** What has just happened, in a few sentences: the end of the current matter, how it began in front. */
export function justNow(events: readonly EventView[]): string[] {
  const from = events.findLastIndex(({ name }) => BEGINNINGS.has(name))
  const loud = events.slice(Math.max(from, 0)).filter(({ name }) => !QUIET.has(name))
  // of several steps, or draws, of the same only the last
  const told = loud.filter(({ name, data }, i) => {
    const next = loud[i + 1]
    return next?.name !== name || !(name === 'moved' ? next.data.fighter === data.fighter : name === 'drew' && next.data.deck === data.deck)
  })
  return (told.length > MOST && from >= 0 ? [told[0]!, ...told.slice(1 - MOST)] : told).slice(-MOST).map(({ text }) => text)
}

/** The ways that fighters have just gone, each with its start; an empty one: placed somewhere. */
export function waysIn(events: readonly EventView[]): Record<string, string[]> {
  const ways: Record<string, string[]> = {}
  for (const { name, data } of events) {
    const fighter = String(data.fighter)
    if (name === 'moved') (ways[fighter] ??= [String(data.from)]).push(String(data.space))
    else if (name === 'put') ways[fighter] = []
    else if (name === 'swapped') ways[fighter] = ways[String(data.by)] = []
  }
  return ways
}
