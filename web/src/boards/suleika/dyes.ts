// The colours of the seats: those of their carpets.
import type { SuleikaView } from '../../lib/games/suleika';
import { looksOf } from './look';

export function seatDyes(view: SuleikaView): string[] {
  return looksOf(view.edition.carpets.map(([name]) => name)).map((look) => look.body);
}
