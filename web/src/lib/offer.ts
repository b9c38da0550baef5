// Learning is offered at the first table of a game that this device sees, until somebody has had enough of it.
import { remember, remembered } from './memory';
import type { GameInfo, TableInfo } from './wire';

type Tables = Record<string, string>;
const NAME = 'learn';

/** Whether a table is where the game is offered to be learned; who learns it needs no offer any more. */
export function isOffered({ key, lessons }: GameInfo, { id, origin }: TableInfo): boolean {
  if (origin?.lesson) return offerNoMore(key);
  const first = remembered<Tables>(NAME, {})[key];
  if (first === undefined) keep(key, id);
  return lessons.length > 0 && (first ?? id) === id;
}

/** It is not offered any more. */
export function offerNoMore(game: string): false {
  keep(game, '');
  return false;
}

function keep(game: string, table: string): void {
  remember(NAME, { ...remembered<Tables>(NAME, {}), [game]: table });
}
