// How carpets of a colour look: dyes and weave. A colour is never the only sign of a carpet.

export type Weave = 'diamonds' | 'zigzag' | 'stars' | 'stripes';

/** Body, dark edge, light thread, accent thread, border band, and the pattern. */
export interface Look {
  body: string;
  deep: string;
  light: string;
  accent: string;
  band: string;
  weave: Weave;
}

const LOOKS: Readonly<Record<string, Look>> = {
  red: { body: '#b1272d', deep: '#560d14', light: '#fbe6c2', accent: '#eca63c', band: '#eca63c', weave: 'diamonds' },
  yellow: { body: '#e8ad2d', deep: '#5f3a06', light: '#fff3cf', accent: '#a8431b', band: '#f8dc8e', weave: 'zigzag' },
  blue: { body: '#1f509c', deep: '#0b2047', light: '#e6eefb', accent: '#7fbdf0', band: '#7fbdf0', weave: 'stars' },
  green: { body: '#2a7a52', deep: '#0c3522', light: '#eaf3d2', accent: '#c0d968', band: '#c0d968', weave: 'stripes' },
};

/** A look for each colour: its own where it is one of ours, else one that is left. */
export function looksOf(names: readonly string[]): Look[] {
  const spare = Object.keys(LOOKS).filter((name) => !names.includes(name));
  return names.map((name) => LOOKS[name] ?? LOOKS[spare.shift() ?? 'red']);
}
