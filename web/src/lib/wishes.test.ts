import { beforeEach, expect, test } from 'vitest';
import { Wishes, type Wanted, type Wish } from './wishes';

let sent: Wish[] = [];
let open: Wish[] = [];
let unsent: Wish[] = [];
let line = true;
let wishes: Wishes;

const WANTED: Wanted[] = [
  { type: 'play', seat: 0, ask: 3, move: { type: 'pass' } },
  { type: 'undo', seat: 0 },
  { type: 'consent', seat: 0, wish: 1, agree: true },
  { type: 'resign', seat: 0 },
  { type: 'say', text: 'Salam!' },
  { type: 'mute', author: 'Bob', on: true },
];

beforeEach(() => {
  [sent, open, line] = [[], [], true];
  wishes = new Wishes({
    send: (wish) => line && sent.push(wish) > 0,
    changed: (now, waiting) => ([open, unsent] = [now, waiting]),
  });
});

test.each(WANTED)('$type is sent again, as it was, until it is answered', async (wanted) => {
  const made = wishes.make(wanted);
  expect(sent).toEqual([{ ...wanted, id: sent[0]!.id }]);
  wishes.resend();
  expect(sent).toEqual([open[0], open[0]]);
  expect(wishes.answered(sent[0]!.id, true)).toBe(true);
  expect([await made, open]).toEqual([true, []]);
  wishes.resend();
  expect(sent).toHaveLength(2);
});

test.each(WANTED)('$type that is wished without a line waits for one', async (wanted) => {
  line = false;
  const made = wishes.make(wanted);
  expect([sent, open.map((wish) => wish.type)]).toEqual([[], [wanted.type]]);
  line = true;
  wishes.resend();
  expect(sent).toEqual(open);
  wishes.answered(sent[0]!.id, false);
  expect(await made).toBe(false);
});

test('what is wished on a new line waits until the server has greeted', () => {
  wishes.wait();
  void wishes.make(WANTED[4]!);
  expect([sent, open.length]).toEqual([[], 1]);
  wishes.resend();
  void wishes.make(WANTED[1]!);
  expect(sent).toEqual(open);
});

test('everything open is sent in the order in which it was wished, with an id of its own', () => {
  line = false;
  for (const wanted of WANTED) void wishes.make(wanted);
  line = true;
  wishes.resend();
  expect(sent.map((wish) => wish.type)).toEqual(WANTED.map((wanted) => wanted.type));
  expect(new Set(sent.map((wish) => wish.id)).size).toBe(WANTED.length);
  expect(sent.every((wish) => /^[\w-]{1,40}$/.test(wish.id))).toBe(true);
});

test('what comes to an end without an answer is settled', async () => {
  const [resigned, undone] = [wishes.make(WANTED[3]!), wishes.make(WANTED[1]!)];
  wishes.settle((wish) => wish.type === 'resign', true);
  expect([await resigned, open.map((wish) => wish.type)]).toEqual([true, ['undo']]);
  wishes.settle(() => true, false);
  expect([await undone, open]).toEqual([false, []]);
  expect(wishes.answered('nobody-knows', true)).toBe(false);
});

test('what never left the page can be withdrawn, what may have reached the server cannot', async () => {
  line = false;
  const made = wishes.make(WANTED[0]!);
  expect(unsent).toEqual(open);
  expect(wishes.withdraw(open[0]!.id)).toBe(true);
  expect([await made, open]).toEqual([false, []]);
  line = true;
  wishes.resend();
  expect(sent).toEqual([]);
  void wishes.make(WANTED[0]!);
  expect([unsent, wishes.withdraw(open[0]!.id), open.length]).toEqual([[], false, 1]);
});
