// What the board shows: the position before an event until half of it is over, then the one after it.
import type { Scene } from '../../lib/board';
import type { ScheherazadeView } from '../../lib/games/scheherazade';
import type { Frame } from '../../lib/wire';

/** A view as it comes with a frame: without what travels once. */
export type Position = Omit<ScheherazadeView, 'edition' | 'recalled'>;

export interface Film {
  before: Frame;
  frame: Frame;
  scene: Scene | null;
  clock: number;
  reduced: boolean;
}

const HALF = 0.4;

/** The position to be drawn; pieces glide from one to the next. */
export function positionOf({ before, frame, scene, clock, reduced }: Film): Position {
  const early = scene !== null && !reduced && (clock < HALF || scene.at + 1 < frame.told.length);
  return (early ? before : frame).view as Position;
}

/** The numbers on the tip track: whose stone lies where (scheherazade 2.2). */
export function tipsOf(position: Position): readonly (readonly [number, number])[] {
  const phase = position.agenda[0];
  return phase?.type === 'place_tips' || phase?.type === 'settle' ? (phase.placed ?? []) : [];
}
