// Its draws: the die of stones, and the throw for who begins.
import { dice, even, moves, type Draws } from '../../lib/faces';

const draws: Draws = {
  rolled: (move) => moves(move, 'face', even(6)),
  roll_for_start: (move) => dice(even(6), move),
};
export default draws;
