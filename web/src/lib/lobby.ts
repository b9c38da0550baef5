// Making and joining tables with one click each.
import { get, post } from './api';
import { remembered, remember } from './memory';
import type { GameInfo, NewTable, Seated, State, TableLine } from './wire';

const known = new Map<string, GameInfo>();

/** All games; the page asks once for each of them. */
export async function games(): Promise<GameInfo[]> {
  const found = await get<GameInfo[]>('/games');
  for (const game of found) known.set(game.key, game);
  return found;
}

/** One game. */
export const gameInfo = async (key: string): Promise<GameInfo> => known.get(key) ?? get(`/games/${key}`);

export const openTables = (): Promise<TableLine[]> => get('/tables');
export const myTables = (): Promise<TableLine[]> => get('/tables/mine');

/** Something that nobody could foresee, for the dice. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The level a newcomer meets, in a game that has it. */
const USUAL = 'trader';

/** The level that was chosen last, else the usual one; a game without it offers the one in its middle. */
export function usualLevel(levels: string[]): string {
  const known = [remembered('level', ''), USUAL].find((level) => levels.includes(level));
  return known ?? levels[Math.floor(levels.length / 2)] ?? '';
}

/** Three at a table, where the game allows it. */
export function usualSeats(seats: number[]): number {
  return seats.includes(3) ? 3 : (seats[0] ?? 2);
}

/** As many friends as the game takes, up to four. */
export function friendlySeats(seats: number[]): number {
  return Math.max(...seats.filter((count) => count <= 4), seats[0] ?? 2);
}

/** A table against bots, begun; its id. */
export async function playBots(game: GameInfo, name: string, level: string): Promise<string> {
  const seats = usualSeats(game.seats);
  const others = Array.from({ length: seats - 1 }, (_, at) => [String(at + 1), level]);
  const made = await post<State>('/tables', { game: game.key, seats, name, private: true, bots: Object.fromEntries(others) });
  return start(made.table.id);
}

/** A table where a game is learned by one of its lessons, begun; its id. */
export async function learn(game: string, lesson: string, name: string): Promise<string> {
  const state = await post<State>('/tables/learn', { game, lesson, name });
  arrivals.set(state.table.id, state);
  return state.table.id;
}

/** A table that waits for friends; its id. */
export function playFriends(game: GameInfo, name: string): Promise<string> {
  return make({ game: game.key, seats: friendlySeats(game.seats), name, private: true });
}

export async function make(table: NewTable): Promise<string> {
  const state = await post<State>('/tables', table);
  await throwIn(state);
  arrivals.set(state.table.id, state);
  return state.table.id;
}

const arrivals = new Map<string, State>();

/** A table as it was when this page made or began it: told once, so that nobody has to ask for it again. */
export function arrivedAt(id: string): State | null {
  const state = arrivals.get(id) ?? null;
  arrivals.delete(id);
  return state;
}

const thrown = new Map<string, Promise<unknown>>();

/** Throw something into the dice for one's own seats: once each, and not before the server's commitment is here. */
export async function throwIn({ table, mine }: State): Promise<void> {
  if (table.status !== 'waiting' || !table.fair.commitment) return;
  await Promise.all(
    mine.map((seat) => {
      const key = `${table.id}/${seat}`;
      const before = thrown.get(key);
      if (before) return before;
      const given = post(`/tables/${table.id}/seats/${seat}/contribute`, { contribution: contribution() });
      thrown.set(key, given);
      given.catch(() => thrown.delete(key));
      return given;
    }),
  );
}

/** Begin; whoever does has seen the commitment, and throws in for their seats that have not. Its id. */
export async function start(id: string, fill: string | null = null): Promise<string> {
  if (fill) remember('level', fill);
  arrivals.set(id, await post<State>(`/tables/${id}/start`, { fill, contribution: contribution() }));
  return id;
}

/** Be in when the same people play again, or not; the dice to come were sealed when the match ended. */
export function playAgain(id: string, joins: boolean): Promise<State> {
  return post(`/tables/${id}/rematch`, { joins, contribution: joins ? contribution() : '' });
}

/** Take a seat; the page has shown the table, and so has its commitment, before anybody can. */
export async function join(id: string, name: string, seat: number | null, invite: string | null): Promise<Seated> {
  const seated = await post<Seated>(`/tables/${id}/join`, { name, seat, invite, contribution: contribution() });
  thrown.set(`${id}/${seated.seat}`, Promise.resolve());
  return seated;
}

/** Play on from a position of a finished match, at a table that waits for friends; its id. */
export async function forkWithFriends(id: string, ply: number, seat: number, name: string): Promise<string> {
  const made = await post<State>(`/tables/${id}/fork`, { ply, seat, name, private: true });
  await throwIn(made);
  return made.table.id;
}

/** The same against bots. */
export async function forkAlone(id: string, ply: number, seat: number, name: string, level: string): Promise<string> {
  return start(await forkWithFriends(id, ply, seat, name), level);
}
