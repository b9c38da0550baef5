// Telling something that changes quickly: at once, and then only the newest of it now and then.

/** Tells a value at once, and of those that come within `ms` after it the last when that is over. */
export function nowAndThen<T>(ms: number, tell: (value: T) => void): (value: T) => void {
  let next: { value: T } | null = null;
  let resting = false;
  function rest(): void {
    resting = next !== null;
    if (next) tell(next.value);
    next = null;
    if (resting) setTimeout(rest, ms);
  }
  return (value) => {
    next = { value };
    if (!resting) rest();
  };
}
