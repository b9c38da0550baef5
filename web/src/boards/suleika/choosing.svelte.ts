// The choice in the making: what is looked at, what is half chosen, and what the server says of it.
import type { BoardProps } from '../../lib/board';
import { stepped } from '../../lib/keys';
import type { Fact, Option } from '../../lib/wire';
import { NO_DRAFT, has, laying, mark, offerOf, tap } from './choice';
import type { Draft, Effect, Offer, Place, Way } from './choice';

/** What the board was given for its choices. */
type Given = Pick<BoardProps, 'preview' | 'choose'>;

export class Choosing {
  offer: Offer = $state.raw(offerOf(null, null));
  /** What the pointer was over last, or what had the focus: the decision bar can still do it. */
  hover: Option | null = $state.raw(null);
  /** By touch a direction is looked at first and chosen by a second tap. */
  way: Way | null = $state.raw(null);
  draft: Draft = $state.raw(NO_DRAFT);
  facts: Fact[] = $state.raw([]);
  /** Which of the choices the Tab key reaches; arrow keys go on from there. */
  at = $state(0);

  #touch = false;
  #slid = false;
  #known = new Map<string, Promise<Fact[]>>();
  #given: Given;

  constructor(given: Given) {
    this.#given = given;
  }

  /** The option that is looked at. */
  get option(): Option | null {
    return this.hover ?? this.draft.place?.option ?? this.way?.option ?? null;
  }

  /** Take over what is offered; a half-made choice lives as long as the offer stays the same. */
  offered(offer: Offer): void {
    if (offer.key === this.offer.key) return;
    this.offer = offer;
    this.#known.clear();
    this.at = 0;
    this.cancel();
  }

  pointed(event: PointerEvent): void {
    this.#touch = event.pointerType !== 'mouse';
    this.#slid = false;
  }

  over(event: PointerEvent, option: Option): void {
    if (event.pointerType === 'mouse') this.look(option);
  }

  focused(at: number, option: Option | null): void {
    this.at = at;
    if (!this.#touch) this.look(option);
  }

  /** A key on one of the choices: take it, or go to another. */
  key(event: KeyboardEvent, press: () => void): void {
    this.#touch = false;
    const row = [...choicesAround(event.currentTarget as Element)];
    const next = stepped(event.key, row.indexOf(event.currentTarget as SVGElement), row.length);
    if (event.key === 'Enter' || event.key === ' ') press();
    else if (next !== null) row[next].focus();
    else return;
    event.preventDefault();
  }

  look(option: Option | null): void {
    this.hover = option;
    this.#load();
  }

  cancel(): void {
    this.hover = this.way = null;
    this.draft = NO_DRAFT;
    this.facts = [];
  }

  pressWay(way: Way): void {
    if (!this.#touch || this.way === way) return this.take(way.option);
    this.way = way;
    this.hover = null;
    this.#load();
  }

  pressPlace(place: Place, field: number): void {
    if (this.#slid) return;
    if (!this.#touch) return this.take(place.option);
    this.#apply(tap(this.draft, this.offer.places, field, place));
  }

  /** Whether the finger that is down has slid from where it began. */
  get slid(): boolean {
    return this.#slid;
  }

  /** A finger slides on to another place. */
  slide(place: Place): void {
    if (!this.#touch || this.draft.place === place) return;
    this.#slid = true;
    this.#apply({ draft: { anchor: null, place } });
  }

  /** A field chosen in the grid; where no carpet can lie, the table says why, as of one to `beside`. */
  pressField(field: number, beside: number): void {
    const { places } = this.offer;
    if (places.some((place) => has(place, field))) this.#apply(mark(this.draft, places, field));
    else if (places.length) this.ask(laying(field, beside));
  }

  take(option: Option): void {
    this.cancel();
    this.#given.choose(option.move);
  }

  /** Try what is not offered: the table answers why it is refused. */
  ask(move: unknown): void {
    this.#given.choose(move);
  }

  #apply(effect: Effect): void {
    if ('take' in effect) return this.take(effect.take.option);
    this.draft = effect.draft;
    this.hover = null;
    this.#load();
  }

  #load(): void {
    const option = this.option;
    this.facts = [];
    if (!option) return;
    const key = JSON.stringify(option.move);
    const known = this.#known.get(key) ?? this.#given.preview(option.move);
    this.#known.set(key, known);
    void known.then(
      (facts) => {
        if (this.option === option) this.facts = facts;
      },
      () => this.#known.delete(key),
    );
  }
}

function choicesAround(element: Element): NodeListOf<SVGElement> {
  const root = element.closest('[data-choices]') ?? element;
  return root.querySelectorAll<SVGElement>('[data-choice]');
}
