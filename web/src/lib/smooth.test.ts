import { expect, it, vi } from 'vitest';
import { JERK, Jerks } from './smooth';

it('turns to fades when scenes jerk more than once, and only then', () => {
  let scene = false;
  const tooMany = vi.fn();
  const jerks = new Jerks(() => scene, tooMany);
  for (let i = 0; i < 5; i += 1) jerks.task(JERK * 3);
  scene = true;
  for (let i = 0; i < 5; i += 1) jerks.task(JERK);
  jerks.task(JERK + 1);
  expect(tooMany).not.toHaveBeenCalled();
  jerks.task(JERK + 1);
  jerks.task(JERK + 1);
  expect(tooMany).toHaveBeenCalledOnce();
});
