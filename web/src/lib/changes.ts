// Frames that travel as what they change of the one before are put together again.
import type { Change, Frame, Holding, Piece, Step } from './wire';

type Items = Record<string, unknown>;

/** A list with other items at some places. */
const placed = <T>(list: T[], items: Record<string, T>): T[] => list.map((item, at) => (at in items ? items[at]! : item));

/** The fields of a view that are others, made from what they were. */
function others(view: Items, change: Change): Items {
  const spliced = Object.entries(change.spliced ?? {}).map(([name, [at, gone, ...come]]) => {
    const list = [...(view[name] as unknown[])];
    list.splice(at as number, gone as number, ...come);
    return [name, list];
  });
  const some = Object.entries(change.placed ?? {}).map(([name, items]) => [name, placed(view[name] as unknown[], items)]);
  return { ...change.view, ...Object.fromEntries([...spliced, ...some]) };
}

/** What a seat holds now. */
function held(before: Holding, change: Change): Holding {
  const whole = change.holdings?.find(({ seat }) => seat === before.seat);
  const pieces: Record<string, Piece> | undefined = change.pieces?.[before.seat];
  const counts: Record<string, number> | undefined = change.counts?.[before.seat];
  if (whole || !(pieces || counts)) return whole ?? before;
  const more = Object.entries(counts ?? {}).map(([at, count]) => [at, { ...before.pieces[+at]!, count }]);
  return { ...before, pieces: placed(before.pieces, { ...pieces, ...Object.fromEntries(more) }) };
}

/** The frame that follows `before`. */
export function changed(before: Frame, change: Change): Frame {
  const { seq, ply, at, seat, told = [], move = null, undone_to = null } = change;
  const view = { ...(before.view as Items), ...others(before.view as Items, change) };
  const holdings = before.holdings.map((one) => held(one, change));
  const standing = change.scored ? before.standing.map((one, at) => ({ ...one, values: change.scored![at]! })) : before.standing;
  return { ...before, standing, ...(change.changed as Partial<Frame>), seq, ply, at, seat, told, move, undone_to, view, holdings };
}

/** A step with all its frames as they are; null where the frame is not here that they follow. */
export function whole(step: Step, last: Frame | null): Step | null {
  const frames = [...step.frames];
  for (const change of step.changes ?? []) {
    const before = frames.at(-1) ?? last;
    if (before?.seq !== change.seq - 1) return null;
    frames.push(changed(before, change));
  }
  return { ...step, frames };
}
