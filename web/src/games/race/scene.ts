import type { EventView, RaceView } from '../../wire'

export interface Roll { turtle: number; /** None in the Basic game. */ enemy: number | null; stars: number; tied: boolean; /** Who lost how much health by it. */ wound: { shredder: boolean; n: number } | null }

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
const roll = (turtle: number, enemy: number | null): Roll => ({ turtle, enemy, stars: 0, tied: false, wound: null })

/** The battle that is fought now. */
export const sceneIn = (events: readonly EventView[], { battle }: RaceView): Scene | null => (battle ? events.reduce<Scene | null>(follow, null) : null)

/** The scene after one more event. */
export function follow(scene: Scene | null, { number, name, data }: EventView): Scene | null {
  const seat = Number(data.seat)
  const n = Number(data.n)
  const open = scene && !scene.outcome ? scene : null
  const last = open?.rolls.at(-1)
  const inside = (): Scene => (open?.kind === 'entry' || !open ? empty(number, 'shredder', seat, 'shredder') : open)
  const again = (change: Partial<Roll>): Scene | null => (open && last ? { ...open, rolls: [...open.rolls.slice(0, -1), { ...last, ...change }] } : scene)
  switch (name) {
    case 'battle': return empty(number, 'battle', seat, String(data.tile))
    case 'entry': return { ...empty(number, 'entry', seat, 'door'), rolls: [roll(n, null)], outcome: n >= ENTRY_FROM ? 'won' : 'lost' }
    case 'inside': return empty(number, 'shredder', seat, 'shredder')
    case 'attack_roll': return { ...inside(), rolls: [...inside().rolls, roll(n, null)] }
    case 'exchange': return { ...inside(), rolls: [...inside().rolls, roll(n, Number(data.enemy))] }
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

/** The roll that opens a door (5.2), and those that defeat Hun and Shredder in the Basic game (4.1, 5.3). */
export const ENTRY_FROM = 6
export const MIGHTY_FROM = 5
/** His health tokens in the Advanced game (6.1). */
export const SHREDDER_MOST = 3

/** What the Turtle must roll in the Basic game. */
export const needed = (number: number): number => (number ? number + 1 : MIGHTY_FROM)
