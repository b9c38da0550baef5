// What an event moves over the page: points and gems from an arch, and what both Basaris tell alike.
import type { Spot } from '../../lib/board';
import type { GameEvent } from '../../lib/games/basari';
import { gemsGoing, pointsGoing, type Going } from '../../pieces/flight';
import { sharedGoings } from '../../pieces/mat/goings';

/** Where things are on the page: tokens of the seats, and the arches of their merchants. */
interface Places {
  home: (seat: number) => Spot | null;
  arch: (seat: number) => Spot | null;
}

export function goingsOf(event: GameEvent, board: Element | undefined, { home, arch }: Places): Going[] {
  switch (event.type) {
    case 'took_points':
    case 'rolled_again':
      return pointsGoing(event.points, arch(event.seat), home(event.seat));
    case 'took_gems':
      return gemsGoing(event.gems, arch(event.seat), home(event.seat));
    default:
      return sharedGoings(event, board, home);
  }
}
