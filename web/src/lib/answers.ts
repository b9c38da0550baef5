// What the table answers to keys, in words that the page has already: nothing but what these eyes see.
import { isTold, withNotes } from './chronicle';
import { parts, type Part } from './described';
import type { Question } from './keys';
import { speech, t } from './speech.svelte';
import { spokenBundle, spokenLine, spokenPiece } from './spoken';
import type { TableStore } from './table.svelte';
import type { Aspect, Description } from './wire';

type Known = 'state' | 'shown' | 'seat' | 'shared' | 'names' | 'lines' | 'open' | 'myTurn' | 'waited' | 'ended';
export type Asked = Pick<TableStore, Known> & { inquiry: Pick<TableStore['inquiry'], 'words'> };

const say = speech.say.bind(speech);
/** The line of a seat that is told by another key. */
const ASKED = 'outline-must-decide';
const ANSWERS: Record<Question, (table: Asked) => string | Promise<string>> = {
  'ask-last': last,
  'ask-stock': stock,
  'ask-offer': offer,
  'ask-turn': turn,
  'ask-choices': choices,
};

/** What a question is answered with. */
export default async function answer(question: Question, table: Asked): Promise<string> {
  return ANSWERS[question](table);
}

/** The newest line of the log, as it stands there. */
function last({ lines, state, shown, names }: Asked): string {
  const newest = withNotes(lines.filter(isTold), state?.table.notes ?? [], shown?.seq ?? 0).at(-1);
  if (!newest) return t('log-empty');
  return 'note' in newest ? t(`note-${newest.note.kind}`, { name: newest.note.name }) : spokenLine(newest, names);
}

/** What the game tells of my seat: points, place, stock, prospects; without its words, the pieces that lie before me. */
async function stock({ seat, shared, shown, inquiry }: Asked): Promise<string> {
  if (seat === null) return t(shared ? 'answer-covered' : 'watching');
  const aspects = shown ? await inquiry.words(shown).catch(() => null) : null;
  const lines = aspects?.find((one) => one.seat === seat)?.lines.filter(({ key }) => key !== ASKED) ?? [];
  if (lines.length) return t('answer-seat', { lines: lines.map((line) => stopped(say(line))).join(' ') });
  const pieces = shown?.holdings[seat]?.pieces.filter(({ count }) => count !== 0) ?? [];
  return pieces.length ? t('answer-stock', { pieces: pieces.map(spokenPiece).join(', ') }) : t('answer-nothing');
}

/** What I am asked, and what the game tells first of its position: what is going on, and open offers. */
async function offer({ myTurn, shown, inquiry }: Asked): Promise<string> {
  if (!shown) return t('log-empty');
  const aspects = await inquiry.words(shown).catch(() => null);
  const asked = myTurn && shown.phase ? [say(shown.phase)] : [];
  return aspects ? [...asked, ...going(aspects).map(sentence)].join(' ') : t('error-offline');
}

const going = (aspects: Aspect[]): Aspect[] => aspects.filter((one, at) => one.seat == null && (at === 0 || one.title.key === 'outline-offers'));

const sentence = ({ title, lines }: Aspect): string => `${say(title)}: ${lines.map((line) => stopped(say(line))).join(' ')}`;

/** With an end that is heard. */
const stopped = (words: string): string => (/[.!?:…]$/.test(words) ? words : `${words}.`);

function turn({ myTurn, ended, seat, waited, names, state }: Asked): string {
  if (ended) return t(`status-${state!.table.status}`);
  const others = waited.filter((one) => one >= 0 && one !== seat).map((one) => names[one]);
  const words = [...(myTurn ? [t('your-turn')] : []), ...(others.length ? [t('waiting-for', { names: others.join(', ') })] : [])];
  return words.join(' ') || t('nothing-asked');
}

function choices({ open }: Asked): string {
  const may = listed(open?.may ?? null);
  return [...listed(open?.must ?? null), ...(may.length ? [t('may'), ...may] : [])].join(' ') || t('nothing-asked');
}

const listed = (description: Description | null): string[] => parts(description).map((part) => `${say(part.prompt)} ${range(part)}`);

/** What can be chosen of one part: every option, or the bounds. */
function range(part: Part): string {
  if (part.type === 'pick') return stopped(t('answer-picks', { count: part.options.length, options: part.options.map(({ label }) => say(label)).join('; ') }));
  if (part.type === 'count') {
    const bounds = `${t('count-label', { low: part.low, high: part.high })}.`;
    return part.taken.length ? `${bounds} ${t('count-taken', { numbers: part.taken.join(', ') })}.` : bounds;
  }
  const from = t('answer-bundle', { stock: spokenBundle(part.kinds, part.stock, say) || '0' });
  return part.beats ? `${from} ${t('bundle-beats', { bundle: spokenBundle(part.kinds, part.beats, say) })}` : from;
}
