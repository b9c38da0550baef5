import { expect, test, vi } from 'vitest';
import { asShown, hearStages, OnStage } from './onstage';
import type { TableLine } from './wire';

test('who comes later hears what is on a stage, and when it has been shown', async () => {
  const one = new OnStage('one');
  const other = new OnStage('other');
  one.tell(true);
  const heard: string[][] = [];
  const stop = hearStages((tables) => heard.push([...tables]));
  await vi.waitFor(() => expect(heard).toEqual([['one']]));
  other.tell(true);
  one.tell(true);
  one.close();
  await vi.waitFor(() => expect(heard).toEqual([['one'], ['one', 'other'], ['other']]));
  other.close();
  stop();
});

test('of a table on a stage neither the turn nor the end is told', () => {
  const outcome = { ranks: [1, 2], drawn: false, points: [] };
  const ended = { id: 'one', status: 'over', waits: false, turn: [], outcome } as unknown as TableLine;
  const running = { id: 'other', status: 'playing', waits: true, turn: [0], outcome: null } as unknown as TableLine;
  expect(asShown([ended, running], new Set())).toEqual([ended, running]);
  const untold = { status: 'playing', waits: false, turn: [], outcome: null };
  expect(asShown([ended, running], new Set(['one', 'other']))).toEqual([
    { id: 'one', ...untold },
    { id: 'other', ...untold },
  ]);
});
