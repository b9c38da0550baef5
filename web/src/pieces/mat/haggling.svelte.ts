// A haggle in the making: the offer that is being laid out, what is looked at, and my limit.
import { filled, fits, parts, total } from '../../lib/described';
import type { BoardProps } from '../../lib/board';
import { toTheBar } from '../../lib/looking.svelte';
import type { Bundle, Description, Fact, Option } from '../../lib/wire';
import { smallest } from './haggle';
import { answered, keepLimit, keptLimit, type Limit } from './limit';

export type Gesture = 'accept' | 'nothing' | 'raise' | 'smallest';
type Given = Pick<BoardProps, 'preview' | 'choose' | 'seat' | 'shared'>;
const PATIENCE = 90;

export class Haggling {
  bundle: Bundle | null = $state.raw(null);
  accept: Option | null = $state.raw(null);
  nothing: Option | null = $state.raw(null);
  draft: number[] = $state.raw([]);
  looking: Gesture | null = $state.raw(null);
  facts: Partial<Record<Gesture, Fact[]>> = $state.raw({});
  limit: Limit | null = $state.raw(null);
  /** The haggle of the match that the mat is at. */
  haggle = $state(0);
  /** The last key laid gems or showed a raise: Enter is for that, and not for the button that has the focus. */
  keyed = false;
  #asked = '';
  #laid: number[] = [];
  #touch = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #known = new Map<string, Promise<Fact[]>>();
  #given: Given;

  constructor(given: Given) {
    this.#given = given;
  }

  /** Take over what is asked; the draft begins with one's own last offer, as far as one still has it. */
  offered(must: Description | null, last: number[] | null): void {
    const asked = JSON.stringify(must);
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#known.clear();
    [this.bundle, this.accept, this.nothing] = [null, null, null];
    for (const part of parts(must)) {
      if (part.type === 'bundle') this.bundle = part;
      else if (part.type === 'pick') for (const option of part.options) this.#put(option);
    }
    this.draft = (this.bundle?.stock ?? []).map((count, kind) => Math.min(count, last?.[kind] ?? 0));
    this.#laid = [];
    this.keyed = false;
    this.looking = null;
    this.facts = {};
    if (this.asked) void this.#load();
  }

  #put(option: Option): void {
    const type = (option.move as { type: string }).type;
    if (type === 'accept') this.accept = option;
    else if (type === 'offer_nothing') this.nothing = option;
  }

  /** Whether this seat has to say something. */
  get asked(): boolean {
    return Boolean(this.bundle || this.accept || this.nothing);
  }

  readonly enough = $derived.by(() => this.bundle !== null && fits(this.bundle, this.draft));
  readonly least = $derived.by(() => (this.bundle ? smallest(this.bundle) : null));

  /** The move of a gesture; null where it cannot be made now. */
  moveOf(gesture: Gesture): unknown {
    if (gesture === 'accept') return this.accept?.move ?? null;
    if (gesture === 'nothing') return this.nothing?.move ?? null;
    if (gesture === 'raise') return this.bundle && this.enough ? filled(this.bundle, this.draft) : null;
    return this.bundle && this.least ? filled(this.bundle, this.least) : null;
  }

  /** The gems of a gesture. */
  gemsOf(gesture: Gesture): number[] {
    return gesture === 'smallest' ? (this.least ?? []) : gesture === 'raise' ? this.draft : (this.bundle?.beats ?? []);
  }

  // -- laying out an offer ---------------------------------------------------------------------------

  add(kind: number): void {
    if (!this.bundle || this.draft[kind]! >= this.bundle.stock[kind]!) return;
    this.#laid = [...this.#laid, kind];
    this.#lay(this.draft.map((count, at) => count + Number(at === kind)));
  }

  remove(kind: number): void {
    if (!this.draft[kind]) return;
    const at = this.#laid.lastIndexOf(kind);
    if (at >= 0) this.#laid = this.#laid.filter((_, place) => place !== at);
    this.#lay(this.draft.map((count, place) => count - Number(place === kind)));
  }

  /** Take back what was laid last. */
  back(): void {
    const kind = this.#laid.at(-1) ?? this.draft.findLastIndex((count) => count > 0);
    if (kind >= 0) this.remove(kind);
  }

  #lay(draft: number[]): void {
    this.draft = draft;
    this.looking = total(draft) ? 'raise' : null;
    this.facts = { ...this.facts, raise: undefined };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask('raise'), PATIENCE);
  }

  // -- gestures --------------------------------------------------------------------------------------

  pointed(event: PointerEvent): void {
    this.keyed = false;
    this.#touch = event.pointerType !== 'mouse';
  }

  over(event: PointerEvent, gesture: Gesture): void {
    if (event.pointerType === 'mouse') this.look(gesture);
  }

  focused(gesture: Gesture): void {
    if (!this.#touch) this.look(gesture);
  }

  look(gesture: Gesture): void {
    if (this.moveOf(gesture) !== null) this.looking = gesture;
  }

  /** Accepting and giving in cannot be taken back: the decision bar alone does them. */
  press(gesture: Gesture): void {
    const seen = this.looking === gesture;
    this.look(gesture);
    if (gesture === 'accept' || gesture === 'nothing') toTheBar();
    else if (!this.#touch || seen) this.make(gesture);
  }

  make(gesture: Gesture): void {
    const move = this.moveOf(gesture);
    if (move !== null) this.#given.choose(move);
  }

  async #load(): Promise<void> {
    await Promise.all((['accept', 'smallest', 'nothing', 'raise'] as const).map((gesture) => this.#ask(gesture)));
  }

  async #ask(gesture: Gesture): Promise<void> {
    const move = this.moveOf(gesture);
    if (move === null) return;
    const [asked, key] = [this.#asked, JSON.stringify(move)];
    const known = this.#known.get(key) ?? this.#given.preview(move);
    this.#known.set(key, known);
    const facts = await known;
    if (asked === this.#asked && JSON.stringify(this.moveOf(gesture)) === key) this.facts = { ...this.facts, [gesture]: facts };
  }

  // -- my limit --------------------------------------------------------------------------------------

  /** Where others look at the same screen there is none: only who sets it may see it. */
  get limits(): boolean {
    return !this.#given.shared;
  }

  /** A limit that was set for an earlier haggle is over. */
  at(haggle: number): void {
    if (haggle === this.haggle || this.#given.seat === null) return;
    this.haggle = haggle;
    const kept = this.limits ? keptLimit(this.#given.seat) : null;
    this.limit = kept?.haggle === haggle ? kept : null;
  }

  /** From now on the page answers: up to the gems of the draft, else it accepts. */
  setLimit(): void {
    this.#keep({ haggle: this.haggle, gems: this.draft });
  }

  stop(): void {
    this.#keep(null);
  }

  #keep(limit: Limit | null): void {
    this.limit = limit;
    if (this.#given.seat !== null) keepLimit(this.#given.seat, limit);
  }

  /** Answer within the limit, if there is one and something is asked; an opening needs a gem within it. */
  answer(): void {
    if (!this.limit || this.limit.haggle !== this.haggle || !this.asked) return;
    const gems = answered(this.bundle, this.limit);
    if (gems && this.bundle) this.#given.choose(filled(this.bundle, gems));
    else if (this.accept) this.#given.choose(this.accept.move);
    else this.stop();
  }
}
