// Outlines that several pieces share, as SVG paths around 0 0.

const corners = (n: number, radius: (i: number) => number, turn: number): string =>
  `M${Array.from({ length: n }, (_, i) => {
    const at = turn + (2 * Math.PI * i) / n
    return `${(radius(i) * Math.cos(at)).toFixed(1)} ${(radius(i) * Math.sin(at)).toFixed(1)}`
  }).join('L')}Z`

export const hexagon = (r: number): string => corners(6, () => r, Math.PI / 6)
export const octagon = (r: number): string => corners(8, () => r, Math.PI / 8)
/** A comic burst with n points. */
export const burst = (outer: number, inner: number, n: number): string => corners(2 * n, (i) => (i % 2 ? inner : outer), -Math.PI / 2)

/** Equal sectors of a disc: two lie left and right, three begin at the upper left. */
export function sectors(n: number, r: number): { wedge: string; cut: string }[] {
  const first = n === 2 ? 90 : -150
  return Array.from({ length: n }, (_, i) => {
    const [from, to] = [i, i + 1].map((k) => {
      const at = ((first + (360 / n) * k) * Math.PI) / 180
      return `${(r * Math.cos(at)).toFixed(2)} ${(r * Math.sin(at)).toFixed(2)}`
    })
    return { wedge: `M0 0L${from}A${r} ${r} 0 0 1 ${to}Z`, cut: `M0 0L${from}` }
  })
}
