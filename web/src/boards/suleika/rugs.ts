// Carpets on carpets: how high each one lies, and what it hides.
import type { GameEvent } from '../../lib/games/suleika';
import type { Point } from './geometry';

/** A carpet as it was laid; `second` is −1 where only one half of it is known. */
export interface Rug {
  colour: number;
  first: number;
  second: number;
}

/** A carpet that can be seen: the carpets below its higher half, and the colours below each half, nearest first. */
export interface Lying extends Rug {
  layer: number;
  below: [number[], number[]];
}

/** A pile keeps growing, its picture does not. */
const HIGHEST = 3;
/** What one carpet is thick, in units: the light comes from the upper left. */
const THICK: Point = { x: 3.6, y: 6 };

/** The carpets that can still be seen, lowest first, from all that were laid in their order. */
export function lyingOf(laid: readonly Rug[]): Lying[] {
  const piles = new Map<number, number[]>();
  const found = laid.map((rug, i) => {
    const halves = [rug.first, rug.second].map((field) => piles.get(field) ?? []);
    for (const field of fieldsOf(rug)) piles.set(field, [i, ...(piles.get(field) ?? [])]);
    const below = halves.map((pile) => pile.map((under) => laid[under].colour)) as [number[], number[]];
    return { ...rug, layer: Math.min(HIGHEST, Math.max(...halves.map((pile) => pile.length))), below };
  });
  return found.filter((rug, i) => fieldsOf(rug).some((field) => piles.get(field)?.[0] === i));
}

/** The carpets that some events tell of; `names` are the colours of the edition. */
export function laidIn(events: readonly GameEvent[], names: readonly string[]): Rug[] {
  return events
    .filter((event) => event.type === 'laid')
    .map(({ colour, first, second }) => ({ colour: names.indexOf(colour), first, second }));
}

/** Whether these carpets make exactly the colours that are seen: a history may begin in the middle. */
export function explains(laid: readonly Rug[], colours: ReadonlyMap<number, number>): boolean {
  const seen = new Map(laid.flatMap((rug) => fieldsOf(rug).map((field) => [field, rug.colour] as const)));
  return seen.size === colours.size && [...colours].every(([field, colour]) => seen.get(field) === colour);
}

/** What is known from the visible colours alone: whole carpets, and halves that lost the other one. */
export function rugsOf(
  colours: ReadonlyMap<number, number>,
  whole: readonly (readonly [number, number])[],
): Rug[] {
  const paired = new Set(whole.flat());
  const halves = [...colours].filter(([field]) => !paired.has(field));
  return [
    ...halves.map(([first, colour]) => ({ colour, first, second: -1 })),
    ...whole.map(([first, second]) => ({ colour: colours.get(first) ?? 0, first, second })),
  ];
}

function fieldsOf({ first, second }: Rug): number[] {
  return second < 0 ? [first] : [first, second];
}

/** Where the middle of a carpet is seen that lies at `point` on `layer` others. */
export function lifted({ x, y }: Point, layer: number): Point {
  return { x: x - THICK.x * (layer + 0.5), y: y - THICK.y * (layer + 0.5) };
}
