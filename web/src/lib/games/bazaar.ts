// What a client of Bazaar sees and sends.
// Made by `make fix` from the Python sources: do not edit.

/** The table with heaps as counts by colour (white, blue, green, red, yellow). */
export interface BazaarView {
  seat: number | null;
  agenda: (ChooseCards | UncoverWare | RollOff | RollDie | TakeAny | RollOrExchange | MayBuy | Purchase | PickSurplus | EndTurn)[];
  options: BazaarOptions;
  edition: BazaarEdition;
  exchange: [number, number];
  bank: number[];
  hands: number[][];
  points: number[];
  wares: number[];
  tops: number[];
  left: number[];
  seen: number[];
  turns: number;
  recalled: unknown[];
}

/** The exchange cards that the table did not choose are drawn (bazaar 1.2). */
export interface ChooseCards {
  type: "choose_cards";
}

/** The next ware of a pile is seen for the first time (bazaar 1.3). */
export interface UncoverWare {
  type: "uncover_ware";
  pile: number;
}

/** All roll; the best begins, the best roll again if they are level (bazaar 1.4). */
export interface RollOff {
  type: "roll_off";
  rollers: number[];
}

/** The colour die gives a stone, a star any stone (bazaar 2.1). */
export interface RollDie {
  type: "roll_die";
  seat: number;
}

/** A star gives any stone in stock (bazaar 2.1, bazaar 2.3). */
export interface TakeAny {
  type: "take_any";
  seat: number;
}

/** Either roll or exchange once, never both, never neither (bazaar 2.2). */
export interface RollOrExchange {
  type: "roll_or_exchange";
  seat: number;
}

/** Asks about a purchase only where one is possible. */
export interface MayBuy {
  type: "may_buy";
  seat: number;
}

/** Buy the top of a pile, or nothing (bazaar 2.4); after an exchange above ten buy (bazaar 2.5). */
export interface Purchase {
  type: "purchase";
  seat: number;
  stones?: number;
  must?: boolean;
}

/** The left-hand neighbour picks which stones go back (bazaar 2.5). */
export interface PickSurplus {
  type: "pick_surplus";
  seat: number;
  owner: number;
}

/** Nobody keeps more than ten stones (bazaar 2.5); then play goes clockwise (bazaar 1.4). */
export interface EndTurn {
  type: "end_turn";
  seat: number;
}

/** `first_card`, `second_card` choose the exchange cards (0: drawn); the others as they say. */
export interface BazaarOptions {
  first_card?: number;
  second_card?: number;
  several_purchases?: boolean;
  breaches?: boolean;
  solo?: boolean;
}

/** The data of one printed or reconstructed box (bazaar 1.1 to 1.3). */
export interface BazaarEdition {
  name: string;
  provenance: Provenance;
  stones: number;
  exchange: string[][];
  wares: string[];
}

/** Where the data comes from, in both languages; the app shows it. */
export interface Provenance {
  en: string;
  de: string;
}

/** Chance: these two exchange cards are in play (bazaar 1.2). */
export interface Deal {
  type: "deal";
  first: number;
  second: number;
}

/** Chance: this ware card is seen on a pile for the first time (bazaar 1.3). */
export interface Uncover {
  type: "uncover";
  card: number;
}

/** Chance: the colour die of everybody who rolls for the start (bazaar 1.4). */
export interface RollForStart {
  type: "roll_for_start";
  faces: number[];
}

/** Chance: the colour die of a turn (bazaar 2.1). */
export interface Rolled {
  type: "rolled";
  face: number;
}

/** Roll the colour die (bazaar 2.2). */
export interface Roll {
  type: "roll";
}

/** Use a row of an exchange card, from left to right or back (bazaar 2.2). */
export interface Exchange {
  type: "exchange";
  card: number;
  row: number;
  way: number;
}

/** Take a stone of any colour, for a star (bazaar 2.1). */
export interface Take {
  type: "take";
  colour: number;
}

/** Buy the top ware card of a pile (bazaar 2.4). */
export interface Buy {
  type: "buy";
  pile: number;
}

/** Buy nothing now (bazaar 2.4). */
export interface BuyNothing {
  type: "buy_nothing";
}

/** Put these surplus stones, mostly a neighbour's, back into the bazaar (bazaar 2.5). */
export interface GiveBack {
  type: "give_back";
  stones: number[];
}

/** These exchange cards are in play (bazaar 1.2). */
export interface CardsChosen {
  type: "cards_chosen";
  first: number;
  second: number;
}

/** A ware card is on top of a pile now (bazaar 1.3). */
export interface WareShown {
  type: "ware_shown";
  pile: number;
  card: number;
  ware: string;
}

/** The star card under a pile is uncovered: its fifth ware was sold (bazaar 3.3). */
export interface PileUsedUp {
  type: "pile_used_up";
  pile: number;
}

/** These seats rolled for the start (bazaar 1.4). */
export interface StartRolled {
  type: "start_rolled";
  seats: number[];
  faces: number[];
}

/** This seat begins (bazaar 1.4). */
export interface Began {
  type: "began";
  seat: number;
}

/** A seat rolled the colour die (bazaar 2.1). */
export interface DieRolled {
  type: "die_rolled";
  seat: number;
  face: number;
}

/** A seat took a stone from the bazaar (bazaar 2.1). */
export interface StoneTaken {
  type: "stone_taken";
  seat: number;
  colour: number;
}

/** The bazaar has no stone of the rolled colour (bazaar 2.3). */
export interface NothingLeft {
  type: "nothing_left";
  seat: number;
  face: number;
}

/** A seat exchanged stones by a row of a card (bazaar 2.2). */
export interface Exchanged {
  type: "exchanged";
  seat: number;
  card: number;
  row: number;
  gave: number;
  took: number;
}

/** A seat bought a ware and scored (bazaar 2.4, bazaar 3.1). */
export interface Bought {
  type: "bought";
  seat: number;
  pile: number;
  card: number;
  ware: string;
  left: number;
  points: number;
}

/** The neighbour, alone at the table the seat itself, picked surplus stones (bazaar 2.5). */
export interface GaveBack {
  type: "gave_back";
  seat: number;
  picker: number;
  stones: number;
}

/** The second pile is sold out: the bazaar closes (bazaar 4.1). */
export interface Closed {
  type: "closed";
}

export type View =
  BazaarView;

export type Move =
  Deal | Uncover | RollForStart | Rolled | Roll | Exchange | Take | Buy | BuyNothing | GiveBack;

export type GameEvent =
  CardsChosen | WareShown | PileUsedUp | StartRolled | Began | DieRolled | StoneTaken | NothingLeft | Exchanged | Bought | GaveBack | Closed;

export type Options =
  BazaarOptions;
