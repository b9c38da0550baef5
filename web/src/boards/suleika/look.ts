// How carpets of a colour look: dyes and weave. A colour is never the only sign of a carpet.

import { WEAVES } from '../../pieces/pieces';
import type { Weave as Dye } from '../../pieces/pieces';

export type Weave = 'diamonds' | 'zigzag' | 'stars' | 'stripes';

/** Body, dark edge, the side that the light does not reach, light thread, accent thread, and the pattern. */
export interface Look {
  body: string;
  deep: string;
  side: string;
  light: string;
  accent: string;
  weave: Weave;
}

const LOOKS: Readonly<Record<Dye, Look>> = {
  red: { body: '#b42f2b', deep: '#57100f', side: '#7c1a1b', light: '#f6e2bb', accent: '#e9a13b', weave: 'diamonds' },
  yellow: { body: '#e2a526', deep: '#6e4406', side: '#a66f0e', light: '#fff1cc', accent: '#b4431c', weave: 'zigzag' },
  blue: { body: '#27549a', deep: '#0e2244', side: '#163463', light: '#e6eef6', accent: '#8fc3e6', weave: 'stars' },
  green: { body: '#3b7d4d', deep: '#12341c', side: '#204e2e', light: '#eaf0cd', accent: '#67a870', weave: 'stripes' },
};

/** A dye for each colour: its own where it is one of ours, else one that is left. */
export function dyesOf(names: readonly string[]): Dye[] {
  const spare = WEAVES.filter((dye) => !names.includes(dye));
  return names.map((name) => WEAVES.find((dye) => dye === name) ?? spare.shift() ?? 'red');
}

export function looksOf(names: readonly string[]): Look[] {
  return dyesOf(names).map((dye) => LOOKS[dye]);
}

/** Whose colour it is: with two seats each has every other one. */
export function ownerOf(colour: number, seats: number): number {
  return colour % seats;
}
