// What the decision bar offers: what is looked at, or what to press for a look.
import type { Deed } from '../../lib/board';
import type { Looking } from '../../lib/looking.svelte';
import { speech } from '../../lib/speech.svelte';
import type { Description, Said } from '../../lib/wire';
import type { Bargain } from '../../pieces/mat/haggle';
import { haggled } from '../../pieces/mat/deed';
import type { Haggling } from '../../pieces/mat/haggling.svelte';

export interface Chosen {
  looking: Looking;
  haggling: Haggling;
  bargain: Bargain | null;
  /** What is looked at turns up all cards. */
  final: boolean;
  /** An arch is to be pressed, not a card. */
  arches: boolean;
  /** An action of the other is guessed, not one's own sealed. */
  guesses: boolean;
  must: Description | null;
  say: (said: Said) => string;
  names: string[];
}

export function deedOf(chosen: Chosen): Deed | null {
  const { looking, haggling, final, must, say } = chosen;
  if (chosen.bargain && haggling.asked) return haggled(chosen);
  const { option, facts } = looking;
  if (option) {
    const label = say(option.label);
    const name = final ? (speech.gameWord(chosen.guesses ? 'board-guess' : 'board-reveal', { option: label }) ?? label) : label;
    return { name, facts: facts.map(say).join(' '), take: () => looking.take(option), move: option.move };
  }
  const ask = chosen.arches ? 'board-press-arch-short' : 'board-press';
  return must ? { name: speech.gameWord(ask) ?? '', facts: '', take: null } : null;
}
