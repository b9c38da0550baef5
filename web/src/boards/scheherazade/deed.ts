// What the decision bar says: the deed that is looked at, or what to press for a look.
import type { Deed } from '../../lib/board';
import type { Move } from '../../lib/games/scheherazade';
import type { Said } from '../../lib/wire';
import type { Choosing } from './choosing.svelte';
import { movers, type Offer } from './offer';

type Say = (said: Said) => string;

/** Their button has the whole name; everything else is told in full beside it. */
const NAMED: readonly string[] = ['bid', 'tip', 'enter_room', 'bribe_guard'];

/** The map shows where they lead: what follows from them is told first. */
const SEEN: readonly string[] = ['move_camel', 'lead', 'send', 'send_camel', 'exchange', 'lay_pearl'];
/** A label as one sentence among others. */
const sentence = (told: string): string => `${told[0]?.toLocaleUpperCase() ?? ''}${told.slice(1)}${/[.!?]$/.test(told) ? '' : '.'}`;

/** `meanwhile` is told before there is anything to look at. */
export function deedOf(choosing: Choosing, say: Say, meanwhile = ''): Deed {
  const { option, offer, facts, held, ways } = choosing;
  if (!option) return { name: say(pressing(offer, held !== null, ways.length > 0)), facts: meanwhile, take: null };
  const { type } = option.move as Move;
  const named = NAMED.includes(type) ? [] : [sentence(say(option.label))];
  const told = SEEN.includes(type) ? [...facts.map(say), ...named] : [...named, ...facts.map(say)];
  return { name: say(naming(option.move as Move, offer)), facts: told.join(' '), take: () => choosing.take(option), move: option.move };
}

/** What to press before there is anything to look at. */
function pressing(offer: Offer, held: boolean, ways: boolean): Said {
  if (ways) return { key: 'board-press-way', params: {} };
  if (offer.bid) return { key: 'board-press-pearls', params: {} };
  if (offer.tip) return { key: 'board-press-number', params: {} };
  if (offer.mustAsk) return { key: 'board-press-cell', params: {} };
  if (held) return { key: 'board-press-field', params: {} };
  if (movers(offer).length) return { key: 'board-press-piece', params: {} };
  return { key: offer.targets.length ? 'board-press-field' : 'board-press-deed', params: {} };
}

/** The name of a deed, short enough for a button. */
function naming(move: Move, offer: Offer): Said {
  switch (move.type) {
    case 'bid':
      return { key: 'board-do-bid', params: { number: move.pearls } };
    case 'tip':
      return { key: 'board-do-tip', params: { number: move.number } };
    case 'offer':
      return { key: 'board-offer-it', params: { number: move.price } };
    case 'offer_passage':
      return { key: 'board-offer-it', params: { number: move.pearls } };
    case 'move_camel':
    case 'lead':
    case 'send':
    case 'send_camel':
      return { key: 'board-do-go', params: {} };
    case 'enter_room':
      return { key: 'board-do-room', params: { room: move.room } };
    case 'bribe_guard':
      return { key: 'board-do-guard', params: {} };
    case 'ask':
      return { key: 'board-do-ask', params: {} };
    case 'leave_card':
    case 'bury_card':
      return { key: 'board-do-end', params: {} };
    case 'done':
      return { key: offer.tip ? 'board-do-it' : 'board-do-end', params: {} };
    default:
      return { key: 'board-do-it', params: {} };
  }
}
