// What the decision bar offers of a choice and of a haggle, and the keys of the mat.
import type { Deed, Numbered } from '../../lib/board';
import type { Looking } from '../../lib/looking.svelte';
import { speech, t } from '../../lib/speech.svelte';
import type { Description, Fact, Option, Said } from '../../lib/wire';
import type { Bargain } from './haggle';
import type { Haggling } from './haggling.svelte';
import { changesOf, worthsOf } from './outcome';

export interface Haggled {
  haggling: Haggling;
  bargain: Bargain | null;
  say: (said: Said) => string;
  names: string[];
}

export interface Chosen extends Haggled {
  looking: Looking;
  seat: number | null;
  must: Description | null;
  /** The words of the game for what to press, and for what turns up all cards; none for what can be taken back. */
  press: string;
  final: string | null;
  nameOf: (option: Option) => string;
  /** The number that speaks for a choice. */
  about: (option: Option) => Numbered | null;
}

/** What is looked at, or what to press for a look. */
export function deedOf(chosen: Chosen): Deed | null {
  const { looking, must, final, say } = chosen;
  if (chosen.bargain && chosen.haggling.asked) return haggled(chosen);
  const { option, facts } = looking;
  if (!option) return must ? { name: speech.gameWord(chosen.press) ?? '', facts: '', take: null, about: null } : null;
  const label = chosen.nameOf(option);
  return {
    name: final ? (speech.gameWord(final, { option: label }) ?? label) : label,
    facts: weighed(facts, say, (seat) => (seat === chosen.seat ? t('you') : (chosen.names[seat] ?? ''))),
    take: () => looking.take(option),
    move: option.move,
    about: chosen.about(option),
  };
}

/** The sentences of a choice, those about a scoring in one: it changes for several, and the bar has two lines. */
export function weighed(facts: readonly Fact[], say: (said: Said) => string, nameOf: (seat: number) => string): string {
  const worths = worthsOf(facts).map(({ seat, before, after }) => t('mat-from-to', { name: nameOf(seat), before, after }));
  const others = changesOf(facts).map(say);
  return [...(worths.length ? [t('mat-if-scored-all', { worths: worths.join(', ') })] : []), ...others].join(' ');
}

/** What is looked at of a haggle, or what to press for a look. */
export function haggled({ haggling, bargain, say, names }: Haggled): Deed {
  const { looking } = haggling;
  const opening = !bargain?.rungs.length;
  const move = looking ? haggling.moveOf(looking) : null;
  if (!looking || move === null || haggling.limit) return { name: t(opening ? 'mat-press-gems' : haggling.bundle ? 'mat-press' : 'mat-press-accept'), facts: '', take: null };
  const [red = 0, yellow = 0, green = 0, blue = 0] = looking === 'accept' ? (bargain?.rungs.at(-1)?.gems ?? []) : haggling.gemsOf(looking);
  const gems = say({ key: 'gems', params: { red, yellow, green, blue } });
  const key = looking === 'accept' || looking === 'nothing' ? looking : bargain?.rungs.length ? 'raise' : 'offer';
  const rival = bargain?.mover === bargain?.opener ? bargain?.other : bargain?.opener;
  // The rows of the gestures tell all else.
  const facts = (haggling.facts[looking] ?? []).filter(({ key }) => key === 'fact-raises' || key === 'fact-must-accept');
  return {
    name: t(`mat-${key}`),
    facts: [`${t(`mat-do-${key}`, { gems, name: names[rival ?? 0] ?? '' })}.`, ...facts.map(say)].join(' '),
    take: () => haggling.make(looking),
    move,
  };
}

/** A digit lays a gem of that colour, with Shift it takes one back; A, M and N look, Enter raises. */
export function haggleKey(event: KeyboardEvent, haggling: Haggling): void {
  const kind = /^(?:Digit|Numpad)([1-4])$/.exec(event.code)?.[1];
  const letter = event.key.toLowerCase();
  const { keyed: laid, looking } = haggling;
  const raise = looking === 'raise' || looking === 'smallest' ? looking : null;
  if (event.key !== 'Shift') haggling.keyed = Boolean(kind) || letter === 'm' || event.key === 'Backspace';
  if (kind) (event.shiftKey ? haggling.remove : haggling.add).call(haggling, Number(kind) - 1);
  else if (letter === 'a') haggling.press('accept');
  else if (letter === 'm') haggling.look('smallest');
  else if (letter === 'n') haggling.press('nothing');
  else if (event.key === 'Backspace') haggling.back();
  else if (event.key === 'Enter' && raise && haggling.moveOf(raise) !== null && (laid || !(event.target as Element | null)?.closest('button, a'))) haggling.make(raise);
  else return;
  event.preventDefault();
}
