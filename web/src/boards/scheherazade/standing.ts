// Where pieces stand on their fields: camels behind, Bedouins in front of them, side by side.
import type { Caravan } from '../../lib/games/scheherazade';
import type { Drawing } from './drawing';
import type { Place } from './route';
import type { Position } from './shown';

/** A piece on the map; `number` tells those of a kind apart, so that each keeps its own way. */
export interface Standing {
  key: string;
  piece: string;
  field: number;
  x: number;
  y: number;
  /** It goes back to the start unless it is moved (scheherazade 3.6). */
  sinks: boolean;
  /** It went in this move of the caravan already. */
  moved: boolean;
}

/** Who went in a move: a Bedouin by its bit, and the field of the camel. */
export interface Travelled {
  camel: number;
  led: number;
}

export const NOBODY: Travelled = { camel: -1, led: 0 };
const MOVE = ['prepare', 'carry_out', 'lead_bedouins', 'use_cards', 'leave_or_bury'];

/** Who went in the move that is under way; before the next one its traces mean nothing. */
export function travelled({ agenda, turn }: Position): Travelled {
  return isMove(agenda) ? { camel: turn.camel, led: turn.led } : NOBODY;
}

/** Whether a leader moves the caravan. */
export const isMove = (agenda: Position['agenda']): boolean => MOVE.includes(agenda[0]?.type ?? '');

const WIDEST = 6;
/** Whether a mask has this Bedouin. */
const has = (mask: number, at: number): boolean => Math.floor(mask / 2 ** at) % 2 === 1;

export function standingOf(caravan: Caravan, colours: readonly string[], places: ReadonlyMap<number, Place>, drawing: Drawing, went: Travelled = NOBODY): Standing[] {
  const first = caravan.camels.indexOf(went.camel);
  const camels = caravan.camels.map((field, at) => ({ key: `camel-${at}`, piece: 'camel', field, sinks: false, moved: at === first }));
  const bedouins = caravan.bedouins.map((field, at) => ({
    key: `bedouin-${at}`,
    piece: colours[Math.floor(at / 2)]!,
    field,
    sinks: has(caravan.lake, at),
    moved: has(went.led, at),
  }));
  const all = [...camels, ...bedouins];
  const placed = all.map((one) => {
    const kind = (other: { piece: string }): boolean => (other.piece === 'camel') === (one.piece === 'camel');
    const beside = all.filter((other) => other.field === one.field && kind(other));
    const shared = all.some((other) => other.field === one.field && !kind(other));
    return { ...one, ...spot(places.get(one.field)!, drawing, one.piece === 'camel', beside.indexOf(one), beside.length, shared) };
  });
  return placed.sort((one, other) => one.y - other.y);
}

/** The feet of the `at`-th of so many alike on a field. */
function spot(place: Place, drawing: Drawing, camel: boolean, at: number, number: number, shared: boolean): { x: number; y: number } {
  const row = Math.floor(at / WIDEST);
  const inRow = Math.min(WIDEST, number - row * WIDEST);
  const wide = place.room === null ? place.size[0] * 1.5 : Math.min(place.size[0] * 1.2, drawing.bedouin * 0.55 * inRow);
  const step = inRow > 1 ? wide / inRow : 0;
  const x = place.at[0] + (at % WIDEST - (inRow - 1) / 2) * step;
  if (camel) return { x: x - (shared ? place.size[0] * 0.25 : 0), y: place.at[1] - (shared ? place.size[1] * 0.15 : -place.size[1] * 0.3) };
  return { x: x + (shared && place.room !== null ? place.size[0] * 0.25 : 0), y: place.at[1] + place.size[1] * (0.5 - row * 0.55) };
}
