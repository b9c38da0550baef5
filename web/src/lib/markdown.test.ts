import { expect, test } from 'vitest';
import { blocks, inline } from './markdown';

test('emphasis, code and references to known paragraphs', () => {
  expect(inline('A *b* **c** `d` 2.5 and 9.9', new Set(['2.5']))).toEqual([
    { kind: 'text', text: 'A ' },
    { kind: 'em', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'strong', text: 'c' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'd' },
    { kind: 'text', text: ' ' },
    { kind: 'rule', text: '2.5', number: '2.5' },
    { kind: 'text', text: ' and 9.9' },
  ]);
});

test('paragraphs, lists, tables and code', () => {
  const found = blocks('one\ntwo\n\n- a\n  b\n- c\n\n| h | i |\n| --- | --- |\n| 1 | |\n\n```text\n x\n```\nend');
  expect(found.map((block) => block.kind)).toEqual(['paragraph', 'list', 'table', 'code', 'paragraph']);
  expect(found[0]).toEqual({ kind: 'paragraph', inline: [{ kind: 'text', text: 'one two' }] });
  expect(found[1]).toMatchObject({ items: [[{ text: 'a b' }], [{ text: 'c' }]] });
  expect(found[2]).toMatchObject({ head: [[{ text: 'h' }], [{ text: 'i' }]], rows: [[[{ text: '1' }], []]] });
  expect(found[3]).toEqual({ kind: 'code', text: ' x' });
});

test('markup of a page stays text', () => {
  expect(blocks('<b onclick="x">no</b>')).toEqual([
    { kind: 'paragraph', inline: [{ kind: 'text', text: '<b onclick="x">no</b>' }] },
  ]);
});
