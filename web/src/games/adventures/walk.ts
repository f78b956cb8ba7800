import type { RouteView } from './types'

/** A way that is sent step by step, as each question for the next step comes. */
export interface Walk { fighter: string; steps: string[] }

/** The steps to a space; a route may begin where the fighter stands. */
export function stepsTo(reach: RouteView, space: string, from: string | null): string[] {
  const route = reach.routes[space] ?? []
  return route[0] === from ? route.slice(1) : [...route]
}

/** The lines of a way, each named in both directions. */
export function linesOf(from: string | null, steps: readonly string[]): string[] {
  const stops = from ? [from, ...steps] : steps
  return stops.slice(1).flatMap((space, i) => [`${stops[i]}:${space}`, `${space}:${stops[i]}`])
}
