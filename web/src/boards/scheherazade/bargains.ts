// What is offered to everybody, line by line: bargains and pay for a passage, each with my answer to it.
import type { Agree, TakePassage } from '../../lib/games/scheherazade';
import type { Option, Said } from '../../lib/wire';
import type { Offer, Topic } from './offer';
import type { Position } from './shown';

/** An open offer of a seat, and what I can do about it. */
export interface Line {
  seat: number;
  said: Said;
  answer: Option | null;
}

export interface Bargain {
  /** What is asked, for a passage; null for a bargain, which nobody asks for. */
  asked: Said | null;
  lines: readonly Line[];
}

/** Which of these offers of others are new; an offer with another price is a new one. */
export function freshIn(lines: readonly Line[], known: ReadonlySet<string>, seat: number | null): string[] {
  return lines.filter((line) => line.seat !== seat).map(nameOf).filter((name) => !known.has(name));
}

/** What tells an offer from all others. */
export const nameOf = (line: Line): string => JSON.stringify([line.seat, line.said]);

export function bargainOf(topic: Topic, position: Position, offer: Offer, seat: number | null): Bargain {
  if (topic === 'others') return { asked: null, lines: [] };
  return topic === 'trade' ? tradeOf(position, offer, seat) : passageOf(position, offer, seat);
}

function tradeOf({ proposals }: Position, offer: Offer, seat: number | null): Bargain {
  const lines = proposals.map((proposal) => {
    const key = proposal.way === 'sell' ? 'board-offer-sale' : 'board-offer-purchase';
    const agreed = optionOf<Agree>(offer, 'agree', (move) => move.seat === proposal.seat);
    return { seat: proposal.seat, said: { key, params: { ...proposal } }, answer: proposal.seat === seat ? withdrawal(offer, 'trade') : agreed };
  });
  return { asked: null, lines };
}

function passageOf({ turn, colours }: Position, offer: Offer, seat: number | null): Bargain {
  const offers = turn.offers.map((pearls, from) => ({ pearls, from })).filter(({ pearls }) => pearls > 0);
  const lines = offers.map(({ pearls, from }) => {
    const taken = optionOf<TakePassage>(offer, 'take_passage', (move) => move.seat === from);
    return { seat: from, said: { key: 'board-passage-for', params: { seat: from, pearls } }, answer: from === seat ? withdrawal(offer, 'passage') : taken };
  });
  const named = [...colours.keys()].map((at) => Math.floor(turn.named / 4 ** at) % 4);
  const at = named.findIndex((mask) => mask > 0);
  const asked = { key: 'event-passage-asked', params: { seat: turn.leader, colour: colours[at] ?? '', bedouins: named[at] === 3 ? 2 : 1 } };
  // Who has paid and is not led on yet.
  const paid = { key: 'board-passage-paid', params: { seat: turn.payer, pearls: turn.price, colour: colours[at] ?? '', bedouins: named[at] === 3 ? 2 : 1 } };
  if (turn.payer >= 0 && at >= 0) return { asked: paid, lines: [] };
  return { asked: turn.offers.length && at >= 0 ? asked : null, lines };
}

function optionOf<M>(offer: Offer, type: string, fits: (move: M) => boolean): Option | null {
  const options = offer.tray.flatMap((tray) => tray.options);
  return options.find(({ move }) => (move as { type: string }).type === type && fits(move as M)) ?? null;
}

function withdrawal(offer: Offer, topic: Topic): Option | null {
  const mine = offer.tray.filter((tray) => tray.topic === topic).flatMap((tray) => tray.options);
  return mine.find(({ move }) => (move as { type: string }).type === 'withdraw') ?? null;
}
