// A line of the tale for each round: it can be skipped, and switched off and on again.
import { remember, remembered } from '../../lib/memory';

const LINES = 44;

export class Tale {
  #on = $state(remembered('tale', true));
  /** The round whose line is not wanted. */
  #skipped = $state(-1);

  /** Whether the line of this round is told. */
  told(round: number): boolean {
    return this.#on && this.#skipped !== round;
  }

  keyOf(round: number): string {
    return `tale-${((Math.max(1, round) - 1) % LINES) + 1}`;
  }

  skip(round: number): void {
    this.#skipped = round;
  }

  turn(round: number): void {
    this.#on = !this.told(round);
    this.#skipped = -1;
    remember('tale', this.#on);
  }
}
