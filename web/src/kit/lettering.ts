// Words and numbers on cards, as SVG markup. Drawn letters are pictures and no text: a screen reader hears a card's name alone.
import { OUTLINES } from './outlines'
import type { SignName } from './sprite-names'

// In Bangers 1 and 7 are near twins, so these two are drawn here, in parts of the font size around the middle of their foot.
const DRAWN: Record<string, [number, number][]> = {
  1: [[-.16, -.57], [-.11, -.69], [.15, -.78], [.05, -.16], [.19, -.165], [.17, .01], [-.26, .02], [-.24, -.15], [-.14, -.153], [-.075, -.55]],
  7: [[-.24, -.75], [.26, -.785], [.24, -.62], [.03, 0], [-.18, .02], [.005, -.57], [-.265, -.55]],
}
/** The width of a drawn numeral among others. */
const ADVANCE = .47

export const use = (id: SignName, x: number, y: number, size: number) =>
  `<use href="#${id}" x="${x}" y="${y}" width="${size}" height="${size}"/>`

const drawn = (points: [number, number][], x: number, y: number, size: number, digits: number) =>
  `M${points.map(([a, b]) => `${(x + a * size).toFixed(digits)} ${(y + b * size).toFixed(digits)}`).join('L')}Z`

const glyph = (letter: string): [number, string] =>
  DRAWN[letter] ? [ADVANCE, drawn(DRAWN[letter], ADVANCE / 2 + .03, 0, 1, 3)] : OUTLINES[letter]!

/** A word in the outlines of the comic font, centered on x, its foot on y. */
export function lettering(word: string, x: number, y: number, size: number, fill: string, outline: number, spacing = 0): string {
  let width = 0
  const letters = [...word].map((letter) => {
    const [advance, path] = glyph(letter)
    const at = width
    width += advance + spacing / size
    return `<path transform="translate(${at.toFixed(3)} 0)" d="${path}"/>`
  })
  const left = x - (width * size - spacing) / 2
  return `<g class="num" fill="${fill}" stroke-width="${(outline / size).toFixed(3)}" transform="translate(${left.toFixed(1)} ${y}) scale(${size})">${letters.join('')}</g>`
}

/** A number; a line under 6 and 9 tells them apart upside down. */
export function numeral(value: string, x: number, y: number, size: number, fill: string, outline: number): string {
  const points = DRAWN[value]
  if (points) return `<path class="num" fill="${fill}" stroke-width="${outline}" d="${drawn(points, x, y, size, 1)}"/>`
  const text = lettering(value, x, y, size, fill, outline)
  if (value !== '6' && value !== '9') return text
  const line = (color: string, extra: number) =>
    `<path d="M${(x - .2 * size).toFixed(1)} ${(y + .13 * size).toFixed(1)}h${(.4 * size).toFixed(1)}" stroke="${color}" stroke-width="${(.065 * size + extra).toFixed(1)}" stroke-linecap="round"/>`
  return text + line('var(--ink)', outline) + line(fill, 0)
}
