/** What the letters before a rule mean. */
export const KINDS: Record<string, { word: string; words: string }> = {
  R: { word: 'printed', words: 'It stands in the printed rulebook, here in our own words.' },
  J: { word: 'ruling', words: 'The rulebook is silent or unclear; this is how a careful judge reads it.' },
  'R/J': { word: 'printed, with a ruling', words: 'Printed, and where it leaves a question, a ruling answers it.' },
  H: { word: 'house rule', words: 'Not printed; off unless the table turns it on.' },
  X: { word: 'example', words: 'Shows the rules at work.' },
}
