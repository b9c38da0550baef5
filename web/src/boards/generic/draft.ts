// A choice that is half made: it survives a reload as long as the same thing is asked.
import { same } from '../../lib/described';
import { remember, remembered, visit } from '../../lib/memory';

/** What was chosen so far for this question, or what it begins with. */
export function draftOf<T>(question: unknown, otherwise: T): T {
  const kept = remembered<{ question: unknown; value: T } | null>('draft', null, visit);
  return kept && same(kept.question, question) ? kept.value : otherwise;
}

/** Keep what was chosen so far. */
export function keepDraft(question: unknown, value: unknown): void {
  remember('draft', { question, value }, visit);
}
