// Whose eyes a page looks through: those of its seat, or of one of several people before it, or nobody's.
import type { Step } from './wire';

export class Eyes {
  /** Whether a step may be shown, which is said by whoever hangs the curtain. */
  admits: (step: Step) => boolean = () => true;
  /** A television shows what all may see, whoever sits before it. */
  looksOn = $state(false);
  #chosen = $state<number | null>(null);

  constructor(readonly mine: () => readonly number[]) {}

  /** Worked out again only where it is another: whoever comes or goes must not take away what these eyes are reading. */
  readonly seat: number | null = $derived.by(() => this.#look());

  #look(): number | null {
    if (this.looksOn) return null;
    const mine = this.mine();
    if (this.#chosen !== null && mine.includes(this.#chosen)) return this.#chosen;
    return mine.length === 1 ? mine[0]! : null;
  }

  /** Whether several people share this screen. */
  get several(): boolean {
    return !this.looksOn && this.mine().length > 1;
  }

  choose(seat: number | null): void {
    this.#chosen = seat;
  }
}
