// What is looked at on this board, stones that are picked out, or why something cannot be done.
import { Looking } from '../../lib/looking.svelte';
import type { Fact, Option } from '../../lib/wire';
import { backOf, isFinal, offerOf, type Offer } from './offer';
import { planOf, type Plan } from './plan';
import { COLOURS } from './stones';

export class BazaarLooking extends Looking {
  offer: Offer = $state.raw(offerOf(null));
  /** Of what is in sight and cannot be done: the move, as JSON, and why. */
  reasons: ReadonlyMap<string, Fact> = $state.raw(new Map());
  /** The move, as JSON, that is looked at although it cannot be done. */
  wondered: string | null = $state(null);
  /** Surplus stones that are pressed out of their sockets: their sockets and colours, the oldest first. */
  picked: readonly { socket: number; colour: number }[] = $state.raw([]);

  /** The plan of a hint that is open. */
  plan: Plan = $state.raw(planOf(null));

  /** Take over what is offered; a look lives as long as the offer stays the same. */
  lay(offer: Offer): void {
    if (!this.renewed(offer.key)) return;
    this.offer = offer;
    this.reasons = new Map();
  }

  override forget(): void {
    super.forget();
    this.wondered = null;
    this.picked = [];
  }

  override look(option: Option): void {
    if (this.looksAt(option)) return;
    this.wondered = null;
    this.picked = [];
    super.look(option);
  }

  override press(option: Option): void {
    super.press(option, isFinal(option));
  }

  /** Try what is not offered: the table answers why it is refused. */
  try(move: unknown): void {
    this.wonder(move);
    this.given.choose(move);
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
      void this.of(move).then(([reason]) => {
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
}

function heapOf(picked: readonly { colour: number }[]): number[] {
  return COLOURS.map((_, colour) => picked.filter((one) => one.colour === colour).length);
}
