// The colours of the seats: those of their tokens.
import { CLOTHS } from '../../pieces/pieces';

export function seatDyes(): string[] {
  return CLOTHS.map(({ body }) => body);
}
