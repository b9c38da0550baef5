// The described choices as things on the board, and what a gesture makes of them.
import type { Move } from '../../lib/games/suleika';
import type { Description, Option, Said } from '../../lib/wire';

/** A choosable direction. */
export interface Way {
  option: Option;
  facing: number;
}

/** A choosable place for a carpet. */
export interface Place {
  option: Option;
  first: number;
  second: number;
}

/** All that is offered now, by the way it is drawn. */
export interface Offer {
  key: string;
  prompt: Said | null;
  ways: Way[];
  places: Place[];
}

/** Sort what is described into directions and places, in the described order. */
export function offerOf(must: Description | null, may: Description | null): Offer {
  const picks = [...picksOf(must), ...picksOf(may)];
  const options = picks.flatMap((pick) => pick.options);
  const offer: Offer = {
    key: JSON.stringify(options.map((option) => option.move)),
    prompt: picks[0]?.prompt ?? null,
    ways: [],
    places: [],
  };
  for (const option of options) put(offer, option);
  return offer;
}

function picksOf(described: Description | null): { prompt: Said; options: Option[] }[] {
  if (described?.type === 'group') return described.parts.flatMap(picksOf);
  return described?.type === 'pick' ? [described] : [];
}

function put(offer: Offer, option: Option): void {
  const move = option.move as Move;
  if (move.type === 'face') offer.ways.push({ option, facing: move.facing });
  else if (move.type === 'lay') offer.places.push({ option, first: move.first, second: move.second });
}

/** The move that would lay a carpet on two fields, whatever their order. */
export function laying(one: number, other: number): unknown {
  return { type: 'lay', first: Math.min(one, other), second: Math.max(one, other) };
}

export function has(place: Place, field: number): boolean {
  return place.first === field || place.second === field;
}

/** The half-made choice of a place: a first field, and the place that is shown but not yet taken. */
export interface Draft {
  anchor: number | null;
  place: Place | null;
}

export const NO_DRAFT: Draft = { anchor: null, place: null };

/** A gesture's effect: a new draft, or a place to take. */
export type Effect = { take: Place } | { draft: Draft };

/**
 * A tap on a field by touch, where `near` is the place whose seam is nearest to the finger.
 * A tap on the shown carpet takes it; a tap that completes the first field shows that carpet.
 */
export function tap(draft: Draft, places: readonly Place[], field: number, near: Place): Effect {
  if (draft.place && has(draft.place, field)) return { take: draft.place };
  const completed = completing(places, draft.anchor, field);
  if (completed) return { draft: { anchor: draft.anchor, place: completed } };
  return { draft: { anchor: field, place: near } };
}

/** A field chosen in the grid by keyboard: two fields that make a place take it. */
export function mark(draft: Draft, places: readonly Place[], field: number): Effect {
  if (draft.place && has(draft.place, field)) return { take: draft.place };
  const completed = completing(places, draft.anchor, field);
  if (completed) return { take: completed };
  const here = places.filter((place) => has(place, field));
  if (here.length === 0) return { draft: NO_DRAFT };
  return { draft: { anchor: field, place: here.length === 1 ? here[0] : null } };
}

function completing(
  places: readonly Place[],
  anchor: number | null,
  field: number,
): Place | undefined {
  if (anchor === null || anchor === field) return undefined;
  return places.find((place) => has(place, anchor) && has(place, field));
}

/** The fields that complete a carpet begun on `anchor`. */
export function partners(places: readonly Place[], anchor: number | null): number[] {
  if (anchor === null) return [];
  const begun = places.filter((place) => has(place, anchor));
  return begun.map((place) => (place.first === anchor ? place.second : place.first));
}
