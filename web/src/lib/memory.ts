// What this browser remembers: small values under names of ours; silently nothing where it may not.

const PREFIX = 'zoco.';

/** The value kept under a name, or what it is otherwise. */
export function remembered<T>(name: string, otherwise: T, area: () => Storage = () => localStorage): T {
  try {
    const text = area().getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** The same where only some values are known: what else is kept, by whatever version, is none. */
export function rememberedOf<T>(name: string, known: readonly T[], otherwise: T): T {
  const kept = remembered<T>(name, otherwise);
  return known.includes(kept) ? kept : otherwise;
}

/** Keep a value; null forgets it. */
export function remember(name: string, value: unknown, area: () => Storage = () => localStorage): void {
  try {
    if (value === null) area().removeItem(PREFIX + name);
    else area().setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** For one visit: what is to survive a reload but not the tab. */
export const visit = (): Storage => sessionStorage;
