// As much Markdown as our rulebooks use, as a tree: nothing is ever put into the page as HTML.

export type Inline =
  | { kind: 'text' | 'strong' | 'em' | 'code'; text: string }
  | { kind: 'rule'; text: string; number: string };
export type Block =
  | { kind: 'paragraph'; inline: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const INLINE = /\*\*(?<strong>.+?)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`|(?<rule>(?<![\d.])\d{1,2}\.\d{1,2}(?![\d.]\d))/gs;

/** A text in pieces; `numbers` are the paragraphs that a number may refer to. */
export function inline(text: string, numbers: Set<string> = new Set()): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    const { strong, em, code, rule } = match.groups!;
    if (rule && !numbers.has(rule)) continue;
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else found.push({ kind: 'rule', text: rule!, number: rule! });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
}

/** The blocks of a text. */
export function blocks(source: string, numbers: Set<string> = new Set()): Block[] {
  const lines = source.split('\n');
  const found: Block[] = [];
  while (lines.length) {
    const line = lines[0]!;
    if (!line.trim()) lines.shift();
    else if (line.startsWith('```')) found.push(codeBlock(lines));
    else if (line.startsWith('|')) found.push(tableBlock(lines, numbers));
    else if (/^[-*] /.test(line)) found.push(listBlock(lines, numbers));
    else found.push({ kind: 'paragraph', inline: inline(taken(lines, plain).join(' '), numbers) });
  }
  return found;
}

const plain = (line: string): boolean => line.trim() !== '' && !/^(```|\||[-*] )/.test(line);

/** Take the first line and all that follow as wanted. */
function taken(lines: string[], wanted: (line: string) => boolean): string[] {
  const found = [lines.shift()!.trim()];
  while (lines.length && wanted(lines[0]!)) found.push(lines.shift()!.trim());
  return found;
}

function codeBlock(lines: string[]): Block {
  lines.shift();
  const text: string[] = [];
  while (lines.length && !lines[0]!.startsWith('```')) text.push(lines.shift()!);
  lines.shift();
  return { kind: 'code', text: text.join('\n') };
}

function listBlock(lines: string[], numbers: Set<string>): Block {
  const items: Inline[][] = [];
  while (lines.length && /^[-*] /.test(lines[0]!)) {
    lines[0] = lines[0]!.slice(2);
    items.push(inline(taken(lines, (line) => /^\s+\S/.test(line)).join(' '), numbers));
  }
  return { kind: 'list', items };
}

function tableBlock(lines: string[], numbers: Set<string>): Block {
  const rows = taken(lines, (line) => line.startsWith('|')).map((line) =>
    line.replace(/^\||\|$/g, '').split('|').map((cell) => inline(cell.trim(), numbers)),
  );
  const [head = [], , ...body] = rows;
  return { kind: 'table', head, rows: body };
}
