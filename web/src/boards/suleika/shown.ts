// What the board shows: the view, carried on by the events that are being told.
import type { GameEvent, SuleikaView } from '../../lib/games/suleika';
import { fieldsOf } from './geometry';

export const NO_COLOUR = -1;

/** The displayed position. `colours` holds the visible colour of each field that has one. */
export interface Shown {
  omar: number;
  facing: number;
  colours: ReadonlyMap<number, number>;
  whole: readonly (readonly [number, number])[];
  money: readonly number[];
  left: readonly number[];
  tops: readonly number[];
  pips: number | null;
}

/** The position of a view; the die keeps showing what it showed. */
export function shownOf(view: SuleikaView, pips: number | null): Shown {
  const fields = fieldsOf(view.edition.size);
  const pairs = fields.map((field, i) => [field, view.market[i]] as const);
  return {
    omar: view.omar,
    facing: view.facing,
    colours: new Map(pairs.filter(([, colour]) => colour !== NO_COLOUR)),
    whole: view.carpets,
    money: view.money,
    left: view.left,
    tops: view.tops,
    pips,
  };
}

/** The position after an event. `names` are the colours of the edition. */
export function after(shown: Shown, event: GameEvent, names: readonly string[]): Shown {
  switch (event.type) {
    case 'faced':
      return { ...shown, facing: event.facing };
    case 'rolled':
      return { ...shown, pips: event.pips };
    case 'walked':
      return { ...shown, omar: event.path.at(-1) ?? shown.omar, facing: event.facing };
    case 'paid':
      return { ...shown, money: moved(shown.money, event.seat, event.owner, event.paid) };
    case 'laid':
      return laid(shown, names.indexOf(event.colour), event.first, event.second);
    case 'uncovered':
      return { ...shown, tops: put(shown.tops, event.seat, names.indexOf(event.colour)) };
    default:
      return shown;
  }
}

function laid(shown: Shown, colour: number, first: number, second: number): Shown {
  const torn = shown.whole.filter((pair) => !pair.includes(first) && !pair.includes(second));
  return {
    ...shown,
    colours: new Map([...shown.colours, [first, colour], [second, colour]]),
    whole: [...torn, [first, second]],
    left: put(shown.left, colour, shown.left[colour] - 1),
  };
}

function moved(money: readonly number[], from: number, to: number, amount: number): number[] {
  return put(put(money, from, money[from] - amount), to, money[to] + amount);
}

function put(list: readonly number[], at: number, value: number): number[] {
  return list.map((old, i) => (i === at ? value : old));
}

/** Whose colour it is: with two seats each has every other one. */
export function ownerOf(colour: number, seats: number): number {
  return colour % seats;
}

/** How one seat stands. */
export interface Standing {
  seat: number;
  money: number;
  stacks: { colour: number; left: number }[];
  top: number;
  halves: number;
  points: number;
}

export function standings(shown: Shown): Standing[] {
  const seats = shown.money.length;
  return shown.money.map((money, seat) => {
    const halves = [...shown.colours.values()].filter((c) => ownerOf(c, seats) === seat).length;
    const colours = shown.left.map((left, colour) => ({ colour, left }));
    return {
      seat,
      money,
      stacks: colours.filter(({ colour }) => ownerOf(colour, seats) === seat),
      top: shown.tops[seat] ?? NO_COLOUR,
      halves,
      points: halves + money,
    };
  });
}
