// Why a number is what it is: asked for when somebody presses it, and lit on the board while it is told.
import { getContext, setContext } from 'svelte';
import type { Numbered } from './board';
import type { Reason } from './wire';

/** A number that was pressed, and where it stands. */
export interface Asked extends Numbered {
  from: HTMLElement | SVGElement;
}

/** The reasons of a number of a seat, as the table tells them. */
export type Ask = (seat: number, number: string) => Promise<Reason[]>;

export class Why {
  asked = $state.raw<Asked | null>(null);
  /** Null until they are known. */
  reasons = $state.raw<Reason[] | null>(null);
  #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** The places that make the number: a board lights them. */
  get lit(): readonly number[] {
    return this.reasons?.flatMap((reason) => reason.places) ?? [];
  }

  /** Whether this number is being explained. */
  explains(seat: number | null, number: string): boolean {
    return this.asked?.seat === seat && this.asked.number === number;
  }

  /** Explain a number; pressed once more, it is enough. */
  async press(asked: Asked): Promise<void> {
    const again = this.explains(asked.seat, asked.number);
    this.close();
    if (again) return;
    this.asked = asked;
    await this.renew();
  }

  /** Explain what speaks for something that was held down, if a number does. */
  ask(about: Numbered | null, from: HTMLElement | SVGElement): void {
    if (about && !this.explains(about.seat, about.number)) void this.press({ ...about, from });
  }

  /** The table has changed: the reasons may have, though the number reads the same. */
  async renew(): Promise<void> {
    const asked = this.asked;
    if (!asked) return;
    const reasons = await this.#ask(asked.seat ?? 0, asked.number).catch(() => []);
    if (this.asked && this.explains(asked.seat, asked.number)) this.reasons = reasons;
  }

  /** Where a number stands and how it reads now: who is reading about it reads on. */
  stands(now: Asked): void {
    if (!this.asked || !this.explains(now.seat, now.number)) return;
    const { label, from } = this.asked;
    // The same number may stand elsewhere, too: one reads on where one has pressed.
    if (from === now.from ? label !== now.label : !from.isConnected) this.asked = now;
  }

  /** Enough. Who asked goes back to the number. */
  close(back = false): void {
    if (back) this.asked?.from.focus();
    [this.asked, this.reasons] = [null, null];
  }
}

const KEY = Symbol('why');

export function provideWhy(why: Why): void {
  setContext(KEY, why);
}

/** Who explains numbers here; nobody outside a match. */
export function findWhy(): Why | undefined {
  return getContext<Why | undefined>(KEY);
}
