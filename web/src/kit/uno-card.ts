// UNO faces as SVG, on a 250 x 350 grid: full-bleed color and pattern, shell plates, one scute with the value.
// Sizes are attributes, not style, so the markup also passes a strict content security policy.
import { COLORS, colorOf, signOf, type ColorName } from './colors'
import { HEX, PLATES, TILT, frame } from './card-shapes'
import { lettering, numeral, use } from './lettering'
import type { SignName } from './sprite-names'

export interface UnoFace {
  /** The printed color, or the declared one of a wild. */
  color: ColorName | undefined
  value: string
  label: string
  art: string
}

const QUARTERS: [ColorName, string, number, number][] = [
  ['blue', 'M28 175L76 80H125V175Z', 87, 134],
  ['orange', 'M125 80H174L222 175H125Z', 163, 134],
  ['red', 'M222 175L174 270H125V175Z', 163, 217],
  ['purple', 'M125 270H76L28 175H125Z', 87, 217],
]

const CORNER_SIGNS: Record<string, SignName> = { skip: 'skip', rev: 'reverse', W: 'wild', SW: 'sewer-lid' }

function corners(value: string, color: ColorName | undefined): string {
  const sign = CORNER_SIGNS[value]
  const top = sign ? use(sign, 12, 13, 56) : numeral(value, 39, 68, 66, '#fffaf0', 12)
  const y = value === '6' || value === '9' ? 121 : 113
  const seal = color ? `<g class="seal"><circle cx="40" cy="${y}" r="31" fill="var(--ink)"/>${use(signOf(color), 16, y - 24, 48)}</g>` : ''
  return [0, 180].map((turn) => `<g transform="rotate(${turn} 125 175)"><g class="corner${turn ? ' far' : ''}">${top}${seal}</g></g>`).join('')
}

const plates = (color: string, opacity: number) =>
  `<g transform="${TILT}"><path d="${PLATES}" stroke="${color}" stroke-width="6" opacity="${opacity}"/></g>`

const ground =
  `<rect width="250" height="350" fill="var(--c)"/><rect width="250" height="350" fill="var(--pat)" opacity=".26"/>${plates('#14110f', .3)}`

const scute = (tilted: string, upright = '', fill = '#f6efe0') =>
  `<g class="scute"><g transform="${TILT}"><path d="${HEX}" transform="translate(6 8)" fill="#14110f" opacity=".85" stroke="#14110f" stroke-width="8" stroke-linejoin="round"/><path d="${HEX}" fill="${fill}"/><path d="M174 80L222 175L174 270H118Z" fill="url(#halftone)" opacity=".13"/>${tilted}<path d="${HEX}" fill="none" stroke="var(--ink)" stroke-width="8" stroke-linejoin="round"/></g>${upright}</g>`

/** The four-color scute. Signs are pushed outward to make room for something in the middle. */
const quarters = (size: number, push = 1) =>
  QUARTERS.map(([color, d, x, y]) =>
    `<g data-color="${color}"><path d="${d}" fill="var(--c)"/><path d="${d}" fill="var(--pat)" opacity=".28"/><path d="${d}" fill="none" stroke="var(--ink)" stroke-width="5"/>${use(signOf(color), 125 + (x - 125) * push - size / 2, 175 + (y - 175) * push - size / 2, size)}</g>`).join('')

const colorHints = COLORS.map(({ name, sign }, i) =>
  `<g data-color="${name}"><circle cx="${34 + i * 39}" cy="318" r="17" fill="var(--c)" stroke="var(--ink)" stroke-width="4.5"/>${use(sign, 22 + i * 39, 306, 24)}</g>`).join('')

function coloredMiddle(value: string, color: ColorName): string {
  if (value === 'skip' || value === 'rev') return `<g class="tinted">${use(CORNER_SIGNS[value]!, 62, 112, 126)}</g>`
  if (value !== '+2') return numeral(value, 121, 240, 186, 'var(--c)', 15)
  return [[-15, 98, 166], [7, 150, 184]].map(([turn, x, y]) => {
    const rect = `x="${x! - 37}" y="${y! - 54}" width="74" height="108" rx="10"`
    return `<g transform="rotate(${turn} ${x} ${y})"><rect ${rect} fill="var(--c)" stroke="var(--ink)" stroke-width="7"/><rect ${rect} fill="var(--pat)" opacity=".25"/>${use(signOf(color), x! - 28, y! - 28, 56)}</g>`
  }).join('')
}

function wildArt(value: string, declared: ColorName | undefined): string {
  const night = value === 'SW'
    ? '<rect width="250" height="350" fill="#1f4a36"/><rect width="250" height="350" fill="url(#bricks)" opacity=".55"/>'
    : `<rect width="250" height="350" fill="#26222c"/>${plates('#f6efe0', .22)}`
  const middle = value === 'W' ? scute(quarters(62))
    : value === '+4' ? scute(quarters(40, 1.3), numeral('+4', 119, 220, 128, '#fffaf0', 16))
    : scute('', use('from-the-sewers', 50, 96, 150), '#e4efc9') + (declared ? '' : colorHints)
  return frame((declared ? ground : night) + middle + corners(value, declared))
}

const WORDS: Record<string, string> = {
  skip: 'skip', rev: 'reverse', '+2': 'draw two', W: 'wild', '+4': 'wild draw four', SW: 'wild from the sewers',
}

/** Reads a face as the engine names it: `R5`, `B-skip`, `P-rev`, `O+2`, `W`, `+4(R)`, `SW(B)`. */
export function unoFace(face: string): UnoFace {
  const wild = /^(W|\+4|SW)(?:\(([BOPR])\))?$/.exec(face)
  if (wild) {
    const value = wild[1]!
    const color = colorOf(wild[2])?.name
    return { color, value, label: WORDS[value]! + (color ? `, ${color} declared` : ''), art: wildArt(value, color) }
  }
  const plain = /^([BOPR])(?:(\d)|-(skip|rev)|(\+2))$/.exec(face)
  const color = colorOf(plain?.[1])?.name
  if (!plain || !color) throw new Error(`unknown UNO face: ${face}`)
  const value = (plain[2] ?? plain[3] ?? plain[4])!
  return {
    color,
    value,
    label: `${color} ${WORDS[value] ?? value}`,
    art: frame(ground + scute('', coloredMiddle(value, color)) + corners(value, color)),
  }
}

export const UNO_BACK = frame(
  `<rect width="250" height="350" fill="#183528"/><rect width="250" height="350" fill="url(#bricks)" opacity=".6"/><circle cx="131" cy="184" r="98" fill="#14110f" opacity=".8"/>${use('sewer-lid', 22, 72, 206)}<circle cx="125" cy="175" r="50" fill="#10201a" stroke="var(--ink)" stroke-width="6"/><use href="#shell" x="83" y="133" width="84" height="84"/><g transform="rotate(-7 125 310)">${lettering('HALFSHELL', 125, 326, 46, '#8fd14f', 12, 2)}</g>`)
