// The choice in the making: the piece in hand, what is looked at, and what the server says of it.
import { tick } from 'svelte';
import type { BoardProps } from '../../lib/board';
import { filled, same } from '../../lib/described';
import type { ScheherazadeEdition } from '../../lib/games/scheherazade';
import type { Count, Fact, Option } from '../../lib/wire';
import { isFinal, moverOf, movers, offerOf, targetsOf, type Mover, type Offer } from './offer';
import { nameOf } from './route';

type Given = Pick<BoardProps, 'preview' | 'choose' | 'edition'>;

export class Choosing {
  offer: Offer = $state.raw(offerOf(null, null, []));
  held: Mover | null = $state.raw(null);
  option: Option | null = $state.raw(null);
  /** Several ways onto one field: one of them is chosen in the tray. */
  ways: readonly Option[] = $state.raw([]);
  facts: Fact[] = $state.raw([]);
  /** Whether the decision bar has a button for it: not for who only may do something. */
  bar = true;
  /** What the fields cost the leader, for the piece in hand. */
  costs: ReadonlyMap<number, number> = $state.raw(new Map());
  readonly targets = $derived(targetsOf(this.offer, this.held));
  #touch = false;
  /** What a finger has pressed once: a second press does it, whatever a mouse looks at. */
  #tapped: Option | null = null;
  #keyed = false;
  #known = new Map<string, Promise<Fact[]>>();
  #given: Given;

  constructor(given: Given) {
    this.#given = given;
  }

  /** Take over what is offered; where only one piece can be moved it is in hand. */
  offered(offer: Offer): void {
    if (offer.key === this.offer.key) return;
    this.offer = offer;
    this.#known.clear();
    this.forget();
    const only = movers(offer);
    if (only.length === 1) this.hold(only[0]!);
  }

  forget(): void {
    this.option = this.held = this.#tapped = null;
    this.ways = [];
    this.facts = [];
    this.costs = new Map();
  }

  pointed(event: PointerEvent): void {
    this.#touch = event.pointerType !== 'mouse';
    this.#keyed = false;
  }

  /** A key anywhere: what gets the focus now is looked at. */
  keyed(): void {
    this.#touch = false;
    this.#keyed = true;
  }

  /** By a finger the focus comes with the press, and is no look. */
  focused(see: () => void): void {
    if (!this.#touch) see();
  }

  /** Take a piece in hand, or put it down again. */
  toggle(mover: Mover): void {
    const put = this.held !== null && moverOf(this.held) === moverOf(mover);
    if (put) this.forget();
    else this.hold(mover);
  }

  hold(mover: Mover): void {
    this.forget();
    this.held = mover;
    for (const [field, [target]] of targetsOf(this.offer, mover)) void this.#price(mover, field, target!.option);
  }

  /** Only ambushes cost something, and who stays out of them need not ask. */
  async #price(mover: Mover, field: number, option: Option): Promise<void> {
    const { violet } = this.#given.edition as unknown as ScheherazadeEdition;
    if (![mover.start, field].some((one) => violet.includes(nameOf(one)))) return;
    const paid = (await this.#ask(option.move)).find((fact) => fact.key === 'fact-ransom');
    const still = this.held && moverOf(this.held) === moverOf(mover);
    if (paid && still) this.costs = new Map([...this.costs, [field, Number(paid.data.pearls)]]);
  }

  look(option: Option): void {
    if (this.option && same(this.option.move, option.move)) return;
    this.option = option;
    this.ways = [];
    this.facts = [];
    void this.#ask(option.move).then((facts) => {
      if (this.option === option) this.facts = facts;
    });
  }

  /** With a mouse or by keys a press does it, by touch the second one; what is final only the bar does. */
  press(option: Option): void {
    if (!isFinal(option.move) && (!this.#touch || this.#tapped === option)) return this.take(option);
    this.look(option);
    this.#tapped = option;
  }

  /** Press something in the tray: the second press does it, with every input; what is final the bar does. */
  weigh(option: Option): void {
    const seen = this.option !== null && same(this.option.move, option.move);
    if (seen && !(this.bar && isFinal(option.move))) this.take(option);
    else this.look(option);
  }

  seeField(field: number): void {
    const [first, ...more] = this.targets.get(field) ?? [];
    if (first && !more.length) this.look(first.option);
  }

  pressField(field: number): void {
    const all = this.targets.get(field) ?? [];
    if (all.length === 1) this.press(all[0]!.option);
    else if (all.length) {
      this.option = null;
      this.ways = all.map((target) => target.option);
    }
  }

  /** Choose a number; only the bar does it. */
  number(count: Count, value: number): void {
    this.look({ move: filled(count, value), label: count.prompt });
  }

  take(option: Option): void {
    this.forget();
    this.#given.choose(option.move);
  }

  /** Arrows go from one choice to the next, digits to one of the first nine. */
  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('input')) return;
    const all = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('[data-choice]')];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const next = step ? all[(at + step + all.length) % all.length] : all[Number(event.key) - 1];
    if (!next) return;
    next.focus();
    event.preventDefault();
  }

  /** After a choice by keyboard the next question gets the focus, unless something else has it. */
  async keepFocus(root: Element): Promise<void> {
    if (!this.#keyed) return;
    await tick();
    const lost = !document.activeElement || document.activeElement === document.body;
    if (lost) root.querySelector<HTMLElement>('[data-choice]')?.focus();
  }

  #ask(move: unknown): Promise<Fact[]> {
    const key = JSON.stringify(move);
    const known = this.#known.get(key) ?? this.#given.preview(move);
    this.#known.set(key, known);
    return known;
  }
}
