// What a client of Die Perlen der Scheherazade sees and sends.
// Made by `make fix` from the Python sources: do not edit.

/** The table, with −2 for hidden cards and numbers, and no colour for unseen questions. */
export interface ScheherazadeView {
  seat: number | null;
  agenda: (DrawTheColours | DealCards | DrawFirst | LayPearls | BringEvents | UncoverTop | MakeBids | PlaceTips | Settle | PickLeader | PayOrName | TakeTop | Prepare | CarryOut | LeadBedouins | ComeToCards | UseCards | AskWhatBecomes | LeaveOrBury | EndRound)[];
  options: ScheherazadeOptions;
  edition: ScheherazadeEdition;
  round: number;
  colours: ("black" | "blue" | "brown" | "green" | "grey" | "orange" | "pink" | "red" | "turquoise" | "violet" | "white" | "yellow")[];
  caravan: Caravan;
  knowledge: Knowledge;
  pile: Pile;
  pearls: number[];
  bowl: number;
  bag: number;
  owner: number;
  stone: number;
  bakschisch: boolean[];
  bids: number[];
  questions: number[];
  held: number[][];
  turn: Turn;
  proposals: Proposal[];
  winner: number;
  recalled: unknown[];
}

/** One colour more than players takes part, and all know which (scheherazade 1.1). */
export interface DrawTheColours {
  type: "draw_the_colours";
}

/** A colour card for everybody, and the secret card (scheherazade 1.1). */
export interface DealCards {
  type: "deal_cards";
}

/** The lot finds the first bowl owner, unless the table sets one (scheherazade 1.2). */
export interface DrawFirst {
  type: "draw_first";
}

/** From the first bowl owner clockwise each lays one, so many are `left` (scheherazade 1.3). */
export interface LayPearls {
  type: "lay_pearls";
  left: number;
}

/** The event pile is laid out, at once or after some moves (scheherazade 1.5). */
export interface BringEvents {
  type: "bring_events";
}

/** The next card of the pile is seen for the first time (scheherazade 1.5). */
export interface UncoverTop {
  type: "uncover_top";
}

/** All bid in secret; a fist can be opened again until the last is closed (scheherazade 2.1). */
export interface MakeBids {
  type: "make_bids";
  bids: number[];
  claimed?: boolean;
  opened?: number;
}

/** From the bowl owner clockwise everybody tips the sum of all bids (scheherazade 2.2). */
export interface PlaceTips {
  type: "place_tips";
  bids: number[];
  seat: number;
  placed?: [number, number][];
}

/** All fists open: best tip, leader, bowl, in that order (scheherazade 2.3, scheherazade 2.4). */
export interface Settle {
  type: "settle";
  bids: number[];
  placed: [number, number][];
  caller?: number;
}

/** The new bowl owner picks who leads: of the highest bidders, or anybody (scheherazade 2.6). */
export interface PickLeader {
  type: "pick_leader";
  owner: number;
  tied: number[];
  bid: number;
}

/** A poor player pays all, or names one of the rich who pays (scheherazade 2.8). */
export interface PayOrName {
  type: "pay_or_name";
  seat: number;
  rich: number[];
}

/** The leader takes a card that says so; any other concerns the move (scheherazade 5.1). */
export interface TakeTop {
  type: "take_top";
}

/** What comes before the camel's move, and the move itself (scheherazade 3.1). */
export interface Prepare {
  type: "prepare";
}

/** The leader says how a card is carried out; `done` masks whom robbers have found already. */
export interface CarryOut {
  type: "carry_out";
  card: number;
  done?: number;
}

/** After the camel, Bedouins of any colour in its reach, each once (scheherazade 3.3). */
export interface LeadBedouins {
  type: "lead_bedouins";
}

/** After the move: a must card that can be carried out is, others may be (scheherazade 5.2). */
export interface ComeToCards {
  type: "come_to_cards";
}

/** A card may be used after the move, or none (scheherazade 5.2). */
export interface UseCards {
  type: "use_cards";
}

/** Only a card that concerned this move is left or buried (scheherazade 5.2). */
export interface AskWhatBecomes {
  type: "ask_what_becomes";
}

/** The leader leaves the open card or puts it under the pile (scheherazade 5.2). */
export interface LeaveOrBury {
  type: "leave_or_bury";
}

/** The salt lake takes who was left on it (scheherazade 3.6), and the next round begins. */
export interface EndRound {
  type: "end_round";
}

