import { moves } from '../../kit'

/** Cards that travel. An element already at its new place is drawn on its way there from where something lay before. */
export class Flights {
  #root: () => HTMLElement | undefined
  #before = new Map<string, DOMRect>()

  constructor(root: () => HTMLElement | undefined) { this.#root = root }

  /** Call before the page changes. */
  remember(): void {
    this.#before = this.#places()
  }

  was(place: string): boolean { return this.#before.has(place) }

  /** Lets what is now at a place come from where another place was, after a wait in ms. */
  fly(to: string, from: string, wait = 0): void {
    const element = this.#find(to)
    if (element) this.flyElement(element, from, wait)
  }

  flyElement(element: Element, from: string, wait = 0): void {
    const start = this.#before.get(from)
    const end = element.getBoundingClientRect()
    if (!start || !end.width || !moves()) return
    const x = start.x + start.width / 2 - end.x - end.width / 2
    const y = start.y + start.height / 2 - end.y - end.height / 2
    if (Math.abs(x) + Math.abs(y) < 2) return
    element.animate(
      { translate: [`${x}px ${y}px`, '0 0'], scale: [Math.min(start.width / end.width, 3), 1] },
      { duration: duration(), delay: wait, easing: 'cubic-bezier(.2, .8, .3, 1)', fill: 'backwards' })
  }

  /** The cards now at a place (a fan), the last ones first. */
  last(place: string, count: number): Element[] {
    return [...this.#find(place)?.children ?? []].slice(-count)
  }

  #find(place: string): HTMLElement | null {
    return this.#root()?.querySelector<HTMLElement>(`[data-place="${place}"]`) ?? null
  }

  #places(): Map<string, DOMRect> {
    const found = new Map<string, DOMRect>()
    if (!moves()) return found
    for (const element of this.#root()?.querySelectorAll<HTMLElement>('[data-place]') ?? []) found.set(element.dataset.place!, element.getBoundingClientRect())
    return found
  }
}

const duration = () => parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--t-move')) || 0
