// The choice in the making: the piece in hand, what is looked at, and what the server says of it.
import { filled, partOf } from '../../lib/described';
import type { ScheherazadeEdition } from '../../lib/games/scheherazade';
import { Looking, toTheBar, toTheFirst, type Given } from '../../lib/looking.svelte';
import type { Count, Option } from '../../lib/wire';
import { isFinal, moverOf, movers, offerOf, targetsOf, type Mover, type Offer } from './offer';
import { nameOf } from './route';

export class Choosing extends Looking {
  offer: Offer = $state.raw(offerOf(null, null, []));
  held: Mover | null = $state.raw(null);
  /** Several ways onto one field: one of them is chosen in the tray. */
  ways: readonly Option[] = $state.raw([]);
  /** Whether the decision bar has a button for it: not for who only may do something. */
  bar = true;
  /** What the fields cost the leader, for the piece in hand. */
  costs: ReadonlyMap<number, number> = $state.raw(new Map());
  readonly targets = $derived(targetsOf(this.offer, this.held));
  #edition: ScheherazadeEdition;

  constructor(given: Given & { edition: Record<string, unknown> }) {
    super(given);
    this.#edition = given.edition as unknown as ScheherazadeEdition;
  }

  /**
   * Take over what is offered; where only one piece can be moved it is in hand. What others bargain about
   * meanwhile takes nothing out of anybody's hand.
   */
  lay(offer: Offer): void {
    const stays = offer.musts === this.offer.musts && (!this.option || partOf(offer.must, this.option.move) !== null);
    if (!this.renewed(offer.key, stays)) return;
    this.offer = offer;
    const all = movers(offer);
    if (this.held && !all.some((one) => moverOf(one) === moverOf(this.held!))) this.forget();
    if (all.length === 1 && !this.held && !this.option) this.hold(all[0]!);
  }

  override forget(): void {
    super.forget();
    this.held = null;
    this.ways = [];
    this.costs = new Map();
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
    const { violet } = this.#edition;
    if (![mover.start, field].some((one) => violet.includes(nameOf(one)))) return;
    const paid = (await this.of(option.move)).find((fact) => fact.key === 'fact-ransom');
    const still = this.held && moverOf(this.held) === moverOf(mover);
    if (paid && still) this.costs = new Map([...this.costs, [field, Number(paid.data.pearls)]]);
  }

  override look(option: Option): void {
    if (this.looksAt(option)) return;
    this.ways = [];
    super.look(option);
  }

  override press(option: Option): void {
    super.press(option, isFinal(option.move));
  }

  /** Press something in the tray: the second press does it, with every input; what is final the bar does. */
  weigh(option: Option): void {
    const byBar = this.bar && isFinal(option.move);
    if (this.looksAt(option) && !byBar) return this.take(option);
    this.look(option);
    if (byBar) toTheBar();
  }

  seeField(field: number): void {
    const [first, ...more] = this.targets.get(field) ?? [];
    if (first && !more.length) this.look(first.option);
  }

  pressField(field: number): void {
    const all = this.targets.get(field) ?? [];
    if (all.length === 1) this.press(all[0]!.option);
    else if (all.length) this.among(all.map((target) => target.option));
  }

  /** Press a cell of the notebook: by several means one of them is chosen in the tray. */
  ask(options: readonly Option[]): void {
    if (options.length === 1) this.weigh(options[0]!);
    else this.among(options);
  }

  private among(options: readonly Option[]): void {
    this.option = null;
    this.ways = options;
    toTheFirst('.tray [data-choice]');
  }

  /** Choose a number; only the bar does it. */
  number(count: Count, value: number): void {
    this.look({ move: filled(count, value), label: count.prompt });
    toTheBar();
  }
}
