// The colours of the seats: those of their carpets.
import type { SuleikaEdition } from '../../lib/games/suleika';
import { looksOf } from './look';

export function seatDyes({ carpets }: SuleikaEdition): string[] {
  return looksOf(carpets.map(([name]) => name)).map((look) => look.body);
}
