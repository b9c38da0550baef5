// A move that is looked at or waits for the line, by where it is drawn: a fist, the track, a field, or a door.
import type { Move } from '../../lib/games/scheherazade';

export interface Waiting {
  bid: number | null;
  tip: number | null;
  /** A piece, the field it goes to, and where it comes from. */
  going: { piece: string; field: number; start: number } | null;
  /** The field that a pearl is laid on. */
  pearl: number | null;
  room: string | null;
}

export const NOTHING: Waiting = { bid: null, tip: null, going: null, pearl: null, room: null };

export function waitingOf(pending: unknown): Waiting {
  const move = pending as Move | null;
  switch (move?.type) {
    case 'bid':
      return { ...NOTHING, bid: move.pearls };
    case 'tip':
      return { ...NOTHING, tip: move.number };
    case 'move_camel':
    case 'send_camel':
      return { ...NOTHING, going: { piece: 'camel', field: move.end, start: move.start } };
    case 'lead':
    case 'send':
    case 'exchange':
      return { ...NOTHING, going: { piece: move.colour, field: move.end, start: move.start } };
    case 'lay_pearl':
      return { ...NOTHING, pearl: move.field };
    case 'enter_room':
    case 'bribe_guard':
      return { ...NOTHING, room: move.room };
    default:
      return NOTHING;
  }
}
