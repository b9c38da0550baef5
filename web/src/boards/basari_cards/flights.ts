// What an event moves over the page: points, gems, or a card face down.
import type { Spot } from '../../lib/board';
import type { GameEvent } from '../../lib/games/basari_cards';
import { gemsGoing, pointsGoing, type Going } from '../../pieces/flight';
import { ofColour, sharedGoings } from '../../pieces/mat/goings';

/** Where things are on the page: tokens and cards of the seats, the pile, the supply. */
interface Places {
  home: (seat: number) => Spot | null;
  place: (seat: number) => Spot | null;
  pile: () => Spot | null;
  heap: () => Spot | null;
}

export function goingsOf(event: GameEvent, board: Element | undefined, at: Places): Going[] {
  switch (event.type) {
    case 'took_points':
      return pointsGoing(event.points, at.place(event.seat), at.home(event.seat));
    case 'drew':
      return [{ thing: 'card', from: at.pile(), to: at.place(event.seat) }];
    case 'took_gems':
      return gemsGoing(event.gems, at.heap(), at.home(event.seat));
    case 'took_one':
      return gemsGoing(ofColour(event.colour), at.heap(), at.home(event.seat));
    case 'gave_back':
      return gemsGoing(ofColour(event.colour), at.home(event.seat), at.heap());
    default:
      return sharedGoings(event, board, at.home);
  }
}
