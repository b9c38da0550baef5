// What is looked at: an option and its facts, stones that are picked out, or why something cannot be done.
import { tick } from 'svelte';
import type { BoardProps } from '../../lib/board';
import { same } from '../../lib/described';
import type { Fact, Option } from '../../lib/wire';
import { backOf, isFinal, offerOf, type Offer } from './offer';
import { COLOURS } from './stones';

/** What the board was given for its choices. */
type Given = Pick<BoardProps, 'preview' | 'choose' | 'pending'>;

export class Looking {
  offer: Offer = $state.raw(offerOf(null));
  option: Option | null = $state.raw(null);
  facts: Fact[] = $state.raw([]);
  /** Of what is in sight and cannot be done: the move, as JSON, and why. */
  reasons: ReadonlyMap<string, Fact> = $state.raw(new Map());
  /** The move, as JSON, that is looked at although it cannot be done. */
  wondered: string | null = $state(null);
  /** Surplus stones that are pressed out of their sockets: their sockets and colours, the oldest first. */
  picked: readonly { socket: number; colour: number }[] = $state.raw([]);
  #touch = false;
  /** What a finger has pressed once: a second press does it, whatever a mouse looks at. */
  #tapped: Option | null = null;
  #keyed = false;
  #known = new Map<string, Promise<Fact[]>>();
  #given: Given;

  constructor(given: Given) {
    this.#given = given;
  }

  /** Take over what is offered; a look lives as long as the offer stays the same. */
  offered(offer: Offer): void {
    if (offer.key === this.offer.key) return;
    this.offer = offer;
    this.#known.clear();
    this.reasons = new Map();
    this.forget();
  }

  /** Whether this move waits for the line: it is drawn in dashes. */
  waits(move: unknown): true | undefined {
    return (this.#given.pending !== null && same(this.#given.pending, move)) || undefined;
  }

  forget(): void {
    this.option = this.wondered = null;
    this.#tapped = null;
    this.facts = [];
    this.picked = [];
  }

  pointed(event: PointerEvent): void {
    this.#touch = event.pointerType !== 'mouse';
    this.#keyed = false;
  }

  /** A key anywhere: what gets the focus now is looked at. */
  keyed(): void {
    this.#touch = false;
  }

  /** By a finger the focus comes with the press, and is no look. */
  focused(see: () => void): void {
    if (!this.#touch) see();
  }

  look(option: Option): void {
    if (this.option === option) return;
    this.forget();
    this.option = option;
    void this.#ask(option.move).then((facts) => {
      if (this.option === option) this.facts = facts;
    });
  }

  /** With a mouse or by keys a look is under way already: a press does it. By touch the second press does. */
  press(option: Option): void {
    if (!isFinal(option) && (!this.#touch || this.#tapped === option)) return this.take(option);
    this.look(option);
    this.#tapped = option;
  }

  take(option: Option): void {
    this.forget();
    this.#given.choose(option.move);
  }

  /** Try what is not offered: the table answers why it is refused. */
  try(move: unknown): void {
    this.wonder(move);
    this.#given.choose(move);
  }

  /** Look at what cannot be done, to learn why. */
  wonder(move: unknown): void {
    this.forget();
    this.wondered = JSON.stringify(move);
    this.learn([move]);
  }

  /** Learn why these moves are refused. */
  learn(moves: readonly unknown[]): void {
    const { key } = this.offer;
    for (const move of moves) {
      void this.#ask(move).then(([reason]) => {
        if (reason?.key.startsWith('refusal-') && key === this.offer.key) {
          this.reasons = new Map([...this.reasons, [JSON.stringify(move), reason]]);
        }
      });
    }
  }

  /** Press a stone out of its socket, or back into it; one more than asked for puts the oldest back. */
  pick(socket: number, colour: number): void {
    if (this.offer.number === 1) return this.#pickOnly(socket, colour);
    const others = this.picked.filter((one) => one.socket !== socket);
    const picked = others.length < this.picked.length ? others : [...others, { socket, colour }];
    const kept = picked.slice(-this.offer.number);
    const whole = kept.length === this.offer.number ? backOf(this.offer, heapOf(kept)) : null;
    if (whole) this.look(whole);
    else this.forget();
    this.picked = kept;
  }

  #pickOnly(socket: number, colour: number): void {
    const whole = backOf(this.offer, heapOf([{ colour }]));
    if (whole) this.press(whole);
    this.picked = this.option ? [{ socket, colour }] : [];
  }

  /** A key on one of the choices: digits and arrows go to another, Enter takes it as a press does. */
  key(event: KeyboardEvent): void {
    this.#keyed = true;
    const all = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('[data-choice]')];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const open = all.filter((one) => one.dataset.move);
    const next = Number(event.key) > 0 ? open[Number(event.key) - 1] : all[moved(event.key, at, all.length) ?? -1];
    if (event.ctrlKey || event.metaKey || event.altKey || !next) return;
    next.focus();
    event.preventDefault();
  }

  /** After a choice by keyboard the next question gets the focus, unless something else has it. */
  async keepFocus(root: Element): Promise<void> {
    if (!this.#keyed) return;
    await tick();
    const lost = !document.activeElement || document.activeElement === document.body;
    if (lost) root.querySelector<HTMLElement>('[data-choice][data-move]')?.focus();
  }

  #ask(move: unknown): Promise<Fact[]> {
    const key = JSON.stringify(move);
    const known = this.#known.get(key) ?? this.#given.preview(move);
    this.#known.set(key, known);
    return known;
  }
}

function heapOf(picked: readonly { colour: number }[]): number[] {
  return COLOURS.map((_, colour) => picked.filter((one) => one.colour === colour).length);
}

/** The next place in a row of choices for an arrow key; null for other keys. */
export function moved(key: string, at: number, length: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % length;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at + length - 1) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : null;
}
