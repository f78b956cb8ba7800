/** With the arrow keys from one lit thing to the nearest one in that direction. */
export function byArrow(event: KeyboardEvent & { currentTarget: SVGElement }): void {
  const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
  if (!direction || !(event.target instanceof Element)) return
  const [dx, dy] = direction as [number, number]
  const middle = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const here = middle(event.target)
  let nearest: SVGElement | undefined
  let least = Infinity
  for (const element of event.currentTarget.querySelectorAll<SVGElement>('[data-target]')) {
    const there = middle(element)
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
    // what lies aside is farther than it looks
    if (ahead > 4 && ahead + 2 * aside < least) [nearest, least] = [element, ahead + 2 * aside]
  }
  if (!nearest) return
  event.preventDefault()
  nearest.focus()
}
