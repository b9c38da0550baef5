// What can be asked about a table without changing it, through the eyes of one seat.
import { get, post } from './api';
import type { Aspect, Fact, Facts, Film, Frame, Hint, Reason, Reasons, Words } from './wire';

export interface InquiryEnds {
  /** Whose eyes look at it; nobody's are a spectator's. */
  seat: () => number | null;
  /** The frame that is shown. */
  shown: () => Frame | null;
  /** Whether this seat is asked anything: only then a move can be looked at. */
  asked: () => boolean;
}

export class Inquiry {
  constructor(
    readonly id: string,
    readonly ends: InquiryEnds,
  ) {}

  /** Frames of the match, by their numbers. */
  readonly frames = (first: number, last: number): Promise<Film> =>
    get(`/tables/${this.id}/frames?from=${first}&to=${last}${this.#eyes}`);

  /** What is known of a move before it is made. */
  readonly preview = async (move: unknown): Promise<Fact[]> => {
    const seat = this.ends.seat();
    if (seat === null || !this.ends.asked()) return [];
    try {
      const { facts, refusal } = await post<Facts>(`/tables/${this.id}/seats/${seat}/preview`, { move });
      return refusal ? [{ ...refusal, data: {} }] : facts;
    } catch {
      return [];
    }
  };

  /** The position of a frame in words, as this seat may know it. */
  readonly words = async (frame: Frame): Promise<Aspect[]> =>
    (await get<Words>(`/tables/${this.id}/outline?seq=${frame.seq}${this.#eyes}`)).outline;

  /** Why a number of a seat is what it is, with the frame that is shown. */
  readonly why = async (seat: number, number: string): Promise<Reason[]> => {
    const seq = this.ends.shown()?.seq ?? 0;
    return (await get<Reasons>(`/tables/${this.id}/why?seq=${seq}&of=${seat}&number=${number}${this.#eyes}`)).reasons;
  };

  /** What the house advises this seat. */
  readonly hint = (): Promise<Hint> => post(`/tables/${this.id}/seats/${this.ends.seat()}/hint`);

  /** Through whose eyes a request looks. */
  get #eyes(): string {
    const seat = this.ends.seat();
    return seat === null ? '' : `&seat=${seat}`;
  }
}

/** How often advice is asked for anew when the question has changed meanwhile. */
const TRIES = 3;

/** Advice about what is asked now: others may do something while it is thought of. */
export async function adviceOf(inquiry: Inquiry, asked: () => number | null): Promise<Hint | null> {
  for (let tries = TRIES; tries; tries -= 1) {
    const number = asked();
    if (number === null) return null;
    const hint = await inquiry.hint();
    if (asked() === number) return hint;
  }
  return null;
}
