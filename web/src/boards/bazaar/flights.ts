// Which stones an event moves, from where to where: places are called `seat-1`, `drawer-3`, `pile-2`.
import type { Spot } from '../../lib/board';
import type { GameEvent } from '../../lib/games/bazaar';
import type { Going } from '../../pieces/flight';
import { COLOURS, counted, laid, unpacked, type Counts } from './stones';

type Find = (place: string) => Spot | null;

export function goingsOf(event: GameEvent, find: Find): Going[] {
  switch (event.type) {
    case 'stone_taken':
      return [going(event.colour, `drawer-${event.colour}`, `seat-${event.seat}`, find)];
    case 'exchanged':
      return [...back(unpacked(event.gave), event.seat, find), ...out(unpacked(event.took), event.seat, find)];
    case 'gave_back':
      return back(unpacked(event.stones), event.seat, find);
    case 'bought':
      return laid(counted(event.ware)).map((colour) => going(colour, `seat-${event.seat}`, `pile-${event.pile}`, find));
    default:
      return [];
  }
}

const going = (colour: number, from: string, to: string, find: Find): Going => ({ thing: { gem: COLOURS[colour]! }, from: find(from), to: find(to) });
const back = (stones: Counts, seat: number, find: Find): Going[] => laid(stones).map((colour) => going(colour, `seat-${seat}`, `drawer-${colour}`, find));
const out = (stones: Counts, seat: number, find: Find): Going[] => laid(stones).map((colour) => going(colour, `drawer-${colour}`, `seat-${seat}`, find));
