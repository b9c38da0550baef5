// What the board shows: the position before an event until half of it is over, then the one after it.
import type { Film } from '../../lib/board';
import type { GameEvent, ScheherazadeView } from '../../lib/games/scheherazade';
import type { Told } from '../../lib/wire';

/** A view as it comes with a frame: without what travels once. */
export type Position = Omit<ScheherazadeView, 'edition' | 'recalled'>;

const HALF = 0.4;

/** The events by which pieces change their fields. */
const GOING: readonly string[] = ['camel_reset', 'camel_moved', 'camel_sent', 'bedouin_led', 'bedouin_sent', 'exchanged', 'sank', 'room_wrong', 'turned_away', 'pearl_laid'];
const isGoing = ({ event }: Told): boolean => GOING.includes((event as unknown as GameEvent).type);

/**
 * The position to be drawn; pieces glide from one to the next. Of several events of a frame each piece goes
 * with the last that moves one, and all else is as it was until everything is told.
 */
export function positionOf({ before, frame, scene, clock, reduced }: Film): Position {
  const [from, to] = [before.view as Position, frame.view as Position];
  const coming = scene ? frame.told.slice(scene.at + Number(reduced || clock >= HALF)) : [];
  if (!coming.length) return to;
  const gone = frame.told.some(isGoing) && !coming.some(isGoing);
  return gone ? { ...from, caravan: to.caravan } : from;
}

/** Who stands at the door of a room right now (scheherazade 3.9), and whether that is known to be right. */
export interface Guest {
  seat: number;
  room: string;
  right: boolean;
}

export function guestOf({ scene, clock, reduced }: Film): Guest | null {
  const told = (scene?.frame.told.slice(0, scene.at + 1) ?? []).map(({ event }) => event as unknown as GameEvent);
  const found = told.findLast((event) => event.type === 'room_entered' || event.type === 'turned_away' || event.type === 'room_right');
  const last = told.at(-1)?.type;
  // Whoever is sent away goes when half of it is told.
  const gone = (last === 'room_wrong' || last === 'turned_away') && (reduced || clock >= HALF);
  return found && !gone && scene!.at < scene!.frame.told.length ? { seat: found.seat, room: found.room, right: found.type === 'room_right' } : null;
}

type Tips = readonly (readonly [number, number])[];

/** The numbers on the tip track: whose stone lies where (scheherazade 2.2); the last one lies there while fists open. */
export function tipsOf({ before, scene }: Film, position: Position): Tips {
  const told = (scene?.frame.told.slice(0, scene.at + 1) ?? []).map(({ event }) => event as unknown as GameEvent);
  const now = told.flatMap((event) => (event.type === 'tipped' ? [[event.seat, event.number] as const] : []));
  return now.length ? [...placedIn(before.view as Position), ...now] : placedIn(position);
}

function placedIn(position: Position): Tips {
  const phase = position.agenda[0];
  return phase?.type === 'place_tips' || phase?.type === 'settle' ? (phase.placed ?? []) : [];
}
