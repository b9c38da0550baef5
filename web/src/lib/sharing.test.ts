import { describe, expect, it } from 'vitest';
import { nextEyes, type Screen } from './sharing';

const screen = (given: Partial<Screen>): Screen => ({
  seats: [0, 2],
  eyes: null,
  uncovered: false,
  kept: false,
  last: null,
  actors: [],
  hidden: [],
  over: false,
  ...given,
});

describe('a screen that several people share', () => {
  it('goes from one to the next without a curtain where nothing is hidden', () => {
    expect(nextEyes(screen({ actors: [0] }))).toEqual({ eyes: 0, curtain: null });
    expect(nextEyes(screen({ eyes: 0, last: 0, actors: [2] }))).toEqual({ eyes: 2, curtain: null });
    expect(nextEyes(screen({ eyes: 0, last: 0, actors: [1] }))).toEqual({ eyes: 0, curtain: null });
  });

  it('is covered before a hidden choice, and then before the next one', () => {
    expect(nextEyes(screen({ actors: [0, 1, 2], hidden: [0, 2] }))).toEqual({ eyes: null, curtain: 0 });
    const chooses = screen({ eyes: 0, uncovered: true, last: 0, actors: [0, 2], hidden: [0, 2] });
    expect(nextEyes(chooses)).toEqual({ eyes: 0, curtain: null });
    expect(nextEyes({ ...chooses, actors: [2] })).toEqual({ eyes: null, curtain: 2 });
  });

  it('is covered too where the same person goes on with what is hidden', () => {
    expect(nextEyes(screen({ eyes: 0, last: 0, actors: [0], hidden: [0] }))).toEqual({ eyes: null, curtain: 0 });
  });

  it('shows nobody’s secrets while nobody here is asked, unless somebody wants to look', () => {
    const done = screen({ eyes: 2, uncovered: true, last: 2, actors: [1], hidden: [2] });
    expect(nextEyes(done)).toEqual({ eyes: null, curtain: null });
    expect(nextEyes({ ...done, kept: true })).toEqual({ eyes: 2, curtain: null });
    expect(nextEyes({ ...done, kept: true, uncovered: false }).eyes).toBeNull();
  });

  it('rests on somebody’s eyes at the end, when all is open', () => {
    expect(nextEyes(screen({ over: true }))).toEqual({ eyes: 0, curtain: null });
    expect(nextEyes(screen({ over: true, hidden: [0] })).eyes).toBeNull();
  });

  it('never shows hidden things to who came through no curtain', () => {
    const sets = [[], [0], [2], [0, 2], [1]];
    for (const eyes of [null, 0, 2])
      for (const actors of sets)
        for (const hidden of sets)
          for (const kept of [false, true])
            for (const last of [null, 0, 2]) {
              const turn = nextEyes(screen({ eyes, actors, hidden, kept, last }));
              expect(turn.eyes !== null && hidden.includes(turn.eyes)).toBe(false);
            }
  });
});
