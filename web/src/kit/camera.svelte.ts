export interface Box { x: number; y: number; width: number; height: number }

/** Closer than this nobody needs to look. */
const CLOSEST = 2.2

/** How a window looks at a canvas: a point of the canvas lies at x + k * point. Never shows more margin than it must. */
export class Camera {
  x = $state(0)
  y = $state(0)
  k = $state(1)
  /** Glides to where it is told to look; follows fingers at once. */
  gliding = $state(false)
  width = $state(0)
  height = $state(0)

  constructor(readonly canvas: { width: number; height: number }) {}

  /** The scale that shows the whole canvas. */
  get fit(): number { return Math.min(this.width / this.canvas.width, this.height / this.canvas.height) || 1 }
  get isWhole(): boolean { return this.k < this.fit * 1.01 }
  get isClosest(): boolean { return this.k > CLOSEST * .99 }

  whole(): void { this.#look(this.canvas.width / 2, this.canvas.height / 2, this.fit, true) }

  /** Shows a box as large as it fits, between two scales. */
  frame(box: Box, least: number, most: number): void {
    const k = Math.max(least, Math.min(most, this.width / box.width, this.height / box.height))
    this.#look(box.x + box.width / 2, box.y + box.height / 2, k, true)
  }

  /** Brings a box into the window, at the same scale, with as little movement as possible. */
  reveal({ x, y, width, height }: Box): void {
    const nearest = (at: number, from: number, to: number, size: number) => Math.min(-from * this.k, Math.max(size - to * this.k, at))
    this.gliding = true
    this.x = nearest(this.x, x, x + width, this.width)
    this.y = nearest(this.y, y, y + height, this.height)
    this.#hold()
  }

  pan(dx: number, dy: number): void {
    this.gliding = false
    this.x += dx
    this.y += dy
    this.#hold()
  }

  /** Zooms so that what lies at a point of the window stays there. */
  zoom(factor: number, at = { x: this.width / 2, y: this.height / 2 }, gliding = false): void {
    const k = this.#bounded(this.k * factor)
    this.gliding = gliding
    this.x = at.x - ((at.x - this.x) * k) / this.k
    this.y = at.y - ((at.y - this.y) * k) / this.k
    this.k = k
    this.#hold()
  }

  #look(x: number, y: number, k: number, gliding: boolean): void {
    this.gliding = gliding
    this.k = this.#bounded(k)
    this.x = this.width / 2 - x * this.k
    this.y = this.height / 2 - y * this.k
    this.#hold()
  }

  #bounded(k: number): number { return Math.max(this.fit, Math.min(Math.max(CLOSEST, this.fit), k)) }

  #hold(): void {
    const held = (at: number, size: number, window: number) => (size < window ? (window - size) / 2 : Math.min(0, Math.max(window - size, at)))
    this.x = held(this.x, this.canvas.width * this.k, this.width)
    this.y = held(this.y, this.canvas.height * this.k, this.height)
  }
}
