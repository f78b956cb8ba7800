import { moves } from '../../../kit'
import type { BoardMap, Point } from './map'

const millis = (token: string) => parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token)) || 0

/** Lets a fighter who stands at the end of a way already walk there, with a hop for each step. */
export function walk(element: SVGElement, way: readonly string[], map: BoardMap): void {
  if (!moves() || way.length < 2) return
  const end = map.space(way.at(-1)!)
  const from = ({ x, y }: Point, hop = 0) => `${x - end.x}px ${y - end.y - hop}px`
  const frames = way.slice(1).flatMap((to, i) => {
    const points = map.leg(way[i]!, to)
    return points.map((point, n) => from(point, 9 * Math.sin((Math.PI * n) / (points.length - 1))))
  })
  element.animate({ translate: frames }, { duration: millis('--t-move') * (way.length - 1), easing: 'ease-out' })
}

/** Lifts a fighter who is placed somewhere down to its space. */
export function land(element: SVGElement): void {
  if (moves()) element.animate({ translate: ['0 -46px', '0 0'], opacity: [0, 1] }, { duration: millis('--t-move'), easing: 'cubic-bezier(.2, .8, .3, 1)' })
}

export function shake(element: SVGElement): void {
  if (moves()) element.animate({ translate: ['0', '-6px', '6px', '-4px', '3px', '0'] }, { duration: millis('--t-move') * 1.3 })
}

/** How a defeated fighter goes: it tips over and fades; where nothing may move it only fades. */
export function topple(_: Element): { duration: number; css: (t: number) => string } {
  const turn = moves() ? 80 : 0
  return { duration: millis('--t-move') * 1.5, css: (t) => `opacity: ${t}; transform: rotate(${(1 - t) * turn}deg)` }
}
