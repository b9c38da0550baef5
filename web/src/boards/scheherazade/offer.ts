// What is described, sorted by where it is on the board: pieces and fields, doors, numbers, cells, or the tray.
import { parts, type Part } from '../../lib/described';
import type { Ask, Move } from '../../lib/games/scheherazade';
import type { Count, Description, Option, Pick, Said } from '../../lib/wire';

/** A piece that can be moved: `camel` or a colour, and where it stands. */
export interface Mover {
  piece: string;
  start: number;
}

/** What pressing a field does: each of these options, with a piece in hand or without. */
export interface Target {
  mover: Mover | null;
  field: number;
  option: Option;
}

/** What has a dialogue of its own: a bargain (scheherazade 6.2), a passage (6.3), questions about colours that nobody has. */
export type Topic = 'trade' | 'passage' | 'others';
const TOPICS = ['trade', 'passage', 'others', null] as const;

/** What the tray or a dialogue offers: a question with its options, or a number to choose. */
export interface Tray {
  topic: Topic | null;
  prompt: Said;
  options: readonly Option[];
  count: Count | null;
}

export interface Offer {
  key: string;
  /** What must be chosen from, whatever may be done besides; and its key. */
  must: Description | null;
  musts: string;
  targets: readonly Target[];
  rooms: ReadonlyMap<string, Option>;
  bid: Count | null;
  tip: Count | null;
  /** To open one's own fist again (scheherazade 2.1). */
  fist: Option | null;
  /** Questions by seat and colour; whether one has to be put. */
  asks: ReadonlyMap<string, readonly Option[]>;
  mustAsk: boolean;
  tray: readonly Tray[];
}

export const cellOf = (seat: number, colour: string): string => `${seat}.${colour}`;
export const moverOf = (mover: Mover): string => `${mover.piece}.${mover.start}`;

/** Sort everything that is described; colours that are not in play have no cell, and are asked for in the tray. */
export function offerOf(must: Description | null, may: Description | null, colours: readonly string[]): Offer {
  const all = [...parts(must), ...parts(may)];
  const picks = all.filter((part): part is Pick => part.type === 'pick');
  const counts = all.filter((part): part is Count => part.type === 'count');
  const options = picks.flatMap((pick) => pick.options);
  const asked = options.filter((option) => moveOf(option).type === 'ask' && colours.includes((option.move as Ask).colour));
  const number = (type: string): Count | null => counts.find((count) => moveOf(count).type === type) ?? null;
  return {
    key: keyOf(all),
    must,
    musts: keyOf(parts(must)),
    targets: options.map(targetOf).filter((target) => target !== null),
    rooms: new Map(options.flatMap((option) => roomsOf(option))),
    bid: number('bid'),
    tip: number('tip'),
    fist: options.find((option) => moveOf(option).type === 'open_fist') ?? null,
    asks: grouped(asked),
    mustAsk: parts(must).some((part) => part.type === 'pick' && part.options.some((option) => moveOf(option).type === 'ask')),
    tray: all.flatMap((part) => TOPICS.map((topic) => trayOf(part, colours, topic))).filter((tray) => tray.options.length || tray.count),
  };
}

const keyOf = (all: readonly Part[]): string => JSON.stringify(all.map((part) => (part.type === 'pick' ? part.options.map((one) => one.move) : part)));

const moveOf = ({ move }: { move: unknown }): Move => move as Move;

/** The field that an option is pressed on; null for what is no matter of fields. */
function targetOf(option: Option): Target | null {
  const move = moveOf(option);
  switch (move.type) {
    case 'move_camel':
    case 'send_camel':
      return { mover: { piece: 'camel', start: move.start }, field: move.end, option };
    case 'lead':
    case 'send':
    case 'exchange':
      return { mover: { piece: move.colour, start: move.start }, field: move.end, option };
    case 'lay_pearl':
      return { mover: null, field: move.field, option };
    default:
      return null;
  }
}

function roomsOf(option: Option): [string, Option][] {
  const move = moveOf(option);
  return move.type === 'enter_room' || (move.type === 'bribe_guard' && !move.then) ? [[move.room, option]] : [];
}

function grouped(asked: readonly Option[]): Map<string, Option[]> {
  const cells = new Map<string, Option[]>();
  for (const option of asked) {
    const { seat, colour } = option.move as Ask;
    const cell = cellOf(seat, colour);
    cells.set(cell, [...(cells.get(cell) ?? []), option]);
  }
  return cells;
}

/** What of a topic has no place of its own on the board. */
function trayOf(part: Part, colours: readonly string[], topic: Topic | null): Tray {
  const { prompt } = part;
  const belongs = (one: { move: unknown }): boolean => topicOf(moveOf(one)) === topic;
  if (part.type === 'pick') return { topic, prompt, options: part.options.filter((option) => belongs(option) && !hasPlace(option, colours)), count: null };
  const number = part.type === 'count' && belongs(part) && !['bid', 'tip'].includes(moveOf(part).type) ? part : null;
  return { topic, prompt, options: [], count: number };
}

function topicOf(move: Move): Topic | null {
  switch (move.type) {
    case 'offer':
    case 'agree':
      return 'trade';
    case 'ask_passage':
    case 'offer_passage':
    case 'take_passage':
      return 'passage';
    case 'withdraw':
      return move.what === 'passage' ? 'passage' : 'trade';
    case 'ask':
      return 'others';
    default:
      return null;
  }
}

function hasPlace(option: Option, colours: readonly string[]): boolean {
  const move = moveOf(option);
  if (move.type === 'ask') return colours.includes(move.colour);
  if (move.type === 'open_fist') return true;
  return targetOf(option) !== null || roomsOf(option).length > 0;
}

/** What nobody takes back: only the button of the decision bar does it. */
const FINAL = ['bid', 'tip', 'enter_room', 'bribe_guard', 'bakschisch', 'bribe_vizier', 'agree', 'take_passage', 'ask'];

export const isFinal = (move: unknown): boolean => FINAL.includes((move as Move).type);

/** The pieces that can be moved. */
export function movers(offer: Offer): Mover[] {
  const found = new Map(offer.targets.flatMap(({ mover }) => (mover ? [[moverOf(mover), mover] as const] : [])));
  return [...found.values()];
}

/** What the fields offer to the piece in hand; without one, what needs none. */
export function targetsOf(offer: Offer, mover: Mover | null): Map<number, Target[]> {
  const fields = new Map<number, Target[]>();
  for (const target of offer.targets) {
    const same = mover ? target.mover && moverOf(target.mover) === moverOf(mover) : target.mover === null;
    if (same) fields.set(target.field, [...(fields.get(target.field) ?? []), target]);
  }
  return fields;
}