/** The choices that the rulebook leaves to a table. */
export interface ScheherazadeOptions {
  first?: number;
  counted_pearls?: boolean;
  question_pearls?: "one_each" | "seven" | "two";
  layout?: "own" | "shown";
  more_room?: boolean;
  events?: boolean;
  events_after?: number;
  trade?: "any_time" | "between_rounds";
  round_limit?: number;
}

/** The data of one printed or reconstructed box (scheherazade 1.1 to 1.5). */
export interface ScheherazadeEdition {
  name: string;
  provenance: Provenance;
  route: number;
  big: number;
  detour: Detour;
  violet: string[];
  white: string;
  capacity: Capacity;
  colours: ("black" | "blue" | "brown" | "green" | "grey" | "orange" | "pink" | "red" | "turquoise" | "violet" | "white" | "yellow")[];
  pearls: number;
  box: number;
  track: number;
  ransom: number;
  gift: number;
  question_pearls: Layouts;
  cards: Card[];
}

/** Where the data comes from, in both languages; the app shows it. */
export interface Provenance {
  en: string;
  de: string;
}

/** The detour leaves the route after `entry` and joins it on `exit` (scheherazade 3.4). */
export interface Detour {
  entry: number;
  exit: number;
  fields: number;
}

/** Bedouins per field: with few seats, and with five or six (scheherazade 1.4). */
export interface Capacity {
  big: [number, number];
  small: [number, number];
}

/** Where question pearls lie, by their number (scheherazade 1.3, scheherazade 8.5). */
export interface Layouts {
  two: string[];
  three: string[];
  four: string[];
  five: string[];
  six: string[];
  seven: string[];
}

/** One event card. `amount` are fields or pearls, by the effect; `colour` where one is meant. */
export interface Card {
  effect: "astrologer" | "caravanserai" | "flying_carpet" | "guide" | "harem_guard" | "lost" | "luring_call" | "oasis" | "racing_camel" | "robbers" | "safe_conduct" | "sandstorm" | "stubborn_camel" | "toll" | "treasure" | "vizier" | "wonder_lamp";
  amount?: number;
  colour?: "black" | "blue" | "brown" | "green" | "grey" | "orange" | "pink" | "red" | "turquoise" | "violet" | "white" | "yellow" | null;
}

/** What stands on the journey. */
export interface Caravan {
  camels: number[];
  bedouins: number[];
  pearls: number[];
  lake: number;
}

/** Colour cards, and what was done to find them out. */
export interface Knowledge {
  cards: number[];
  proven: boolean[];
  looked: boolean[];
  wrong: string[];
  asked: Question[];
}

/** A question that was asked, by which means, and its truthful answer (scheherazade 4.1). */
export interface Question {
  seat: number;
  other: number;
  colour: string;
  yes: boolean;
  means: string;
}

/** The event pile: its open top card, a set below it, and a known tail of buried cards. */
export interface Pile {
  top: number;
  rest: number[];
  tail: number[];
  gone: number[];
}

/** A leader's move so far. */
export interface Turn {
  leader: number;
  palace: number;
  binds: boolean;
  settled: boolean;
  executed: boolean;
  reset: boolean;
  shifted: boolean;
  harem: boolean;
  camel: number;
  led: number;
  asked: boolean;
  named: number;
  offers: number[];
  payer: number;
  price: number;
}

/** An open offer of `seat` to everybody: to sell, or to buy, for a price (scheherazade 6.2). */
export interface Proposal {
  seat: number;
  way: "buy" | "sell";
  item: "flying_carpet" | "harem_guard" | "pearl" | "racing_camel" | "safe_conduct" | "vizier" | "wonder_lamp";
  price: number;
}

/** Chance: these colours take part (scheherazade 1.1). */
export interface DrawColours {
  type: "draw_colours";
  colours: ("black" | "blue" | "brown" | "green" | "grey" | "orange" | "pink" | "red" | "turquoise" | "violet" | "white" | "yellow")[];
}

/** Chance: the colour card of each seat, and last the secret card (scheherazade 1.1). */
export interface Deal {
  type: "deal";
  cards: ("black" | "blue" | "brown" | "green" | "grey" | "orange" | "pink" | "red" | "turquoise" | "violet" | "white" | "yellow")[];
}

/** Chance: this seat is the first bowl owner (scheherazade 1.2). */
export interface Begin {
  type: "begin";
  seat: number;
}

