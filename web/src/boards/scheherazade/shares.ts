// How likely a holder has a colour, in per cent, as the words of the game tell it.
import type { Knowledge } from '../../lib/games/scheherazade';
import type { Aspect } from '../../lib/wire';

/** For each holder, the secret card last, the shares by colour; null where nothing is told. */
export type Shares = readonly (Readonly<Record<string, number>> | null)[];

const OF_SEAT = 'outline-colour-odds';
const OF_ROOM = 'outline-room-odds';

/** Read the shares out of what is told of a position. */
export function sharesOf(aspects: readonly Aspect[], seats: number): Shares {
  const told = (seat: number): Readonly<Record<string, number>> | null => {
    const lines = aspects.filter((aspect) => seat === seats || aspect.seat === seat).flatMap((aspect) => aspect.lines);
    const line = lines.find(({ key }) => key === (seat === seats ? OF_ROOM : OF_SEAT));
    return line ? (line.params as Record<string, number>) : null;
  };
  return Array.from({ length: seats + 1 }, (_, seat) => told(seat));
}

/** A share; what a seat has seen is certain. Null where it is not told. */
export function shareOf(shares: Shares, knowledge: Knowledge, colours: readonly string[], holder: number, colour: number): number | null {
  const card = knowledge.cards[holder] ?? -1;
  if (card >= 0) return card === colour ? 100 : 0;
  const share = shares[holder]?.[colours[colour]!];
  return share === undefined ? null : Number(share);
}
