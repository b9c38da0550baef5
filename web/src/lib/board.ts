// What a board component is given: the contract between the table page and every board.
import type { Aspect, Description, Fact, Frame, Said, Told } from './wire';

/** One event being shown now: the `at`-th of its frame; `ms` is the time it takes. */
export interface Scene {
  before: Frame;
  frame: Frame;
  told: Told;
  at: number;
  ms: number;
}

/** What the decision bar says for a board: the deed that is looked at or, before the first look, what to press. */
export interface Deed {
  name: string;
  /** What follows from it, in one line; before the first look, what is told meanwhile. */
  facts: string;
  /** Does it; null before the first look. */
  take: (() => void) | null;
  /** The move that it plays. */
  move?: unknown;
  /** The number that speaks for it, which can be asked about; null before the first look, undefined where none does. */
  about?: Numbered | null;
}

/** A number that can be asked about: whose it is, its name for the server, and it in words. */
export interface Numbered {
  seat: number | null;
  number: string;
  label: string;
}

/** Notes that a board keeps, and whether they are in sight. */
export interface Notes {
  open: boolean;
  show: (open: boolean) => void;
}

/** Where something is on the page, in pixels of the window. */
export interface Spot {
  x: number;
  y: number;
}

/** What a moment is made of: while an event is shown the frames around it, else the frame that is shown twice. */
export interface Film {
  before: Frame;
  frame: Frame;
  /** What is remembered with the frame `before`. */
  recalled: readonly unknown[];
  /** What is being shown right now, and how much of it is over: from 0 to 1. */
  scene: Scene | null;
  clock: number;
  /** Reduced motion. */
  reduced: boolean;
}

/** A board moves its pieces between two true positions, and works out no rule. */
export interface BoardProps extends Film {
  /** What never changes during the match. */
  edition: Record<string, unknown>;
  seat: number | null;
  /** Several people look at this screen: nothing on it is for one of them alone. */
  shared: boolean;
  names: string[];
  /** What is asked; null while scenes are shown, unless the same is still asked after them. */
  must: Description | null;
  /** What may be done besides; null while it is folded. */
  may: Description | null;
  /** The sentence in the chosen language. */
  say: (said: Said) => string;
  /** Play this move. One that the rules refuse is answered with a sentence and its paragraph. */
  choose: (move: unknown) => void;
  /** Tell the decision bar what is looked at; null where the board has buttons of its own. */
  deed: (deed: Deed | null) => void;
  /** Where the token of a seat is; null where none is shown. */
  spot: (seat: number) => Spot | null;
  /** Facts from the server about a move; the refusal, if it is not allowed. */
  preview: (move: unknown) => Promise<Fact[]>;
  /** The position of a frame in the words of the game; empty where the game has none. */
  words: (frame: Frame) => Promise<Aspect[]>;
  /** Places that make a number which somebody asks about, numbered as in moves: to be lit, in this order. */
  lit: readonly number[];
  /** The plan of a hint that is open, with the places it leads over; null where there is none. */
  plan?: Fact | null;
  /** A move that waits for the line, to be drawn in dashes; null where none does. */
  pending: unknown;
  /** Its notes, where a tab of the page opens them; null where they lie on the board. */
  notes: Notes | null;
  /** A move is on its way. */
  busy: boolean;
}
