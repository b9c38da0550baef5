// What a client of Basari: Das Kartenspiel sees and sends.
// Made by `make fix` from the Python sources: do not edit.

/** The table, with "?" for every action card that lies face down and is another's. */
export interface BasariCardsView {
  seat: number | null;
  agenda: (DrawCard | ChooseActions | HireWorkers | TakePoints | TakeGems | Swap | TakeInOrder | ReturnGem | TakeGem | Negotiate | MakeOffer | AnswerOffer | PickAction | NameAction | EndRound)[];
  options: BasariCardsOptions;
  edition: BasariCardsEdition;
  scores: number[];
  gems: number[][];
  supply: number[];
  turned_up: string[];
  passing: number;
  deck: number[];
  piles: number[][];
  current: number[];
  prospects: Prospect[];
  crowns: number[][];
  majorities: number[];
  target: number;
  bonus: number;
  deal: Deal | null;
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

/** A: the top card goes onto one's pile, for its workers (basari_cards 2.3). */
export interface HireWorkers {
  type: "hire_workers";
  seat: number;
}

/** Score the points that arch or card shows. */
export interface TakePoints {
  type: "take_points";
  seat: number;
}

/** Take the gems that arch or card shows, as far as there are any. */
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
export interface Negotiate {
  type: "negotiate";
  action: "A" | "B" | "C" | "D";
  one: number;
  other: number;
}

/** The opener must offer at least one gem (basari_cards 3.2). */
export interface MakeOffer {
  type: "make_offer";
  action: "A" | "B" | "C" | "D";
  seat: number;
  other: number;
}

/** Accept, or offer more, composed from scratch (basari_cards 3.3 to basari_cards 3.6). */
export interface AnswerOffer {
  type: "answer_offer";
  action: "A" | "B" | "C" | "D";
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
  active: number;
  picked: string;
  wrong?: string;
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

/** What a seat would get now: by points, by gems (`missing` are those the supply lacks). */
export interface Prospect {
  points: number;
  gems: number[];
  missing: number;
  scored: number;
}

/** What all have before them once the offer that stands is accepted. */
export interface Deal {
  scored: number[];
  crowns: number[][];
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
  seat: number;
  card: number;
  workers: number;
  points: number;
  gems: number[];
}

/** A further card, for its workers only (basari_cards 2.3). */
export interface Hired {
  type: "hired";
  seat: number;
  card: number;
  workers: number;
  points: number;
  gems: number[];
}

/** The pile was empty (basari_cards 2.8). */
export interface DrewNothing {
  type: "drew_nothing";
  seat: number;
}

/** An action card lies face down (2.2). */
export interface Chose {
  type: "chose";
  seat: number;
}

/** A card was laid face down in place of another, or the same once more (2.2). */
export interface Reconsidered {
  type: "reconsidered";
  seat: number;
}

/** A card was turned up (2.2). */
export interface Revealed {
  type: "revealed";
  seat: number;
  action: string;
}

/** Nobody gets this action. */
export interface Lost {
  type: "lost";
  action: string;
}

/** `seat` named the action of `other`, rightly or wrongly (6.3, 6.4). */
export interface NamedAction {
  type: "named_action";
  seat: number;
  other: number;
  action: string;
  right: boolean;
}

/** Two seats begin to haggle; `seat` opens (3.1). */
export interface Negotiated {
  type: "negotiated";
  seat: number;
  other: number;
  action: string;
}

/** Gems were offered for the action, or more than before (3.2, 3.4). */
export interface Offered {
  type: "offered";
  seat: number;
  other: number;
  action: string;
  gems: number[];
}

/** The opener left the action to `other`; `forced` when there was no gem to offer (3.2). */
export interface OfferedNothing {
  type: "offered_nothing";
  seat: number;
  other: number;
  action: string;
  forced: boolean;
}

/** `seat` took the gems and left the action to `other`; `forced`: it could not raise (3.3). */
export interface Accepted {
  type: "accepted";
  seat: number;
  other: number;
  action: string;
  forced: boolean;
  gems: number[];
}

/** The action for points was carried out. */
export interface TookPoints {
  type: "took_points";
  seat: number;
  points: number;
}

/** The action for gems was carried out; `missing` is what the supply no longer had. */
export interface TookGems {
  type: "took_gems";
  seat: number;
  missing: number;
  gems: number[];
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
  piles: number[][];
}

/** Points for most gems of a colour, alone or `shared`, and the gems returned. */
export interface HadMost {
  type: "had_most";
  seat: number;
  colour: string;
  points: number;
  shared: boolean;
  returned: number;
}

/** Nobody owns a gem of this colour. */
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
  Drew | Hired | DrewNothing | Chose | Reconsidered | Revealed | Lost | NamedAction | Negotiated | Offered | OfferedNothing | Accepted | TookPoints | TookGems | GaveBack | TookOne | HadNoGem | FoundNone | PassEnded | HadMost | Unclaimed | Manned | PassBegan | Ended;

export type Options =
  BasariCardsOptions;
