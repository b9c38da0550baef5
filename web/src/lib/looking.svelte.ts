// Look before you leap: what is looked at, by mouse, touch and keys alike, and what the server says of it.
import type { BoardProps } from './board';
import { same } from './described';
import { stepped } from './keys';
import type { Fact, Option } from './wire';

/** What the board was given for its choices. */
export type Given = Pick<BoardProps, 'preview' | 'choose'> & Partial<Pick<BoardProps, 'pending'>>;

const CHOICES = '[data-choice]';

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
  /** What a finger has pressed once: a second press does it, whatever a mouse looks at. */
  #tapped: Option | null = null;
  #known = new Map<string, Promise<Fact[]>>();
  protected readonly given: Given;

  constructor(given: Given) {
    this.given = given;
  }

  offered(options: readonly Option[]): void {
    this.renewed(JSON.stringify(options.map((option) => option.move)));
  }

  /** Another question forgets what was looked at, unless that `stays` asked; whether it is another one. */
  protected renewed(asked: string, stays = false): boolean {
    if (asked === this.#asked) return false;
    this.#asked = asked;
    this.#known.clear();
    if (!stays) this.forget();
    return true;
  }

  forget(): void {
    this.option = this.#tapped = null;
    this.facts = [];
  }

  looksAt(option: Option): boolean {
    return this.option !== null && same(this.option.move, option.move);
  }

  /** Whether this move waits for the line: it is drawn in dashes. */
  waits(move: unknown): true | undefined {
    return (this.given.pending != null && same(this.given.pending, move)) || undefined;
  }

  pointed(event: PointerEvent): void {
    this.#touch = event.pointerType !== 'mouse';
  }

  /** A key pressed instead of a pointer: what gets the focus now is looked at. */
  keyed(): void {
    this.#touch = false;
  }

  over(event: PointerEvent, option: Option): void {
    if (event.pointerType === 'mouse') this.look(option);
  }

  /** By a finger the focus comes with the press, and is no look. */
  focused(see: () => void): void {
    if (!this.#touch) see();
  }

  press(option: Option, final = false): void {
    const seen = this.#tapped !== null && same(this.#tapped.move, option.move);
    if (!final && (!this.#touch || seen)) return this.take(option);
    this.look(option);
    this.#tapped = option;
    if (final) toTheBar();
  }

  take(option: Option): void {
    this.forget();
    this.given.choose(option.move);
  }

  look(option: Option): void {
    if (this.looksAt(option)) return;
    this.option = option;
    this.facts = [];
    void this.of(option.move).then((facts) => this.option === option && (this.facts = facts));
  }

  /** What is known of a move; asked once. */
  of(move: unknown): Promise<Fact[]> {
    const key = JSON.stringify(move);
    const known = this.#known.get(key) ?? this.given.preview(move);
    this.#known.set(key, known);
    return known;
  }

  /** A key on one of the choices: digits and arrows go to another. */
  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('input')) return;
    // What is folded away cannot be gone to.
    const all = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>(CHOICES)].filter((one) => one.checkVisibility());
    const open = all.filter((one) => one.ariaDisabled !== 'true');
    const at = stepped(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    const next = at === null ? open[Number(event.key) - 1] : all[at];
    if (!next) return;
    next.focus();
    event.preventDefault();
  }
}

/** The focus goes to the button that does what is looked at, once it can. */
export const toTheBar = (): void => toTheFirst('.decision .main:enabled');

/** The focus goes to the first of these, once they are there. */
export function toTheFirst(wanted: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(wanted)?.focus());
}