/** Lay a question pearl on this field (scheherazade 1.3). */
export interface LayPearl {
  type: "lay_pearl";
  field: number;
}

/** Chance: this card of the edition is on top of the event pile now (scheherazade 1.5). */
export interface Uncover {
  type: "uncover";
  card: number;
}

/** Take so many pearls into the fist (scheherazade 2.1). */
export interface Bid {
  type: "bid";
  pearls: number;
}

/** Open the fist again, to bid anew or to spend what was in it (scheherazade 2.1). */
export interface OpenFist {
  type: "open_fist";
}

/** Show a poor stock and take the second tip stone (scheherazade 6.1). */
export interface Claim {
  type: "claim";
}

/** Put a tip stone on this number (scheherazade 2.2). */
export interface Tip {
  type: "tip";
  number: number;
}

/** Demand a bakschisch with one's own card (scheherazade 2.7). */
export interface Bakschisch {
  type: "bakschisch";
}

/** Demand a bakschisch with the event card of the vizier (scheherazade 2.7). */
export interface BribeVizier {
  type: "bribe_vizier";
}

/** Make this seat the caravan leader (scheherazade 2.6, scheherazade 2.8). */
export interface Appoint {
  type: "appoint";
  seat: number;
}

/** Pay all one has in a zero round (scheherazade 2.8). */
export interface PayFine {
  type: "pay_fine";
}

/** Let this seat pay one's fine (scheherazade 2.8). */
export interface NamePayer {
  type: "name_payer";
  seat: number;
}

/** Set the camel before the palace back to the start (scheherazade 3.2). */
export interface ResetCamel {
  type: "reset_camel";
}

/** Move a camel (scheherazade 3.1). */
export interface MoveCamel {
  type: "move_camel";
  start: number;
  end: number;
}

/** Move a Bedouin with the caravan (scheherazade 3.3). */
export interface Lead {
  type: "lead";
  colour: "black" | "blue" | "brown" | "green" | "grey" | "orange" | "pink" | "red" | "turquoise" | "violet" | "white" | "yellow";
  start: number;
  end: number;
}

/** A harem move into this room (scheherazade 3.9). */
export interface EnterRoom {
  type: "enter_room";
  room: "black" | "blue" | "brown" | "green" | "grey" | "orange" | "pink" | "red" | "turquoise" | "violet" | "white" | "yellow";
}

/** Nothing more: the Bedouins stand, no card is used, no second stone is placed. */
export interface Done {
  type: "done";
}

/** Ask for pay to take along a colour's Bedouins on these fields (scheherazade 6.3). */
export interface AskPassage {
  type: "ask_passage";
  colour: "black" | "blue" | "brown" | "green" | "grey" | "orange" | "pink" | "red" | "turquoise" | "violet" | "white" | "yellow";
  fields: number[];
}

/** Offer so many pearls for the passage, or raise one's offer to it (scheherazade 6.3). */
export interface OfferPassage {
  type: "offer_passage";
  pearls: number;
}

/** Accept the offer of this seat (scheherazade 6.3). */
export interface TakePassage {
  type: "take_passage";
  seat: number;
}

/** Carry out the open event card now (scheherazade 5.2). */
export interface PlayCard {
  type: "play_card";
  then?: "" | "bury" | "leave";
}

/** Use the flying carpet now (scheherazade 5.1). */
export interface UseCarpet {
  type: "use_carpet";
  then?: "" | "bury" | "leave";
}

/** Use the harem guard to enter this room (scheherazade 5.3). */
export interface BribeGuard {
  type: "bribe_guard";
  room: "black" | "blue" | "brown" | "green" | "grey" | "orange" | "pink" | "red" | "turquoise" | "violet" | "white" | "yellow";
  then?: "" | "bury" | "leave";
}

/** An event moves this Bedouin (scheherazade 5.3). */
export interface Send {
  type: "send";
  colour: "black" | "blue" | "brown" | "green" | "grey" | "orange" | "pink" | "red" | "turquoise" | "violet" | "white" | "yellow";
  start: number;
  end: number;
  then?: "" | "bury" | "leave";
}

/** An event moves this camel (scheherazade 5.3). */
export interface SendCamel {
  type: "send_camel";
  start: number;
  end: number;
  then?: "" | "bury" | "leave";
}

