// What a client of Basari sees and sends.
// Made by `make fix` from the Python sources: do not edit.

/** The table, with "?" for what lies face down; `merchants` are the fields they stand on. */
export interface BasariView {
  seat: number | null;
  agenda: (PlaceMerchant | RollAll | ChooseActions | RollAgain | TakePoints | TakeGems | Negotiate | RollOff | MakeOffer | AnswerOffer | PickAction | NameAction | Score | NextRound)[];
  options: BasariOptions;
  edition: BasariEdition;
  scores: number[];
  gems: number[][];
  supply: number[];
  turned_up: string[];
  discs: number[];
  moved: number[];
  merchants: number[];
  round: number;
  scorings: number;
  prospects: Prospect[];
  crowns: number[][];
  laps: number[];
  deal: Deal | null;
  recalled: unknown[];
}

/** Choose the arch for disc and merchant (basari 1.3). */
export interface PlaceMerchant {
  type: "place_merchant";
  seat: number;
}

/** Phase 1: everybody rolls and walks; this never scores (basari 2.1). */
export interface RollAll {
  type: "roll_all";
}

/** Each seat lays a card face down, and may change it until the last one lies (basari 2.2). */
export interface ChooseActions {
  type: "choose_actions";
  chosen: string[];
}

/** Dice: roll again and walk; below six, score what is missing to six (basari 2.5). */
export interface RollAgain {
  type: "roll_again";
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

/** Find who opens: whoever is ahead on points; on a tie the dice say (basari 3.1). */
export interface Negotiate {
  type: "negotiate";
  action: "dice" | "gems" | "points";
  one: number;
  other: number;
}

/** Level on points: both roll, the higher opens, equal rolls are rolled again (basari 3.1). */
export interface RollOff {
  type: "roll_off";
  action: "dice" | "gems" | "points";
  one: number;
  other: number;
}

/** The opening offer: any gems of one's own, or nothing (basari 3.2). */
export interface MakeOffer {
  type: "make_offer";
  action: "dice" | "gems" | "points";
  seat: number;
  other: number;
}

/** Accept, or offer more, composed from scratch (basari 3.3 to basari 3.6). */
export interface AnswerOffer {
  type: "answer_offer";
  action: "dice" | "gems" | "points";
  seat: number;
  other: number;
  offer: number[];
}

/** The active player picks an action face down (basari 6.2). */
export interface PickAction {
  type: "pick_action";
  seat: number;
}

/** The other names the action, twice at most (basari 6.3, basari 6.4). */
export interface NameAction {
  type: "name_action";
  active: number;
  picked: string;
  wrong?: string;
}

/** A scoring, if any merchant has reached or passed its own disc (basari 4.1). */
export interface Score {
  type: "score";
}

/** The next round begins; the action cards are taken back. */
export interface NextRound {
  type: "next_round";
}

/** `share_arches` lets discs lie together; `two_player` is the guessing variant for two. */
export interface BasariOptions {
  share_arches?: boolean;
  two_player?: boolean;
}

/** The data of one printed or reconstructed box (basari 1.1, basari 1.2, basari 1.4). */
export interface BasariEdition {
  name: string;
  provenance: Provenance;
  arches: [points: number, gems: [number, number, number, number]][];
  majorities: [number, number, number, number];
  gems: number;
  start: number;
}

/** Where the data comes from, in both languages; the app shows it. */
export interface Provenance {
  en: string;
  de: string;
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

/** Put disc and merchant on this arch (basari 1.3). */
export interface PlaceDisc {
  type: "place_disc";
  field: number;
}

/** Chance: dice were thrown, one for each seat that rolls (basari 2.1, 2.5, 3.1). */
export interface Dice {
  type: "dice";
  faces: number[];
}

/** Lay this action card face down (basari 2.2; in the variant for two basari 6.2). */
export interface Choose {
  type: "choose";
  action: "dice" | "gems" | "points";
}

/** Name the action that the other may have picked (basari 6.3, basari 6.4). */
export interface Guess {
  type: "guess";
  action: "dice" | "gems" | "points";
}

/** Offer these gems of one's own for the action. */
export interface Offer {
  type: "offer";
  gems: [number, number, number, number];
}

/** Open without an offer: the other gets the action for free. */
export interface OfferNothing {
  type: "offer_nothing";
}

/** Take the offered gems and leave the action to the other. */
export interface Accept {
  type: "accept";
}

/** Disc and merchant stand on an arch (basari 1.3). */
export interface Placed {
  type: "placed";
  seat: number;
  field: number;
}

/** Everybody rolled and walked to these fields (basari 2.1). */
export interface Rolled {
  type: "rolled";
  faces: number[];
  fields: number[];
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

/** The action Dice: a roll, a walk, and perhaps points (basari 2.5). */
export interface RolledAgain {
  type: "rolled_again";
  seat: number;
  pips: number;
  field: number;
  points: number;
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

/** Two seats begin to haggle; `seat` opens (3.1). */
export interface Negotiated {
  type: "negotiated";
  seat: number;
  other: number;
  action: string;
}

/** Level on points, both rolled for who opens (basari 3.1). */
export interface RolledOff {
  type: "rolled_off";
  seat: number;
  other: number;
  pips: number;
  others: number;
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

/** Somebody has gone round: the first, second or third scoring (basari 4.1). */
export interface ScoringBegan {
  type: "scoring_began";
  number: number;
}

/** Points for a whole lap (basari 4.2). */
export interface WentRound {
  type: "went_round";
  seat: number;
  points: number;
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

/** Every disc lies under its merchant again (basari 4.7). */
export interface DiscsMoved {
  type: "discs_moved";
}

/** `seat` named the action of `other`, rightly or wrongly (6.3, 6.4). */
export interface NamedAction {
  type: "named_action";
  seat: number;
  other: number;
  action: string;
  right: boolean;
}

/** The third scoring is done (basari 5.1). */
export interface Ended {
  type: "ended";
}

export type View =
  BasariView;

export type Move =
  PlaceDisc | Dice | Choose | Guess | Offer | OfferNothing | Accept;

export type GameEvent =
  Placed | Rolled | Chose | Reconsidered | Revealed | Lost | RolledAgain | TookPoints | TookGems | Negotiated | RolledOff | Offered | OfferedNothing | Accepted | ScoringBegan | WentRound | HadMost | Unclaimed | DiscsMoved | NamedAction | Ended;

export type Options =
  BasariOptions;
