import { expect, test } from 'vitest';
import { kept } from './fair';

const fair = { contributions: [], since: 0 };
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

test('the seed must be the one that was sealed', () => {
  expect(kept({ ...fair, commitment: empty, seed: null })).toBeNull();
  expect(kept({ ...fair, commitment: empty, seed: '' })).toBe(true);
  expect(kept({ ...fair, commitment: empty, seed: '00' })).toBe(false);
});
