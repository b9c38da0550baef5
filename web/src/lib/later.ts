// Parts of a page that come when they are wanted: nobody waits for what they may never open.

import { version } from './version.svelte';

/** A part that is loaded when it is shown; null where the server cannot be reached for it. */
export async function later<T>(part: Promise<{ default: T } | undefined>): Promise<T | null> {
  const found = await part.catch(() => void version.lack());
  return found?.default ?? null; // or it is undefined: then the page has heard of it by an event
}

/** What is not needed at once is fetched in a quiet moment after the first press or key, before a line can be lost. */
export function afterFirst(fetch: () => void): () => void {
  const heard = new AbortController();
  const quiet = (): void => {
    heard.abort();
    if ('requestIdleCallback' in window) requestIdleCallback(fetch);
    else setTimeout(fetch, 1000);
  };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, quiet, { signal: heard.signal });
  return () => heard.abort();
}
