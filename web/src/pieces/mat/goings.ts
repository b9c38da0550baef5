// What flies when both Basaris tell of it: gems of a bargain, points of a scoring, and gems that go back for them.
import type { Spot } from '../../lib/board';
import { middleOf } from '../../lib/spots';
import { gemsGoing, pointsGoing, type Going } from '../flight';
import { GEMS } from '../pieces';

/** The events that both games tell alike. */
interface Told {
  type: string;
  seat?: number;
  other?: number;
  gems?: readonly number[];
  colour?: string;
  points?: number;
  returned?: number;
}

/** One gem of a colour so many times, counted by colours. */
export const ofColour = (colour: string, count = 1): number[] => GEMS.slice(0, 4).map((gem) => (gem === colour ? count : 0));

/** What an event moves between the mat or the table of a scoring, which lie on the board, and the tokens of the seats. */
export function sharedGoings(event: Told, board: Element | undefined, home: (seat: number) => Spot | null): Going[] {
  const { type, seat = -1, other = -1, gems = [], colour = '', points = 0, returned = 0 } = event;
  const given = board?.querySelector('[data-given]');
  if (type === 'accepted') return gemsGoing(gems, middleOf(board?.querySelector(`[data-half="${other}"] .lay`)) ?? home(other), home(seat));
  if (type === 'went_round' || type === 'manned') return pointsGoing(points, middleOf(given), home(seat));
  if (type !== 'had_most') return [];
  return [...pointsGoing(points, middleOf(given), home(seat)), ...gemsGoing(ofColour(colour, returned), home(seat), middleOf(given?.closest('tr')?.querySelector('th')))];
}
