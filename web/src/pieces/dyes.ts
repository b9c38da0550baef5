// The colours of seats in pictures: those of their tokens, where a game has no others.
import { dyesOf } from '../lib/boards';
import { CLOTHS } from './pieces';

/** Of any game. */
export const TOKEN_DYES: readonly string[] = CLOTHS.map(({ body }) => body);

/** As they are on the board of a game, by the edition that is played. */
export const seatDyesOf = async (game: string, edition: unknown): Promise<readonly string[]> => (await dyesOf(game, edition)) ?? TOKEN_DYES;
