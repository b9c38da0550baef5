// Moves, pieces and lines of the log in words, as far as descriptions and texts have words for them.
import type { Line } from './chronicle';
import { partOf, same } from './described';
import { speech, t } from './speech.svelte';
import type { Description, Piece, Said } from './wire';

type Say = (said: Said) => string;

/** What a proposed move is called; empty where no words are known. */
export function spokenMove(description: Description | null, move: unknown, say: Say): string {
  const part = partOf(description, move);
  if (!part) return '';
  if (part.type === 'pick') {
    const option = part.options.find((one) => same(one.move, move));
    return option ? say(option.label) : '';
  }
  const value = (move as Record<string, unknown>)[part.field];
  if (part.type === 'count') return `${say(part.prompt)} ${String(value)}`;
  return `${say(part.prompt)} ${spokenBundle(part.kinds, value as number[], say)}`;
}

/** So many of each kind, those left out of which there are none. */
export function spokenBundle(kinds: string[], counts: number[], say: Say): string {
  return counts.flatMap((count, kind) => (count ? [`${count} ${kindName(kinds[kind]!, say)}`] : [])).join(', ');
}

export function kindName(kind: string, say: Say): string {
  const said = say({ key: `kind-${kind}`, params: {} });
  return said.startsWith('kind-') ? kind.replaceAll('_', ' ') : said;
}

/** So many of a kind, in the words of the game; what cannot be known is a question mark. */
export function spokenPiece(piece: Piece): string {
  const words = speech.say({ key: `piece-${piece.kind}`, params: { count: piece.count ?? '?' } });
  return piece.covered ? t('piece-covered', { piece: words }) : words;
}

/** A line of the log as a sentence. */
export function spokenLine(line: Line, named: string[]): string {
  if (line.undoneTo === null) return line.told.map((told) => speech.say(told.said)).join(' ');
  const [name = '', ...others] = [line.seat ?? -1, ...line.others].map((seat) => named[seat] ?? '');
  return others.length ? t('log-undone-others', { name, others: others.join(', ') }) : t('log-undone', { name });
}
