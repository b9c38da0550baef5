// Its draws that are the same in every position: who begins.
import { even, moves, type Draws } from '../../lib/faces';

const draws: Draws = {
  begin: (move, { seats }) => moves(move, 'seat', even(seats)),
};
export default draws;
