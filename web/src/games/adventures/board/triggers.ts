// What a way sets off, from the tokens that lie on it (rules 6.5, 6.6, 8.2, 8.6): shown before anybody walks it.
import type { BoardMap, Point } from './map'
import type { BoardView } from './view'

export interface Trigger extends Point { kind: 'damage' | 'remove' | 'mill' | 'rats'; words: string }

export function triggers(way: readonly string[], map: BoardMap, view: BoardView, sweeping: boolean): Trigger[] {
  const found: Trigger[] = []
  way.slice(1).forEach((to, i) => {
    const line = map.line(`${way[i]}:${to}`)
    const soldier = line && view.soldiers.find((one) => map.line(one.line) === line)
    if (soldier?.entrenched) found.push({ ...map.middle(line!), kind: 'damage', words: '1 damage from an entrenched soldier' })
    else if (soldier && sweeping) found.push({ ...map.middle(line!), kind: 'remove', words: 'removes a patrolling soldier' })
    if (view.mousers.includes(to)) found.push({ ...spot(map, to), kind: 'mill', words: 'a mouser discards your top card' })
  })
  const end = way.at(-1)!
  if (way.length > 1 && view.rats.includes(end)) found.push({ ...spot(map, end), kind: 'rats', words: 'rats: defense -2' })
  return found
}

const spot = (map: BoardMap, id: string): Point => ({ x: map.space(id).x, y: map.space(id).y })
