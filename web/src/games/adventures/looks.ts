import type { EmblemName, Tone } from '../../kit'

/** How everybody of this game looks; a sidekick has the color of the hero. */
const LOOKS: Record<string, Tone> = {
  leonardo: 'blue', splinter: 'blue', raphael: 'red', casey: 'red', donatello: 'purple', metalhead: 'purple', michelangelo: 'orange', april: 'orange',
  shredder: 'villain', krang: 'krang', 'bebop-rocksteady': 'steel', baxter: 'steel', wingnut: 'rust', leatherhead: 'swamp', slash: 'swamp', 'rat-king': 'rust',
}

export const toneOf = (fighter: string): Tone => LOOKS[fighter] ?? 'night'
/** Fighters and portraits have the same names; whoever is drawn nowhere gets the mark of the side. */
export const emblemOf = (fighter: string, stranger: EmblemName = 'villain'): EmblemName => fighter in LOOKS ? fighter as EmblemName : stranger

/** Cards name the one who may use them by name. */
export const SIDEKICKS: Record<string, EmblemName> = {
  Splinter: 'splinter', 'Casey Jones': 'casey', Metalhead: 'metalhead', "April O'Neil": 'april', 'Bebop & Rocksteady': 'bebop-rocksteady',
}
