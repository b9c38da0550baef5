// What a client of Basari: Das Kartenspiel sees and sends.
// Made by `make fix` from the Python sources: do not edit.

/** The table, with `?` for every action card that lies face down and is another's. */
export interface BasariCardsView {
  seat: number | null;
  agenda: (DrawCard | ChooseActions | Lapse | HireWorkers | ScorePoints | TakeGems | Swap | TakeInOrder | ReturnGem | TakeGem | Meet | MakeOffer | AnswerOffer | PickAction | NameAction | EndRound)[];
  options: BasariCardsOptions;
  edition: BasariCardsEdition;
  passing: number;
  supply: number[];
  deck: number[];
  merchants: Merchant[];
  recalled: unknown[];
}

/** In seat order everybody gets a card, the current one of this round (basari_cards 2.1). */
export interface DrawCard {
  type: "draw_card";
  seat: number;
}

/** All choose in secret, and may change until the last has chosen (basari_cards 2.2). */
export interface ChooseActions {
  type: "choose_actions";
  chosen: string[];
}

/** Three or more wanted it: nobody gets it (basari_cards 2.6). */
export interface Lapse {
  type: "lapse";
  action: string;
}

/** A: the top card goes onto one's pile, for its workers (basari_cards 2.3). */
export interface HireWorkers {
  type: "hire_workers";
  seat: number;
}

/** B: score the points of the current card (basari_cards 2.4). */
export interface ScorePoints {
  type: "score_points";
  seat: number;
}

/** C: take the gems of the current card, as far as the supply has them (basari_cards 2.5). */
export interface TakeGems {
  type: "take_gems";
  seat: number;
}

/** D alone: return one gem, then take any two (basari_cards 2.7). */
export interface Swap {
  type: "swap";
  seat: number;
}

/** D by several: each takes one, in the order of basari_cards 3.1 (basari_cards 2.7). */
export interface TakeInOrder {
  type: "take_in_order";
  takers: number[];
}

/** The first half of D alone: return a gem of one's choice (basari_cards 2.7). */
export interface ReturnGem {
  type: "return_gem";
  seat: number;
}

/** Take a gem of one's choice from the supply (basari_cards 2.7). */
export interface TakeGem {
  type: "take_gem";
  seat: number;
}

/** Two have chosen the same action: who opens? (basari_cards 3.1) */
export interface Meet {
  type: "meet";
  action: string;
  one: number;
  two: number;
}

/** The opener must offer at least one gem (basari_cards 3.2). */
export interface MakeOffer {
  type: "make_offer";
  action: string;
  seat: number;
  other: number;
}

/** Accept or raise (basari_cards 3.3); `other` has offered `offer`. */
export interface AnswerOffer {
  type: "answer_offer";
  action: string;
  seat: number;
  other: number;
  offer: number[];
}

/** The active player lays an action face down (basari_cards 6.2). */
export interface PickAction {
  type: "pick_action";
  seat: number;
}

/** The other names the action (basari_cards 6.3), twice at most (basari_cards 6.4). */
export interface NameAction {
  type: "name_action";
  seat: number;
  pick: string;
  wrong: string;
}

/** A round is always finished; then enough workers end the pass (basari_cards 4.1). */
export interface EndRound {
  type: "end_round";
}

/** `two_player` is the variant for two: guess the other's action (basari_cards 6.1). */
export interface BasariCardsOptions {
  two_player?: boolean;
}

/** The data of one box: gems, bazaar cards, and what majorities and workers score. */
export interface BasariCardsEdition {
  name: string;
  provenance: Provenance;
  gems: number;
  cards: Card[];
  majorities?: [number, number, number, number];
  start?: number;
  worker_target?: number;
  worker_bonus?: number;
}

/** Where the data comes from, in both languages; the app shows it. */
export interface Provenance {
  en: string;
  de: string;
}

/** A bazaar card; gems from red down to blue (basari_cards 1.1). */
export interface Card {
  workers: number;
  points: number;
  gems: [number, number, number, number];
}

/** What belongs to one seat: score, gems, the cards of this pass, and the current card. */
export interface Merchant {
  score: number;
  gems: number[];
  pile: number[];
  current: number;
}

/** Chance: the top card of the pile is this one of the edition (basari_cards 2.1). */
export interface Draw {
  type: "draw";
  card: number;
}

/** Chance: the pile is empty, nothing is drawn (basari_cards 2.8). */
export interface DrawNothing {
  type: "draw_nothing";
}

/** Lay this action card face down (basari_cards 2.2). */
export interface Choose {
  type: "choose";
  action: "A" | "B" | "C" | "D";
}

/** Name the action that the other has laid face down (basari_cards 6.3). */
export interface Guess {
  type: "guess";
  action: "A" | "B" | "C" | "D";
}

/** Offer these gems of one's own for the action. */
export interface Offer {
  type: "offer";
  gems: [number, number, number, number];
}

/** Take the offered gems and leave the action to the other. */
export interface Accept {
  type: "accept";
}

/** Return a gem of this colour to the supply (basari_cards 2.7). */
export interface GiveBack {
  type: "give_back";
  colour: "blue" | "green" | "red" | "yellow";
}

