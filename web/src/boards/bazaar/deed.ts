// What the decision bar says: the deed that is looked at, or what to press for a look.
import type { Deed } from '../../lib/board';
import type { Move } from '../../lib/games/bazaar';
import type { Option, Said } from '../../lib/wire';
import type { BazaarLooking } from './looking.svelte';
import { isFinal, obligation, type Offer } from './offer';

type Say = (said: Said) => string;

export function deedOf(looking: BazaarLooking, say: Say): Deed {
  const { option, offer, facts, picked } = looking;
  if (!option) return { name: say(pressing(offer, picked.length)), facts: '', take: null };
  const named = obligation(option) !== null || (option.move as Move).type === 'give_back';
  const told = facts.map(say).join(' ');
  return { name: say(naming(option)), facts: told || (named ? say(option.label) : ''), take: () => looking.take(option), move: option.move };
}

/** What to press before there is anything to look at. */
function pressing(offer: Offer, picked: number): Said {
  if (offer.backs.length) return { key: 'board-press-stones', params: { number: offer.number - picked } };
  const key = offer.takes.size ? 'board-press-drawer' : offer.buys.size ? 'board-press-pile' : 'board-press-turn';
  return { key, params: {} };
}

/** The name of a deed, short enough for a button. */
function naming(option: Option): Said {
  const move = option.move as Move;
  switch (move.type) {
    case 'exchange':
      return { key: 'board-do-exchange', params: {} };
    case 'buy':
      return { key: isFinal(option) ? 'board-do-last' : 'board-do-buy', params: { pile: move.pile } };
    case 'take':
      return { key: 'board-do-take', params: {} };
    case 'give_back':
      return { key: 'board-do-back', params: { number: move.stones.reduce((sum, count) => sum + count, 0) } };
    case 'buy_nothing':
      return { key: 'board-nothing', params: {} };
    default:
      return { key: 'board-roll', params: {} };
  }
}
