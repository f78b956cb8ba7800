import { moves } from '../../../kit'
import { adjacent, leg, spaceOf } from './map'

const millis = (token: string) => parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token)) || 0

/** Lets a pawn that stands on a space already come there from another: with a hop along a link, else through the air. */
export function travel(element: SVGElement, from: string, to: string): void {
  if (!moves()) return
  const end = spaceOf(to)
  const next = adjacent(from, to)
  const points = next ? leg(from, to) : [spaceOf(from), { x: (spaceOf(from).x + end.x) / 2, y: (spaceOf(from).y + end.y) / 2 - 60 }, end]
  const hop = next ? 14 : 0
  const frames = (points.length === 2 ? [points[0]!, { x: (points[0]!.x + points[1]!.x) / 2, y: (points[0]!.y + points[1]!.y) / 2 }, points[1]!] : points)
    .map(({ x, y }, i, all) => `${x - end.x}px ${y - end.y - hop * Math.sin((Math.PI * i) / (all.length - 1))}px`)
  element.animate({ translate: frames }, { duration: millis('--t-move') * (next ? 1 : 2), easing: 'ease-in-out' })
}

export function shake(element: SVGElement): void {
  if (moves()) element.animate({ translate: ['0', '-6px', '6px', '-4px', '3px', '0'] }, { duration: millis('--t-move') * 1.3 })
}
