// Small sounds, made on the spot: no file is loaded.
import { settings } from './settings.svelte';

type Note = [frequency: number, start: number, length: number];
const SOUNDS = {
  event: [[520, 0, 0.07]],
  turn: [[660, 0, 0.1], [880, 0.11, 0.16]],
  refused: [[220, 0, 0.12], [185, 0.1, 0.16]],
  chat: [[740, 0, 0.05], [620, 0.06, 0.06]],
  end: [[523, 0, 0.14], [659, 0.13, 0.14], [784, 0.26, 0.14], [1047, 0.39, 0.3]],
} satisfies Record<string, Note[]>;

let context: AudioContext | null = null;

/** Play a sound if sounds are on and the visitor has touched the page (browsers want that). */
export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive || !window.AudioContext) return;
  context ??= new AudioContext();
  for (const note of SOUNDS[name]) tone(context, note as Note);
}

function tone(audio: AudioContext, [frequency, start, length]: Note): void {
  const from = audio.currentTime + start;
  const wave = audio.createOscillator();
  const volume = audio.createGain();
  wave.type = 'triangle';
  wave.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, from);
  volume.gain.exponentialRampToValueAtTime(0.11, from + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
  wave.connect(volume).connect(audio.destination);
  wave.start(from);
  wave.stop(from + length + 0.02);
}
