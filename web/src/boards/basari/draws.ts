// Its draws: a die for everybody.
import { dice, even, type Draws } from '../../lib/faces';

const draws: Draws = { dice: (move) => dice(even(6, 1), move) };
export default draws;
