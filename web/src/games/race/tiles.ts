import type { EmblemName, SignName } from '../../kit'

/** A design by its parts: `mousers-2` is an enemy with a number, `subway-A` an exit, the rest kinds. */
export interface Design { kind: string; enemy: string; number: number; exit: string }

const ENEMIES: Record<string, { name: string; emblem: EmblemName; die: string }> = {
  mousers: { name: 'Mousers', emblem: 'mouser', die: 'mousers' },
  'purple-dragons': { name: 'Purple Dragons', emblem: 'purple-dragon', die: 'purple-dragons' },
  foot: { name: 'Foot soldiers', emblem: 'foot', die: 'foot' },
  hun: { name: 'Hun', emblem: 'hun', die: 'shredder' },
  shredder: { name: 'Shredder', emblem: 'shredder', die: 'shredder' },
}
export const enemyOf = (id: string) => ENEMIES[id]!

interface Kind { name: string; use: SignName | EmblemName; /** What it does, in a sentence. */ words: string }
const KINDS: Record<string, Kind> = {
  blockage: { name: 'Blockage', use: 'blockage', words: 'The way is closed: back you go.' },
  'its-clear': { name: "It's clear", use: 'all-clear', words: 'Roll and move again.' },
  pizza: { name: 'Pizza', use: 'pizza', words: '' },
  subway: { name: 'Subway', use: 'train', words: 'Off to the exit at once.' },
  'missed-train': { name: 'Missed the train', use: 'missed-train', words: 'Wait here until the next turn.' },
  'go-to-lab': { name: "Go to Baxter's lab", use: 'flask', words: 'Off to the circle in the lab.' },
  april: { name: "April O'Neil", use: 'april', words: 'Look at two face-down tiles.' },
  casey: { name: 'Casey Jones', use: 'casey', words: 'May follow another Turtle.' },
  splinter: { name: 'Splinter', use: 'splinter', words: 'Kept: wins one battle.' },
  'ninja-stars': { name: 'Ninja Stars', use: 'ninja-star', words: 'Kept: +1 to one attack roll.' },
  'key-card': { name: 'Key Card', use: 'key-card', words: 'Opens a door of the skyscraper.' },
  dynamite: { name: 'Dynamite', use: 'dynamite', words: 'Opens a door of the skyscraper.' },
}
export const kindOf = (kind: string): Kind => KINDS[kind]!

export function readDesign(id: string): Design {
  const enemy = Object.keys(ENEMIES).find((name) => id === name || id.startsWith(`${name}-`))
  if (enemy) return { kind: 'enemy', enemy, number: Number(id.slice(enemy.length + 1)) || 0, exit: '' }
  const exit = /^subway-([A-Z])$/.exec(id)?.[1]
  return exit ? { kind: 'subway', enemy: '', number: 0, exit } : { kind: id, enemy: '', number: 0, exit: '' }
}

/** "Mousers 2", "Hun", "Subway to exit A", "Blockage". */
export function designName(id: string): string {
  const { kind, enemy, number, exit } = readDesign(id)
  if (kind === 'enemy') return number ? `${enemyOf(enemy).name} ${number}` : enemyOf(enemy).name
  return exit ? `Subway to exit ${exit}` : kindOf(kind).name
}

export function designWords(id: string, advanced: boolean): string {
  const { kind } = readDesign(id)
  if (kind === 'pizza') return advanced ? 'Kept: heals one health token.' : 'Roll and move again.'
  return kind === 'enemy' ? '' : kindOf(kind).words
}
