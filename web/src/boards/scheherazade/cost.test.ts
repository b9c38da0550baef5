import { describe, expect, it } from 'vitest';
import { costOf } from './cost';

describe('what a deed costs', () => {
  it('is the sum of what is paid, and says what it is asked about by', () => {
    expect(costOf([{ key: 'fact-ransom', params: {}, data: { pearls: 2 } }])).toEqual({ pearls: 2, number: 'ransom' });
    expect(costOf([{ key: 'fact-gift', params: {}, data: { gift: 3 } }])).toEqual({ pearls: 3, number: 'gift' });
  });

  it('is nothing where nothing is paid', () => {
    expect(costOf([{ key: 'fact-stock', params: {}, data: { pearls: 7 } }])).toBeNull();
  });
});
