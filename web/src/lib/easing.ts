// How a scene passes: which part of it is over, and how it begins and ends.

/** Slow at both ends. */
export function ease(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
}

/** The part of a stretch of time that is over: 0 before `from`, 1 after `to`. */
export function part(t: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (t - from) / (to - from)));
}
