import type { EmblemName, Tone } from '../../kit'

/** How everybody of this game looks; a sidekick has the color of the hero. */
const LOOKS: Record<string, Tone> = {
  leonardo: 'blue', splinter: 'blue', raphael: 'red', casey: 'red', donatello: 'purple', metalhead: 'purple', michelangelo: 'orange', april: 'orange',
  shredder: 'villain', krang: 'krang', 'bebop-rocksteady': 'steel', baxter: 'steel', wingnut: 'rust', leatherhead: 'swamp', slash: 'swamp', 'rat-king': 'rust',
}

/** The decks with which villains fight a duel are called after them. */
export const DUELIST = 'duelist-'
/** Who leads a deck, by its id; a fighter leads himself. */
export const leaderOf = (deck: string): string => deck.replace(DUELIST, '')

/** The look of a fighter, or of the one who leads a deck. */
export const toneOf = (id: string): Tone => LOOKS[leaderOf(id)] ?? 'night'
/** Fighters and portraits have the same names; whoever is drawn nowhere gets the mark of the side. */
export const emblemOf = (id: string, stranger: EmblemName = 'villain'): EmblemName => leaderOf(id) in LOOKS ? leaderOf(id) as EmblemName : stranger

/** Cards name the one who may use them by name. */
export const SIDEKICKS: Record<string, EmblemName> = {
  Splinter: 'splinter', 'Casey Jones': 'casey', Metalhead: 'metalhead', "April O'Neil": 'april', 'Bebop & Rocksteady': 'bebop-rocksteady',
}
