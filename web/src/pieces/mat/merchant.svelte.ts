// What both Basaris do alike with a choice: it follows the question, my limit answers, and keys choose.
import type { BoardProps } from '../../lib/board';
import type { Looking } from '../../lib/looking.svelte';
import type { Option } from '../../lib/wire';
import { haggleKey } from './deed';
import { dragging } from './dragging';
import type { Bargain } from './haggle';
import type { Haggling } from './haggling.svelte';
import { haggleNumber } from './limit';

/** What a board knows of the open question; each is read when it is needed. */
export interface Asked {
  readonly open: boolean;
  readonly offered: readonly Option[];
  readonly bargain: Bargain | null;
}

/** Keep what is looked at and what is haggled over up to the question; called while a board is made. */
export function follow(props: BoardProps, asked: Asked, looking: Looking, haggling: Haggling): void {
  $effect.pre(() => {
    if (asked.open) looking.offered([...asked.offered]);
  });
  $effect.pre(() => {
    haggling.at(haggleNumber(props.recalled));
    const mine = asked.bargain?.rungs.findLast((rung) => rung.seat === props.seat)?.gems ?? null;
    if (asked.open) haggling.offered(asked.bargain ? props.must : null, mine);
  });
  $effect(() => {
    if (asked.open && haggling.limit) haggling.answer();
  });
  $effect(() => (asked.open && haggling.asked ? dragging(haggling) : undefined));
}

/** A key anywhere on the page: the mat's own ones, or the digit of one of these cards. */
export function merchantKey(event: KeyboardEvent, cards: readonly HTMLElement[], looking: Looking, haggling: Haggling): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.target as Element | null)?.closest('input, textarea, select, dialog')) return;
  if (haggling.asked) return haggleKey(event, haggling);
  const card = cards[Number(event.key) - 1];
  if (event.key === 'Escape') looking.forget();
  else if (card) {
    looking.keyed();
    card.focus();
    event.preventDefault();
  }
}
