// Look before you leap: what is looked at, by mouse, touch and keys alike, and what the server says of it.
import type { BoardProps } from './board';
import { same } from './described';
import type { Fact, Option } from './wire';

type Given = Pick<BoardProps, 'preview' | 'choose' | 'pending'>;

/**
 * A mouse shows by hovering and does by a click; a finger shows first and does with a second tap; keys
 * show by going there and do with Enter. What is `final` is shown by all of them, and done by the
 * decision bar alone.
 */
export class Looking {
  option: Option | null = $state.raw(null);
  facts: Fact[] = $state.raw([]);
  #asked = '';
  #touch = false;
  #known = new Map<string, Promise<Fact[]>>();
  #given: Given;

  constructor(given: Given) {
    this.#given = given;
  }

  /** Another question forgets what was looked at. */
  offered(options: readonly Option[]): void {
    const asked = JSON.stringify(options.map((option) => option.move));
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#known.clear();
    this.look(null);
  }

  looksAt(option: Option): boolean {
    return this.option !== null && same(this.option.move, option.move);
  }

  /** Whether this move waits for the line: it is drawn in dashes. */
  waits(move: unknown): true | undefined {
    return (this.#given.pending !== null && same(this.#given.pending, move)) || undefined;
  }

  pointed(event: PointerEvent): void {
    this.#touch = event.pointerType !== 'mouse';
  }

  over(event: PointerEvent, option: Option): void {
    if (event.pointerType === 'mouse') this.look(option);
  }

  focused(option: Option): void {
    if (!this.#touch) this.look(option);
  }

  press(option: Option, final = false): void {
    const seen = this.looksAt(option);
    this.look(option);
    if (final) toTheBar();
    else if (!this.#touch || seen) this.take(option);
  }

  take(option: Option): void {
    this.look(null);
    this.#given.choose(option.move);
  }

  /** A key pressed instead of a pointer. */
  keyed(): void {
    this.#touch = false;
  }

  look(option: Option | null): void {
    if (option && this.looksAt(option)) return;
    this.option = option;
    this.facts = [];
    if (option) void this.of(option.move).then((facts) => this.option === option && (this.facts = facts));
  }

  /** What is known of a move; asked once. */
  of(move: unknown): Promise<Fact[]> {
    const key = JSON.stringify(move);
    const known = this.#known.get(key) ?? this.#given.preview(move);
    this.#known.set(key, known);
    return known;
  }
}

/** The focus goes to the button that does what is looked at, once it can. */
export function toTheBar(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.decision .main:enabled')?.focus());
}
