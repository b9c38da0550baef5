// The plan of a hint, by the things on the board that it leads over.
import type { Fact, Said } from '../../lib/wire';
import { sideOf } from './offer';

/** Which steps each side is, by its name; and which pile is bought in the step after them. */
export interface Plan {
  sides: ReadonlyMap<string, readonly number[]>;
  pile: number | null;
  last: number;
}

/** The server tells its sides in their order, each as card, row and way. */
export function planOf(told: Fact | null): Plan {
  const sides = new Map<string, number[]>();
  const numbers = (told?.data.sides ?? []) as readonly number[];
  const last = numbers.length / 3 + 1;
  for (let step = 1; step < last; step++) {
    const [card, row, way] = numbers.slice(3 * step - 3, 3 * step) as [number, number, number];
    const side = sideOf({ card, row, way });
    sides.set(side, [...(sides.get(side) ?? []), step]);
  }
  return { sides, pile: told ? Number(told.data.pile) : null, last };
}

/** The steps in words, after the name of what they lead over. */
export function stepsSaid(steps: readonly number[], say: (said: Said) => string): string {
  return steps.map((step) => `. ${say({ key: 'board-plan-step', params: { step } })}`).join('');
}
