// Frames that travel as what they change of the one before are put together again.
import type { Change, Frame, Holding, Piece, Retold, Said, Step, Told } from './wire';

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
  const parts = Object.entries(change.within ?? {}).map(([name, fields]) => [name, within(view[name] as Items | Items[], fields as Items)]);
  return { ...change.view, ...Object.fromEntries([...spliced, ...some, ...parts]) };
}

/** An object with other fields, or a list in which some objects have. */
function within(before: Items | Items[], fields: Items): unknown {
  if (!Array.isArray(before)) return { ...before, ...fields };
  return before.map((item, at) => (at in fields ? { ...item, ...(fields[at] as Items) } : item));
}

const plain = ([name, value]: [string, unknown]): boolean => name !== 'type' && ['string', 'number', 'boolean'].includes(typeof value);

/** An event with its sentence, of which it says most itself. */
function told({ event, key, params, ...flags }: Retold): Told {
  const { type, ...fields } = event as { type: string };
  const all = Object.entries({ ...Object.fromEntries(Object.entries(fields).filter(plain)), ...params });
  const said = { key: key ?? `event-${type.replaceAll('_', '-')}`, params: Object.fromEntries(all.filter(([, value]) => value !== null)) } as Said;
  return { said, event, ...flags };
}

/** What a seat holds now. */
function held(before: Holding, change: Change): Holding {
  const whole = change.holdings?.find(({ seat }) => seat === before.seat);
  const sealed = change.sealed?.[before.seat];
  const pieces: Record<string, Piece> | undefined = change.pieces?.[before.seat];
  const counts: Record<string, number> | undefined = change.counts?.[before.seat];
  if (whole || !(pieces || counts || sealed !== undefined)) return whole ?? before;
  const more = Object.entries(counts ?? {}).map(([at, count]) => [at, { ...before.pieces[+at]!, count }]);
  const now = { ...before, pieces: placed(before.pieces, { ...pieces, ...Object.fromEntries(more) }) };
  if (sealed !== undefined) delete now.sealed;
  return sealed ? { ...now, sealed } : now;
}

/** The frame that follows `before`. */
export function changed(before: Frame, change: Change): Frame {
  const { seq, ply, at, seat, move = null, undone_to = null } = change;
  const view = { ...(before.view as Items), ...others(before.view as Items, change) };
  const holdings = before.holdings.map((one) => held(one, change));
  const standing = change.scored ? before.standing.map((one, at) => ({ ...one, values: change.scored![at]! })) : before.standing;
  return { ...before, standing, ...(change.changed as Partial<Frame>), seq, ply, at, seat, told: (change.told ?? []).map(told), move, undone_to, view, holdings };
}

/** A step with its ask and all its frames as they are; null where the step or frame is not here that they follow. */
export function whole(step: Step, last: Frame | null, before: Step | null): Step | null {
  if (step.stays && before === null) return null;
  const frames = [...step.frames];
  for (const change of step.changes ?? []) {
    const shown = frames.at(-1) ?? last;
    if (shown?.seq !== change.seq - 1) return null;
    frames.push(changed(shown, change));
  }
  return { ...step, frames, ask: step.stays ? before!.ask : step.ask };
}