/** Two Bedouins change places; the one further back comes first (scheherazade 5.3). */
export interface Exchange {
  type: "exchange";
  colour: "black" | "blue" | "brown" | "green" | "grey" | "orange" | "pink" | "red" | "turquoise" | "violet" | "white" | "yellow";
  start: number;
  other: "black" | "blue" | "brown" | "green" | "grey" | "orange" | "pink" | "red" | "turquoise" | "violet" | "white" | "yellow";
  end: number;
  then?: "" | "bury" | "leave";
}

/** The event card stays on top (scheherazade 5.2). */
export interface LeaveCard {
  type: "leave_card";
}

/** The event card goes under the pile (scheherazade 5.2). */
export interface BuryCard {
  type: "bury_card";
}

/** Show this seat a question card (scheherazade 4.1). */
export interface Ask {
  type: "ask";
  seat: number;
  colour: "black" | "blue" | "brown" | "green" | "grey" | "orange" | "pink" | "red" | "turquoise" | "violet" | "white" | "yellow";
  means: "lamp" | "pearl" | "stars";
}

/** Offer everybody to sell, or to buy, one thing at a price (scheherazade 6.2). */
export interface Offer {
  type: "offer";
  way: "buy" | "sell";
  item: "flying_carpet" | "harem_guard" | "pearl" | "racing_camel" | "safe_conduct" | "vizier" | "wonder_lamp";
  price: number;
}

/** Agree to what this seat offers: just that, for offers change (scheherazade 6.2). */
export interface Agree {
  type: "agree";
  seat: number;
  way: "buy" | "sell";
  item: "flying_carpet" | "harem_guard" | "pearl" | "racing_camel" | "safe_conduct" | "vizier" | "wonder_lamp";
  price: number;
}

/** Take back one's own offer, of a bargain or for a passage (scheherazade 6.2, 6.3). */
export interface Withdraw {
  type: "withdraw";
  what: "offer" | "passage";
}

/** These colours take part (scheherazade 1.1). */
export interface ColoursDrawn {
  type: "colours_drawn";
  colours: string[];
}

/** A colour card, seen by its owner alone (scheherazade 1.1). */
export interface Dealt {
  type: "dealt";
  seat: number;
  colour: string;
}

/** The first bowl owner (scheherazade 1.2). */
export interface Began {
  type: "began";
  seat: number;
}

/** A fist is closed (scheherazade 2.1). */
export interface BidMade {
  type: "bid_made";
  seat: number;
}

/** A fist was opened again (scheherazade 2.1). */
export interface FistOpened {
  type: "fist_opened";
  seat: number;
}

/** A needy player showed the stock and has the second stone now (scheherazade 6.1). */
export interface StoneClaimed {
  type: "stone_claimed";
  seat: number;
  pearls: number;
}

/** The new bowl owner gives the second stone back (scheherazade 6.1). */
export interface StoneReturned {
  type: "stone_returned";
  seat: number;
}

/** A tip stone was placed (scheherazade 2.2). */
export interface Tipped {
  type: "tipped";
  seat: number;
  number: number;
}

/** The second stone was left out (scheherazade 6.1). */
export interface StoneSpared {
  type: "stone_spared";
  seat: number;
}

/** The tip round stops (scheherazade 2.7). */
export interface BakschischDemanded {
  type: "bakschisch_demanded";
  seat: number;
}

/** The same by means of an event card (scheherazade 2.7). */
export interface VizierBribed {
  type: "vizier_bribed";
  seat: number;
}

/** All fists open (scheherazade 2.3). */
export interface Revealed {
  type: "revealed";
  bids: number[];
  total: number;
}

/** The new bowl owner (scheherazade 2.3). */
export interface BestTip {
  type: "best_tip";
  seat: number;
  number: number;
}

/** The new caravan leader, and what is paid for it (scheherazade 2.4). */
export interface Led {
  type: "led";
  seat: number;
  pearls: number;
}

/** A leader who pays nothing: best tipper, or named in a zero round (scheherazade 2.5). */
export interface LedForFree {
  type: "led_for_free";
  seat: number;
}

/** The bowl owner took what was in it (scheherazade 2.4). */
export interface BowlTaken {
  type: "bowl_taken";
  seat: number;
  pearls: number;
}

/** A zero round (scheherazade 2.8). */
export interface NobodyBid {
  type: "nobody_bid";
}

/** Pearls for the bowl in a zero round (scheherazade 2.8). */
export interface FinePaid {
  type: "fine_paid";
  seat: number;
  pearls: number;
}

