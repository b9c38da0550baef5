// What a client of Suleika sees and sends.
// Made by `make fix` from the Python sources: do not edit.

/** The table in lists instead of masks. */
export interface SuleikaView {
  seat: number | null;
  agenda: (DrawFirst | UncoverTop | Direct | DirectNext | RollSlippers | PayOwner | LayCarpet | EndTurn)[];
  options: SuleikaOptions;
  edition: SuleikaEdition;
  omar: number;
  facing: number;
  money: number[];
  market: number[];
  carpets: [number, number][];
  left: number[];
  tops: number[];
  began: number;
  recalled: unknown[];
}

/** Who begins (suleika 1.4). */
export interface DrawFirst {
  type: "draw_first";
}

/** The next carpet of a stack of two colours is seen for the first time (suleika 1.2). */
export interface UncoverTop {
  type: "uncover_top";
  seat: number;
}

/** Choose Omar's direction (suleika 2.1). */
export interface Direct {
  type: "direct";
  seat: number;
}

/** Choose the direction in which the other must send Omar next (suleika 4.1). */
export interface DirectNext {
  type: "direct_next";
  seat: number;
}

/** Roll, and move Omar exactly that far (suleika 2.2, suleika 2.3). */
export interface RollSlippers {
  type: "roll_slippers";
  seat: number;
}

/** Pay for the carpet under Omar if it is another player's (suleika 2.4). */
export interface PayOwner {
  type: "pay_owner";
  seat: number;
}

/** Lay one carpet next to Omar (suleika 2.5); it is mandatory (suleika 2.6). */
export interface LayCarpet {
  type: "lay_carpet";
  seat: number;
}

/** The die goes to the next seat. */
export interface EndTurn {
  type: "end_turn";
  seat: number;
}

/** `first` sets who begins (−1: chance draws); `direction_at_end` is the variant for two. */
export interface SuleikaOptions {
  first?: number;
  direction_at_end?: boolean;
}

/** The data of one printed or reconstructed box (suleika 1.1 to 1.4). */
export interface SuleikaEdition {
  name: string;
  provenance: Provenance;
  size: [number, number];
  start: string;
  die: number[];
  balconies: Balconies;
  carpets: [string, number][];
  piastres: number;
}

/** Where the data comes from, in both languages; the app shows it. */
export interface Provenance {
  en: string;
  de: string;
}

/** Which fields of a rim a balcony joins, and the corners where one turns back on itself. */
export interface Balconies {
  north: [string, string][];
  south: [string, string][];
  west: [string, string][];
  east: [string, string][];
  corners: string[];
}

/** Chance: this seat begins (suleika 1.4). */
export interface Begin {
  type: "begin";
  seat: number;
}

/** Chance: the next carpet on a stack of two colours shows this colour (suleika 1.2). */
export interface Uncover {
  type: "uncover";
  colour: number;
}

/** Turn Omar to this facing (suleika 2.1). */
export interface Face {
  type: "face";
  facing: number;
}

/** Chance: the die shows so many slippers (suleika 2.2). */
export interface Roll {
  type: "roll";
  pips: number;
}

/** Lay a carpet on two fields, kept with the northern or western one first (suleika 2.5). */
export interface Lay {
  type: "lay";
  first: number;
  second: number;
}

/** This seat begins (suleika 1.4). */
export interface Began {
  type: "began";
  seat: number;
}

/** The next carpet of this seat's stack is open now (suleika 1.2). */
export interface Uncovered {
  type: "uncovered";
  seat: number;
  colour: string;
}

/** Omar was turned (suleika 2.1). */
export interface Faced {
  type: "faced";
  seat: number;
  facing: number;
}

/** The die fell (suleika 2.2). */
export interface Rolled {
  type: "rolled";
  seat: number;
  pips: number;
}

/** Omar walked these fields and looks this way now (suleika 2.3). */
export interface Walked {
  type: "walked";
  seat: number;
  path: number[];
  facing: number;
}

/** The mover paid the owner of the carpet under Omar (suleika 2.4). */
export interface Paid {
  type: "paid";
  seat: number;
  owner: number;
  colour: string;
  due: number;
  paid: number;
}

/** A carpet was laid (suleika 2.5). */
export interface Laid {
  type: "laid";
  seat: number;
  colour: string;
  first: number;
  second: number;
}

/** The last carpet lies (suleika 3.1). */
export interface Ended {
  type: "ended";
}

export type View =
  SuleikaView;

export type Move =
  Begin | Uncover | Face | Roll | Lay;

export type GameEvent =
  Began | Uncovered | Faced | Rolled | Walked | Paid | Laid | Ended;

export type Options =
  SuleikaOptions;
