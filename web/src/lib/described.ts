// What can be chosen, as the server describes it: no rule of any game is known here.
import type { Bundle, Count, Description, Option, Pick } from './wire';

export type Part = Pick | Count | Bundle;

/** All choices, groups dissolved, empty picks left out. */
export function parts(description: Description | null): Part[] {
  if (!description) return [];
  if (description.type === 'group') return description.parts.flatMap(parts);
  return description.type === 'pick' && !description.options.length ? [] : [description];
}

/** Every option that can be picked. */
export function options(description: Description | null): Option[] {
  return parts(description).flatMap((part) => (part.type === 'pick' ? part.options : []));
}

/** The move with what was chosen put into it. */
export function filled(part: Count | Bundle, value: number | number[]): unknown {
  return { ...(part.move as object), [part.field]: value };
}

/** The least number that is not taken. */
export function firstFree(count: Count): number {
  let number = count.low;
  while (count.taken.includes(number) && number < count.high) number += 1;
  return number;
}

/** More pieces, or equally many and worthier; the worthiest kinds come first. */
export function beats(counts: number[], than: number[]): boolean {
  const more = total(counts) - total(than);
  if (more !== 0) return more > 0;
  const apart = counts.findIndex((count, kind) => count !== than[kind]);
  return apart >= 0 && counts[apart]! > than[apart]!;
}

/** Whether a bundle is as described. */
export function fits(bundle: Bundle, counts: number[]): boolean {
  const within = counts.every((count, kind) => count >= 0 && count <= bundle.stock[kind]!);
  return within && total(counts) >= bundle.least && (!bundle.beats || beats(counts, bundle.beats));
}

export const total = (counts: number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Whether two values are the same when written as JSON, whatever the order of their fields. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
  );
}

/** The part of a description that a move belongs to, e.g. one that a bot proposes. */
export function partOf(description: Description | null, move: unknown): Part | null {
  const all = parts(description);
  const picked = all.find((part) => part.type === 'pick' && part.options.some((one) => same(one.move, move)));
  const type = (move as { type?: string } | null)?.type;
  return picked ?? all.find((part) => part.type !== 'pick' && (part.move as { type?: string }).type === type) ?? null;
}
