// Which stones an event moves, from where to where: `seat-1`, `drawer-3`, `pile-2`.
import type { GameEvent } from '../../lib/games/bazaar';
import { counted, laid, unpacked, type Counts } from './stones';

export interface Flight {
  colour: number;
  from: string;
  to: string;
}

export function flightsOf(event: GameEvent): Flight[] {
  switch (event.type) {
    case 'stone_taken':
      return [{ colour: event.colour, from: `drawer-${event.colour}`, to: `seat-${event.seat}` }];
    case 'exchanged':
      return [...back(unpacked(event.gave), event.seat), ...out(unpacked(event.took), event.seat)];
    case 'gave_back':
      return back(unpacked(event.stones), event.seat);
    case 'bought':
      return laid(counted(event.ware)).map((colour) => ({ colour, from: `seat-${event.seat}`, to: `pile-${event.pile}` }));
    default:
      return [];
  }
}

const back = (stones: Counts, seat: number): Flight[] => laid(stones).map((colour) => ({ colour, from: `seat-${seat}`, to: `drawer-${colour}` }));
const out = (stones: Counts, seat: number): Flight[] => laid(stones).map((colour) => ({ colour, from: `drawer-${colour}`, to: `seat-${seat}` }));
