// Its draws: the die as the edition has it, and who begins.
import { even, moves, type Draws } from '../../lib/faces';

const draws: Draws = {
  roll: (move, { edition }) => {
    const die = edition.die as number[];
    const values = [...new Set(die)].sort((one, other) => one - other);
    return moves(move, 'pips', values.map((value) => [value, die.filter((face) => face === value).length]));
  },
  begin: (move, { seats }) => moves(move, 'seat', even(seats)),
};
export default draws;
