import { dice } from './board/map'

/** Faces of so many dice that add up to a sum. The table is told the sum; which die showed what has no meaning. */
export function facesFor(die: string, count: number, sum: number): number[] {
  const faces = [...new Set(dice[die])].sort((a, b) => b - a)
  const [least, most] = [faces.at(-1)!, faces[0]!]
  const found: number[] = []
  for (let left = count - 1, rest = sum; left >= 0; left--) {
    const face = faces.find((one) => one <= rest - left * least && one >= rest - left * most) ?? least
    found.push(face)
    rest -= face
  }
  return found
}
