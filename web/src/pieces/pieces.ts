// The pieces that all games share: their names, and where each is drawn.
import sprite from './sprite.svg';

/** The sign of each seat, in the order of seats. */
export const SEATS = ['key', 'jug', 'tent', 'flower', 'bird', 'kite'] as const;
export const GEMS = ['red', 'yellow', 'green', 'blue', 'white'] as const;
export const WEAVES = ['red', 'yellow', 'blue', 'green'] as const;
/** The sign on the robe of each Bedouin. */
export const BEDOUINS = {
  red: 'lantern',
  orange: 'sun',
  yellow: 'date',
  green: 'palm',
  blue: 'drop',
  pink: 'rose',
  black: 'feather',
} as const;

/** What a seat wears outside its token, as a figure or a cushion: the cloth, its edge, and the sign on it. */
export interface Cloth {
  body: string;
  edge: string;
  sign: string;
}

export const CLOTHS: readonly Cloth[] = [
  { body: '#7d2f72', edge: '#3b1136', sign: '#fff7e6' },
  { body: '#178a90', edge: '#08393c', sign: '#fff7e6' },
  { body: '#413c3a', edge: '#171413', sign: '#fff7e6' },
  { body: '#f3e8cf', edge: '#4a3118', sign: '#4a3118' },
  { body: '#a9a53e', edge: '#35340a', sign: '#2b2a06' },
  { body: '#c2652c', edge: '#4f1f08', sign: '#fff7e6' },
];

export const WEAVE_CLOTHS: Readonly<Record<(typeof WEAVES)[number], Cloth>> = {
  red: { body: '#b42f2b', edge: '#57100f', sign: '#f6e2bb' },
  yellow: { body: '#e2a526', edge: '#6e4406', sign: '#fff1cc' },
  blue: { body: '#27549a', edge: '#0e2244', sign: '#e6eef6' },
  green: { body: '#3b7d4d', edge: '#12341c', sign: '#eaf0cd' },
};

export type Gem = (typeof GEMS)[number];
export type Weave = (typeof WEAVES)[number];
export type Bedouin = keyof typeof BEDOUINS;

/** The address of a gem as a picture, for `<img src>`: what is drawn many times on one board is copied as one. */
export function pictured(gem: Gem): string {
  return `${sprite}#image-gem-${gem}`;
}

/** The address of a drawing, for `<use href>`: `gem-red`, `seat-key`, `weave-blue`, `bedouin-pink`, `sign-tent`, `crown`. */
export function drawn(name: string): string {
  return `${sprite}#${name}`;
}
