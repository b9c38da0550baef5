import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sound, soundOf, SOUNDS, type Part, type SoundName } from './sound';
import { settings } from './settings.svelte';

vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('navigator', { languages: [], userActivation: { hasBeenActive: true } });
});

/** An audio context that notes when which source starts and how loud it gets. */
const started: number[] = [];
const levels: number[] = [];
const parameter = () => ({ value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: (to: number) => levels.push(to) });
class Heard {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  createOscillator = () => ({ frequency: parameter(), connect: () => {}, start: (at: number) => started.push(at), stop: () => {} });
  createBufferSource = () => ({ connect: (to: unknown) => to, start: (at: number) => started.push(at), stop: () => {} });
  createBiquadFilter = () => ({ Q: {}, frequency: parameter(), connect: () => {} });
  createGain = () => ({ gain: parameter(), connect: () => {} });
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
}
vi.stubGlobal('AudioContext', Heard);
vi.stubGlobal('window', { AudioContext: Heard });

beforeEach(() => {
  started.length = levels.length = 0;
  [settings.sound, settings.volume] = [true, 0.7];
});

describe('sounds', () => {
  it('are all short, and no two are alike', () => {
    const made = Object.values(SOUNDS) as Part[][];
    for (const parts of made) expect(Math.max(...parts.map((one) => (one.at ?? 0) + one.length))).toBeLessThan(1.5);
    expect(new Set(made.map((parts) => JSON.stringify(parts))).size).toBe(made.length);
  });

  it('begin when their parts begin', () => {
    sound('die');
    expect(started).toHaveLength(SOUNDS.die.length);
    expect(started).toEqual([...started].sort((one, other) => one - other));
  });

  it('follow the volume, down to silence', () => {
    sound('turn');
    const loud = Math.max(...levels);
    settings.volume = 0.2;
    levels.length = 0;
    sound('turn');
    expect(Math.max(...levels)).toBeLessThan(loud / 4);
    settings.volume = 0;
    started.length = 0;
    sound('turn');
    expect(started).toEqual([]);
  });

  it('are not made where they are switched off', () => {
    settings.sound = false;
    sound('end');
    expect(started).toEqual([]);
  });

  it('are known for events of any game, and a board may know better', () => {
    const heard: [string, SoundName][] = [
      ['rolled', 'die'],
      ['laid', 'carpet'],
      ['paid', 'coins'],
      ['revealed', 'reveal'],
      ['accepted', 'accept'],
      ['walked', 'event'],
    ];
    for (const [type, name] of heard) expect(soundOf(type)).toBe(name);
    expect(soundOf('laid', { laid: 'coins' })).toBe('coins');
  });
});