/** A poor player named one who pays (scheherazade 2.8). */
export interface FinePassedOn {
  type: "fine_passed_on";
  seat: number;
  payer: number;
  pearls: number;
}

/** Somebody wants to sell (scheherazade 6.2). */
export interface SaleOffered {
  type: "sale_offered";
  seat: number;
  item: string;
  price: number;
}

/** Somebody wants to buy (scheherazade 6.2). */
export interface PurchaseOffered {
  type: "purchase_offered";
  seat: number;
  item: string;
  price: number;
}

/** The earlier offer of this seat is gone, since there is a new one (scheherazade 6.2). */
export interface OfferReplaced {
  type: "offer_replaced";
  seat: number;
}

/** This seat's offer cannot be kept: thing or pearls are no longer there (scheherazade 6.2). */
export interface OfferVoid {
  type: "offer_void";
  seat: number;
}

/** With the last fist all open offers end (scheherazade 2.1). */
export interface OffersEnded {
  type: "offers_ended";
}

/** An offer was taken back (scheherazade 6.2). */
export interface OfferWithdrawn {
  type: "offer_withdrawn";
  seat: number;
}

/** A bargain is struck, binding and at once (scheherazade 6.2). */
export interface Sold {
  type: "sold";
  seat: number;
  buyer: number;
  item: string;
  price: number;
}

/** The leader asks for pay (scheherazade 6.3). */
export interface PassageAsked {
  type: "passage_asked";
  seat: number;
  colour: string;
  bedouins: number;
}

/** What this seat offers for the passage (scheherazade 6.3). */
export interface PassageOffered {
  type: "passage_offered";
  seat: number;
  pearls: number;
}

/** An offer for the passage was taken back (scheherazade 6.3). */
export interface PassageWithdrawn {
  type: "passage_withdrawn";
  seat: number;
}

/** The leader accepted (scheherazade 6.3). */
export interface PassagePaid {
  type: "passage_paid";
  seat: number;
  payer: number;
  pearls: number;
}

/** The leader goes on without taking an offer (scheherazade 6.3). */
export interface PassageDeclined {
  type: "passage_declined";
  seat: number;
}

/** A camel went back to the start (scheherazade 3.2). */
export interface CamelReset {
  type: "camel_reset";
  seat: number;
}

/** The camel of this move (scheherazade 3.1). */
export interface CamelMoved {
  type: "camel_moved";
  seat: number;
  start: number;
  end: number;
}

/** The camel landed on a question pearl (scheherazade 3.7). */
export interface PearlFound {
  type: "pearl_found";
  seat: number;
  field: number;
}

/** A question pearl was laid before the journey (scheherazade 1.3). */
export interface PearlLaid {
  type: "pearl_laid";
  seat: number;
  field: number;
}

/** A Bedouin moved with the caravan (scheherazade 3.3). */
export interface BedouinLed {
  type: "bedouin_led";
  seat: number;
  colour: string;
  start: number;
  end: number;
}

/** A Bedouin was freed from a violet field (scheherazade 3.5). */
export interface RansomPaid {
  type: "ransom_paid";
  seat: number;
  pearls: number;
}

/** Only an owner brings a Bedouin into the palace (scheherazade 3.8). */
export interface ColourProven {
  type: "colour_proven";
  seat: number;
  colour: string;
}

/** An own Bedouin stands on the palace: no way back (scheherazade 3.8). */
export interface PalaceReached {
  type: "palace_reached";
  seat: number;
  colour: string;
}

/** The Bedouins stand where they are (scheherazade 3.3). */
export interface CaravanRests {
  type: "caravan_rests";
  seat: number;
}

/** A Bedouin was left on the salt lake (scheherazade 3.6). */
export interface Sank {
  type: "sank";
  colour: string;
}

/** A Bedouin entered a room, with the gift (scheherazade 3.9). */
export interface RoomEntered {
  type: "room_entered";
  seat: number;
  room: string;
  pearls: number;
}

/** The secret card, seen by one seat alone (scheherazade 3.9). */
export interface SecretSeen {
  type: "secret_seen";
  seat: number;
  colour: string;
}

/** It was another room; the Bedouin is back at the start (scheherazade 3.9). */
export interface RoomWrong {
  type: "room_wrong";
  seat: number;
  room: string;
}

/** Without the gift nobody looks at the card (scheherazade 3.9). */
export interface TurnedAway {
  type: "turned_away";
  seat: number;
  room: string;
}

