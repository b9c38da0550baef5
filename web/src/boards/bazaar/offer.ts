// What is described, sorted by the thing on the board that it belongs to.
import { options } from '../../lib/described';
import type { Exchange, Exchanged, GiveBack, Move } from '../../lib/games/bazaar';
import type { Description, Option } from '../../lib/wire';
import { counted, NONE, one, unpacked, type Change } from './stones';

/** All that is offered now. `number` is how many stones go back, where that is asked. */
export interface Offer {
  key: string;
  roll: Option | null;
  sides: ReadonlyMap<string, Option>;
  takes: ReadonlyMap<number, Option>;
  buys: ReadonlyMap<number, Option>;
  nothing: Option | null;
  backs: readonly Option[];
  number: number;
}

/** The name of a side: of a row of a card, what is given by this way. */
export const sideOf = ({ card, row, way }: Omit<Exchange, 'type'>): string => `${card}.${row}.${way}`;

export function offerOf(must: Description | null): Offer {
  const all = options(must);
  const of = <Kind extends Move['type']>(kind: Kind) =>
    all.filter((option) => (option.move as Move).type === kind).map((option) => [option.move as Move & { type: Kind }, option] as const);
  return {
    key: JSON.stringify(all.map((option) => option.move)),
    roll: of('roll')[0]?.[1] ?? null,
    sides: new Map(of('exchange').map(([move, option]) => [sideOf(move), option])),
    takes: new Map(of('take').map(([move, option]) => [move.colour, option])),
    buys: new Map(of('buy').map(([move, option]) => [move.pile, option])),
    nothing: of('buy_nothing')[0]?.[1] ?? null,
    backs: of('give_back').map(([, option]) => option),
    number: Number(must?.type === 'pick' ? (must.prompt.params.number ?? 0) : 0),
  };
}

/** Whether only the button of the decision bar does it: it ends the match. */
export const isFinal = (option: Option): boolean => option.label.key === 'move-buy-last';

/** How many stones one would hold after it, where that obliges to buy, and which piles (bazaar 2.5). */
export function obligation(option: Option): { stones: number; piles: string } | null {
  const { stones, piles } = option.label.params;
  return option.label.key === 'move-exchange-must' ? { stones: Number(stones), piles: String(piles) } : null;
}

/** The stones that an option moves out of the hand that is asked about, and into it. */
export function changeOf(option: Option | null): Change | null {
  const move = option?.move as Move | undefined;
  const { give, take, ware } = option?.label.params ?? {};
  if (move?.type === 'exchange') return { gone: counted(String(give)), come: counted(String(take)) };
  if (move?.type === 'buy') return { gone: counted(String(ware)), come: NONE };
  if (move?.type === 'take') return { gone: NONE, come: one(move.colour) };
  return move?.type === 'give_back' ? { gone: move.stones, come: NONE } : null;
}

/** The option that gives back exactly these stones. */
export function backOf(offer: Offer, stones: readonly number[]): Option | null {
  const same = (option: Option) => (option.move as GiveBack).stones.every((count, colour) => count === stones[colour]);
  return offer.backs.find(same) ?? null;
}

/** The row and the way of an exchange that was made: the left stones were given, or the right ones. */
export function usedRow(rows: readonly string[], { row, gave }: Exchanged): { row: number; way: number } {
  const left = counted(rows[row - 1]!.split('=')[0]!);
  return { row, way: Number(unpacked(gave).some((count, colour) => count !== left[colour])) };
}
