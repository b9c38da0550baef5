import { describe, expect, it } from 'vitest';
import { marked } from './marks';

describe('a mark', () => {
  it('goes round: yes, no, maybe, none', () => {
    let marks = {};
    const seen = [];
    for (let press = 0; press < 4; press += 1) {
      marks = marked(marks, '1.red');
      seen.push((marks as Record<string, string>)['1.red']);
    }
    expect(seen).toEqual(['yes', 'no', 'maybe', '']);
  });
});