/** Take a gem of this colour from the supply (basari_cards 2.7). */
export interface Take {
  type: "take";
  colour: "blue" | "green" | "red" | "yellow";
}

/** This seat's card of the round (basari_cards 2.1). */
export interface Drew {
  type: "drew";
  gems: number[];
  seat: number;
  card: number;
  workers: number;
  points: number;
}

/** A further card, for its workers only (basari_cards 2.3). */
export interface Hired {
  type: "hired";
  gems: number[];
  seat: number;
  card: number;
  workers: number;
  points: number;
}

/** The pile was empty (basari_cards 2.8). */
export interface DrewNothing {
  type: "drew_nothing";
  seat: number;
}

/** A card was laid face down (basari_cards 2.2). */
export interface Chose {
  type: "chose";
  seat: number;
}

/** A card was laid face down in place of another (basari_cards 2.2). */
export interface Reconsidered {
  type: "reconsidered";
  seat: number;
}

/** A card was turned up (basari_cards 2.2). */
export interface Showed {
  type: "showed";
  seat: number;
  action: string;
}

/** Three or more wanted it: nobody gets it (basari_cards 2.6). */
export interface Lapsed {
  type: "lapsed";
  action: string;
}

/** The other's action was named, rightly or wrongly (basari_cards 6.3). */
export interface Guessed {
  type: "guessed";
  seat: number;
  other: number;
  action: string;
  right: boolean;
}

/** Guessed at once: the action is lost (basari_cards 6.3). */
export interface Foiled {
  type: "foiled";
  seat: number;
  action: string;
}

/** Two negotiate for an action; `seat` opens (basari_cards 3.1). */
export interface Met {
  type: "met";
  seat: number;
  other: number;
  action: string;
}

/** An opening offer or a raise (basari_cards 3.3). */
export interface Offered {
  type: "offered";
  gems: number[];
  seat: number;
  other: number;
  action: string;
}

/** `seat` takes the gems and leaves the action to `other` (basari_cards 3.6). */
export interface Accepted {
  type: "accepted";
  gems: number[];
  seat: number;
  other: number;
  action: string;
}

/** `seat` cannot raise and therefore accepts (basari_cards 3.3). */
export interface HadToAccept {
  type: "had_to_accept";
  gems: number[];
  seat: number;
  other: number;
  action: string;
}

/** An opener without gems: the other gets the action for free (basari_cards 3.2). */
export interface GaveWay {
  type: "gave_way";
  seat: number;
  other: number;
  action: string;
}

/** The points of the current card (basari_cards 2.4). */
export interface Scored {
  type: "scored";
  seat: number;
  points: number;
}

/** The gems of the current card, or what the supply had of them (basari_cards 2.5). */
export interface Took {
  type: "took";
  gems: number[];
  seat: number;
  missing: number;
}

/** A gem went back to the supply (basari_cards 2.7). */
export interface GaveBack {
  type: "gave_back";
  seat: number;
  colour: string;
}

/** A gem of one's choice (basari_cards 2.7). */
export interface TookOne {
  type: "took_one";
  seat: number;
  colour: string;
}

/** Nothing to give back (basari_cards 2.7). */
export interface HadNoGem {
  type: "had_no_gem";
  seat: number;
}

/** The supply has no gem for this seat (basari_cards 2.7). */
export interface FoundNone {
  type: "found_none";
  seat: number;
}

/** Somebody has enough workers: the pass is scored (basari_cards 4.1). */
export interface PassEnded {
  type: "pass_ended";
  number: number;
}

/** A sole majority: points, and half of the gems go back (basari_cards 4.1). */
export interface Majority {
  type: "majority";
  seat: number;
  colour: string;
  points: number;
  returned: number;
}

/** A shared majority: a share of the points, and two gems go back (basari_cards 4.1). */
export interface Shared {
  type: "shared";
  seat: number;
  colour: string;
  points: number;
  returned: number;
}

/** Nobody owns a gem of this colour (basari_cards 4.1). */
export interface Unclaimed {
  type: "unclaimed";
  colour: string;
}

/** Enough workers, 15 as printed (basari_cards 4.2). */
export interface Manned {
  type: "manned";
  seat: number;
  workers: number;
  points: number;
}

/** All cards are shuffled again (basari_cards 4.3). */
export interface PassBegan {
  type: "pass_began";
  number: number;
}

/** The third pass is scored (basari_cards 4.3). */
export interface Ended {
  type: "ended";
}

export type View =
  BasariCardsView;

export type Move =
  Draw | DrawNothing | Choose | Guess | Offer | Accept | GiveBack | Take;

export type GameEvent =
  Drew | Hired | DrewNothing | Chose | Reconsidered | Showed | Lapsed | Guessed | Foiled | Met | Offered | Accepted | HadToAccept | GaveWay | Scored | Took | GaveBack | TookOne | HadNoGem | FoundNone | PassEnded | Majority | Shared | Unclaimed | Manned | PassBegan | Ended;

export type Options =
  BasariCardsOptions;
