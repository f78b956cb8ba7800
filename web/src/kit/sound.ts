import { settings } from './settings.svelte'

export type Sound = 'tick' | 'card' | 'turn' | 'refuse' | 'win'

/** Each sound is a few soft notes: [frequency in Hz, start in s]. */
const NOTES: Record<Sound, [number, number][]> = {
  tick: [[880, 0]],
  card: [[320, 0], [240, .03]],
  turn: [[523, 0], [784, .09]],
  refuse: [[196, 0], [165, .08]],
  win: [[523, 0], [659, .1], [784, .2], [1047, .3]],
}

let context: AudioContext | undefined

/** Silent unless the player switched sound on. */
export function play(sound: Sound): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  // a context made before the first click sleeps until it is woken
  void context.resume()
  for (const [frequency, start] of NOTES[sound]) {
    const at = context.currentTime + start
    const tone = new OscillatorNode(context, { type: 'triangle', frequency })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(.06, at + .008)
    volume.gain.exponentialRampToValueAtTime(.0001, at + .16)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + .18)
  }
}
