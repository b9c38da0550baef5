// Small sounds, made on the spot: no file is loaded. Each is told from the others with closed eyes.
import { settings } from './settings.svelte';

/** A tone that rings out: its pitch, when it begins, how long it rings, how loud it is, and its wave. */
interface Tone {
  hz: number;
  at?: number;
  length: number;
  level?: number;
  wave?: OscillatorType;
  /** The pitch that it glides to. */
  to?: number;
}

/** A rustle: noise between some pitches, from one to another. */
interface Rustle {
  noise: number;
  to?: number;
  at?: number;
  length: number;
  level?: number;
  /** How narrow it is. */
  focus?: number;
}

export type Part = Tone | Rustle;

/** A bell, a coin: partials that are out of tune with each other. */
const ring = (hz: number, at: number, length: number, level = 0.5): Tone[] => [
  { hz, at, length, level, wave: 'sine' },
  { hz: hz * 2.76, at, length: length * 0.5, level: level * 0.4, wave: 'sine' },
];
const rattle = (at: number, noise: number): Rustle => ({ noise, at, length: 0.045, level: 0.8, focus: 5 });

export const SOUNDS = {
  event: [{ hz: 520, length: 0.06, level: 0.35, wave: 'triangle' }],
  turn: [...ring(660, 0, 0.35), ...ring(990, 0.13, 0.5)],
  die: [rattle(0, 2600), rattle(0.07, 1900), rattle(0.15, 2400), rattle(0.25, 1700), rattle(0.38, 1300)],
  carpet: [{ noise: 500, to: 2200, length: 0.34, level: 0.55, focus: 0.8 }, { noise: 180, at: 0.32, length: 0.12, level: 0.9, focus: 1 }],
  coins: [...ring(2350, 0, 0.22, 0.3), ...ring(2790, 0.08, 0.22, 0.3), ...ring(2490, 0.17, 0.26, 0.3), ...ring(3140, 0.25, 0.3, 0.25)],
  reveal: [{ noise: 700, to: 3800, length: 0.28, level: 0.35, focus: 1.5 }, ...ring(784, 0.26, 0.5), ...ring(1175, 0.26, 0.5, 0.3)],
  accept: [{ noise: 240, length: 0.09, level: 0.9, focus: 2 }, { hz: 392, at: 0.07, length: 0.3, wave: 'triangle' }, { hz: 494, at: 0.17, length: 0.4, wave: 'triangle' }],
  refused: [{ hz: 220, to: 165, length: 0.24, wave: 'triangle' }],
  chat: [{ hz: 740, length: 0.05, level: 0.35, wave: 'triangle' }, { hz: 620, at: 0.06, length: 0.07, level: 0.35, wave: 'triangle' }],
  offer: [...ring(880, 0, 0.5, 0.2), ...ring(1320, 0.22, 0.6, 0.14)],
  end: [523, 659, 784, 1047].flatMap((hz, i) => ring(hz, 0.15 * i, i === 3 ? 0.9 : 0.4)),
} satisfies Record<string, Part[]>;

export type SoundName = keyof typeof SOUNDS;

/** What events of any game sound like; a board may know better. */
const HEARD: Readonly<Record<string, SoundName>> = {
  rolled: 'die',
  rolled_again: 'die',
  rolled_off: 'die',
  die_rolled: 'die',
  start_rolled: 'die',
  laid: 'carpet',
  paid: 'coins',
  bought: 'coins',
  took_points: 'coins',
  had_most: 'coins',
  revealed: 'reveal',
  accepted: 'accept',
};

/** The sound of an event. */
export function soundOf(type: string, own: Readonly<Record<string, SoundName>> = {}): SoundName {
  return own[type] ?? HEARD[type] ?? 'event';
}

const LOUDEST = 0.22;
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Play a sound if sounds are on and the visitor has touched the page (browsers want that). */
export function sound(name: SoundName): void {
  if (!settings.sound || !settings.volume || !navigator.userActivation?.hasBeenActive || !window.AudioContext) return;
  context ??= new AudioContext();
  for (const part of SOUNDS[name] as Part[]) play(context, part);
}

function play(audio: AudioContext, part: Part): void {
  const from = audio.currentTime + 0.01 + (part.at ?? 0);
  const until = from + part.length;
  const volume = audio.createGain();
  const loud = Math.max(0.0002, LOUDEST * settings.volume ** 2 * (part.level ?? 0.6));
  volume.gain.setValueAtTime(0.0001, from);
  volume.gain.exponentialRampToValueAtTime(loud, from + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, until);
  volume.connect(audio.destination);
  const source = 'noise' in part ? rustle(audio, part, from, until, volume) : tone(audio, part, from, until, volume);
  source.start(from);
  source.stop(until + 0.02);
}

function tone(audio: AudioContext, { hz, to, wave }: Tone, from: number, until: number, into: AudioNode): OscillatorNode {
  const source = audio.createOscillator();
  source.type = wave ?? 'sine';
  source.frequency.setValueAtTime(hz, from);
  if (to) source.frequency.exponentialRampToValueAtTime(to, until);
  source.connect(into);
  return source;
}

function rustle(audio: AudioContext, part: Rustle, from: number, until: number, into: AudioNode): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  source.buffer = noise ??= hiss(audio);
  source.loop = true;
  filter.type = 'bandpass';
  filter.Q.value = part.focus ?? 1;
  filter.frequency.setValueAtTime(part.noise, from);
  if (part.to) filter.frequency.exponentialRampToValueAtTime(part.to, until);
  source.connect(filter).connect(into);
  return source;
}

/** Half a second of noise. */
function hiss(audio: AudioContext): AudioBuffer {
  const made = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = made.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = 2 * Math.random() - 1;
  return made;
}
