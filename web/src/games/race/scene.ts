import type { EventView, RaceView } from '../../wire'
import { readDesign } from './tiles'

export interface Roll { turtle: number; /** What each die of the enemy shows; none in the Basic game. */ enemy: readonly number[]; stars: number; tied: boolean; /** Who lost how much health by it. */ wound: { shredder: boolean; n: number } | null }

/** A battle, an attack on Shredder, or the roll at his door; told by events. */
export interface Scene {
  /** The number of its first event. */
  id: number
  kind: 'battle' | 'shredder' | 'entry'
  seat: number
  /** The design of a tile, or shredder. */
  against: string
  rolls: Roll[]
  splinter: boolean
  outcome: 'won' | 'lost' | null
}

const empty = (id: number, kind: Scene['kind'], seat: number, against: string): Scene => ({ id, kind, seat, against, rolls: [], splinter: false, outcome: null })
const roll = (turtle: number, enemy: readonly number[] = []): Roll => ({ turtle, enemy, stars: 0, tied: false, wound: null })

/** The battle that is fought now. */
export const sceneIn = (events: readonly EventView[], view: RaceView): Scene | null =>
  (view.battle ? events.reduce<Scene | null>((scene, event) => follow(scene, event, view), null) : null)

/** The scene after one more event. */
export function follow(scene: Scene | null, { number, name, data }: EventView, { needs }: RaceView): Scene | null {
  const seat = Number(data.seat)
  const n = Number(data.n)
  const open = scene && !scene.outcome ? scene : null
  const last = open?.rolls.at(-1)
  const inside = (): Scene => (open?.kind === 'entry' || !open ? empty(number, 'shredder', seat, 'shredder') : open)
  const again = (change: Partial<Roll>): Scene | null => (open && last ? { ...open, rolls: [...open.rolls.slice(0, -1), { ...last, ...change }] } : scene)
  switch (name) {
    case 'battle': return empty(number, 'battle', seat, String(data.tile))
    case 'entry': return { ...empty(number, 'entry', seat, 'door'), rolls: [roll(n)], outcome: n >= needs.door ? 'won' : 'lost' }
    case 'inside': return empty(number, 'shredder', seat, 'shredder')
    case 'attack_roll': return { ...inside(), rolls: [...inside().rolls, roll(n)] }
    case 'exchange': return { ...inside(), rolls: [...inside().rolls, roll(n, String(data.enemy).split('+').map(Number))] }
    case 'star': return again({ turtle: Number(data.total), stars: (last?.stars ?? 0) + 1 })
    case 'tied': return again({ tied: true })
    case 'wounded': {
      const hurt = again({ wound: { shredder: false, n } })
      return hurt?.kind === 'shredder' ? { ...hurt, outcome: 'lost' } : hurt
    }
    case 'shredder_wounded': {
      const hurt = again({ wound: { shredder: true, n } })
      return hurt && { ...hurt, outcome: 'won' }
    }
    case 'spent': return open && data.thing === 'splinter' ? { ...open, splinter: true } : scene
    case 'won_battle': case 'won': return open ? { ...open, outcome: 'won' } : scene
    case 'lost_battle': case 'failed': return open ? { ...open, outcome: 'lost' } : scene
    // whatever else somebody does, the battle is over
    case 'turn': case 'further': case 'rolled': case 'stepped': return null
    default: return scene
  }
}

/** What the red die must show. */
export function needed({ kind, against }: Scene, { needs }: RaceView): number {
  if (kind !== 'battle') return kind === 'entry' ? needs.door : needs.shredder
  const { number } = readDesign(against)
  return number ? number + 1 : needs.hun
}
