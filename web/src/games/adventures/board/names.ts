import type { Space } from './map'

const SHORT: Record<string, string> = {
  bronx: 'BX', queens: 'Q', brooklyn: 'BK', manhattan: 'M', 'staten-island': 'SI', uptown: 'UP', hudson: 'HUD', outskirts: 'OUT',
  engine: 'ENG', armory: 'ARM', command: 'CMD',
}

const numberOf = (space: Pick<Space, 'id'>) => /\d+$/.exec(space.id)?.[0]

export const title = (id: string) => id.split('-').map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ')

/** "Bronx 5", "Harbor". */
export const spaceName = (space: Space): string => [title(space.area), numberOf(space)].filter(Boolean).join(' ')

/** As printed: ["BX", "5"], ["HARBOR"]. */
export function printedName(space: Pick<Space, 'id' | 'area'>): string[] {
  const number = numberOf(space)
  const area = SHORT[space.area] ?? space.area.toUpperCase()
  return number ? [area, number] : [area]
}
