// A move in words, as far as the description of the choices has words for it.
import { partOf, same } from './described';
import type { Description, Said } from './wire';

/** What a proposed move is called; empty where no words are known. */
export function spokenMove(description: Description | null, move: unknown, say: (said: Said) => string): string {
  const part = partOf(description, move);
  if (!part) return '';
  if (part.type === 'pick') {
    const option = part.options.find((one) => same(one.move, move));
    return option ? say(option.label) : '';
  }
  const value = (move as Record<string, unknown>)[part.field];
  if (part.type === 'count') return `${say(part.prompt)} ${String(value)}`;
  const counts = (value as number[]).flatMap((count, kind) => (count ? [`${count} ${kindName(part.kinds[kind]!, say)}`] : []));
  return `${say(part.prompt)} ${counts.join(', ')}`;
}

function kindName(kind: string, say: (said: Said) => string): string {
  const said = say({ key: `kind-${kind}`, params: {} });
  return said.startsWith('kind-') ? kind.replaceAll('_', ' ') : said;
}