/** The right room: the match is won (scheherazade 7.1). */
export interface RoomRight {
  type: "room_right";
  seat: number;
  room: string;
}

/** The question card, seen by the two (scheherazade 4.1). */
export interface QuestionShown {
  type: "question_shown";
  seat: number;
  other: number;
  colour: string;
}

/** The truthful answer is public (scheherazade 4.1). */
export interface Answered {
  type: "answered";
  seat: number;
  other: number;
  answer: string;
}

/** A card is on top of the event pile now (scheherazade 1.5). */
export interface CardUncovered {
  type: "card_uncovered";
  effect: string;
  colour: string;
  amount: number;
}

/** A buried card is on top again; all knew which comes next (scheherazade 5.2). */
export interface CardResurfaced {
  type: "card_resurfaced";
  effect: string;
  colour: string;
  amount: number;
}

/** The leader took the top card (scheherazade 5.1). */
export interface CardTaken {
  type: "card_taken";
  seat: number;
  effect: string;
}

/** Pearls out of the bag (scheherazade 5.1). */
export interface TreasureFound {
  type: "treasure_found";
  seat: number;
  pearls: number;
}

/** An event card is carried out (scheherazade 5.2). */
export interface CardPlayed {
  type: "card_played";
  seat: number;
  effect: string;
  colour: string;
}

/** It cannot be carried out at this moment (scheherazade 5.2). */
export interface CardLapsed {
  type: "card_lapsed";
  effect: string;
  colour: string;
}

/** An event moved a Bedouin (scheherazade 5.3). */
export interface BedouinSent {
  type: "bedouin_sent";
  seat: number;
  colour: string;
  start: number;
  end: number;
}

/** An event moved a camel (scheherazade 5.3). */
export interface CamelSent {
  type: "camel_sent";
  seat: number;
  start: number;
  end: number;
}

/** Two Bedouins changed places (scheherazade 5.3). */
export interface Exchanged {
  type: "exchanged";
  seat: number;
  colour: string;
  start: number;
  other: string;
  end: number;
}

/** Pearls that an event puts into the bowl (scheherazade 5.2). */
export interface TollPaid {
  type: "toll_paid";
  seat: number;
  pearls: number;
}

/** The card binds the next leader again (scheherazade 5.2). */
export interface CardLeft {
  type: "card_left";
  seat: number;
}

/** The card lies under the pile (scheherazade 5.2). */
export interface CardBuried {
  type: "card_buried";
  seat: number;
}

/** So many rounds were enough: nobody wins (scheherazade 7.1). */
export interface LimitReached {
  type: "limit_reached";
  rounds: number;
}

/** At the end everybody's colour and the secret card lie open (scheherazade 7.1). */
export interface CardsOpened {
  type: "cards_opened";
  colours: string[];
  colour: string;
}

export type View =
  ScheherazadeView;

export type Move =
  DrawColours | Deal | Begin | LayPearl | Uncover | Bid | OpenFist | Claim | Tip | Bakschisch | BribeVizier | Appoint | PayFine | NamePayer | ResetCamel | MoveCamel | Lead | EnterRoom | Done | AskPassage | OfferPassage | TakePassage | PlayCard | UseCarpet | BribeGuard | Send | SendCamel | Exchange | LeaveCard | BuryCard | Ask | Offer | Agree | Withdraw;

export type GameEvent =
  ColoursDrawn | Dealt | Began | BidMade | FistOpened | StoneClaimed | StoneReturned | Tipped | StoneSpared | BakschischDemanded | VizierBribed | Revealed | BestTip | Led | LedForFree | BowlTaken | NobodyBid | FinePaid | FinePassedOn | SaleOffered | PurchaseOffered | OfferReplaced | OfferVoid | OffersEnded | OfferWithdrawn | Sold | PassageAsked | PassageOffered | PassageWithdrawn | PassagePaid | PassageDeclined | CamelReset | CamelMoved | PearlFound | PearlLaid | BedouinLed | RansomPaid | ColourProven | PalaceReached | CaravanRests | Sank | RoomEntered | SecretSeen | RoomWrong | TurnedAway | RoomRight | QuestionShown | Answered | CardUncovered | CardResurfaced | CardTaken | TreasureFound | CardPlayed | CardLapsed | BedouinSent | CamelSent | Exchanged | TollPaid | CardLeft | CardBuried | LimitReached | CardsOpened;

export type Options =
  ScheherazadeOptions;
