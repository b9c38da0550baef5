// The messages between the table server and its clients.
// Made by `make fix` from the Python sources: do not edit.

/** Show me the table as this seat sees it, or as a spectator (null). */
export interface Watch {
  type: "watch";
  seat?: number | null;
  have?: number | null;
  changes?: boolean;
  screen?: boolean;
}

/** This is my move; it answers the ask of this number. Acknowledged by a `step`. */
export interface Play {
  type: "play";
  id: string;
  seat: number;
  ask: number;
  move: Record<string, unknown>;
}

/** Take back my last decision: at once where that is free, else all people are asked. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}

/** My answer to the wish to undo of this number. */
export interface Consent {
  type: "consent";
  id: string;
  seat: number;
  wish: number;
  agree: boolean;
}

/** I give up my seat for good; a bot plays on. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/** I will not answer what a bot asks or offers up to the frame of this `seq`: it may go on. */
export interface WaveOff {
  type: "wave_off";
  id: string;
  seat: number;
  seq: number;
}

/** My page has shown the frame of this `seq`. No answer; who does not tell is left more time. */
export interface Shown {
  type: "shown";
  seq: number;
}

/** Say something to the others of my kind: players to players, spectators to spectators. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Do not show me what this author says, or show it again. */
export interface Mute {
  type: "mute";
  id: string;
  author: string;
  on: boolean;
}

/** A sign from my seat to all at the table. It is shown or lost: nothing answers or keeps it. */
export interface Gesture {
  type: "gesture";
  seat: number;
  sign: "bravo" | "hurry" | "laugh" | "nod" | "shake" | "think";
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id: string;
}

/** The people around the table, and what this client may do: its seats, and whether it hosts. */
export interface State {
  type: "state";
  table: TableInfo;
  mine: number[];
  host: boolean;
  keeper: boolean;
  asking: number | null;
  asked: number[];
  once: number[];
}

/** What everybody may know of a table besides its board. */
export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  options: Record<string, unknown>;
  status: "abandoned" | "closed" | "over" | "playing" | "waiting";
  private: boolean;
  hints: boolean;
  created: string;
  seats: SeatInfo[];
  host: number | null;
  seekers: Seeker[];
  spectators: number;
  on_screen: boolean;
  practice: boolean;
  fair: Fair;
  wish: Wish | null;
  origin: Origin | null;
  rematch: Rematch | null;
  closed_because: string | null;
  notes: Note[];
  clocks: Clocks | null;
}

/** Who holds a seat. `away`: a bot plays for a person who may come back; `here`: is connected; */
export interface SeatInfo {
  seat: number;
  holder: "bot" | "open" | "person";
  name: string;
  level: string | null;
  temperament: string | null;
  here: boolean;
  away: boolean;
  gone: boolean;
  mark: "handed" | "left" | "resigned" | "stood-in" | "timed-out" | null;
}

/** Somebody who asks for the seat of a bot, or a free one, to sit there under this name. */
export interface Seeker {
  number: number;
  seat: number;
  name: string;
  agreed: number[];
}

/** The proof that nobody chose the dice; `seed` comes with the end. */
export interface Fair {
  commitment: string;
  contributions: string[];
  since: number;
  seed: string | null;
}

/** A wish to undo that people are asked about: who wished, where to, who has agreed. */
export interface Wish {
  number: number;
  seat: number;
  to_ply: number;
  agreed: number[];
}

/** The table that this one came from: a fork at `ply`, a rematch, or an import. */
export interface Origin {
  kind: "fork" | "import" | "lesson" | "rematch";
  table: string | null;
  ply: number | null;
  lesson?: string | null;
}

/** After the end: who would play again (`joined`, by their seats here) and who would not. */
export interface Rematch {
  commitment: string;
  joined: number[];
  out: number[];
  left: number | null;
  table: string | null;
}

/** What became of a seat, or of the match, and is no move: it came after `seq` entries. */
export interface Note {
  seq: number;
  kind: "back" | "freed" | "handed" | "left" | "let-in" | "let-in-host" | "practice" | "resigned" | "stood-in" | "timed-out";
  seat: number;
  name: string;
}

/** How a table measures time, and the clocks of its seats. */
export interface Clocks {
  control: RealTime | Correspondence;
  seats: SeatClock[];
}

/** A `bank` of seconds for the match, and an `increment` for each decision made. */
export interface RealTime {
  kind: "real";
  bank: number;
  increment?: number;
  allowance?: number;
}

/** So many `days` for each decision, whoever is connected. */
export interface Correspondence {
  kind: "days";
  days: number;
}

/** The seconds that are `left` to a seat when this was sent, and whether its clock `runs`. */
export interface SeatClock {
  left: number;
  runs: boolean;
}

/** The new frames of a match, the last of which is the table as it stands, and the open ask. */
export interface Step {
  type: "step";
  table: string;
  seat: number | null;
  seq: number;
  ply: number;
  head: string;
  since: number;
  frames: Frame[];
  ask: Ask | null;
  undo: "consent" | "free" | null;
  answers?: string | null;
  edition?: Record<string, unknown> | null;
  recalled?: unknown[] | null;
  changes?: Change[];
  stays?: boolean;
  private?: number[];
}

/** The table after so many entries (`seq`) as one viewer may know it, and what led there. */
export interface Frame {
  seq: number;
  ply: number;
  at: number | null;
  seat: number | null;
  told: Told[];
  move: unknown;
  undone_to: number | null;
  view: unknown;
  memory: number;
  standing: Measure[];
  holdings: Holding[];
  actors: number[];
  phase: Said | null;
  paragraph: string | null;
  round: Said | null;
  result: Result | null;
}

/** An event as text key and parameters, and as it is. */
export interface Told {
  said: Said;
  event: unknown;
  remembered?: boolean;
  passing?: boolean;
  private?: boolean;
}

/** One sentence to be: a key of the game's catalogue and its parameters. */
export interface Said {
  key: string;
  params: Record<string, string | number>;
}

/** One thing that was compared: its text key (`measure-` before it), paragraph and values. */
export interface Measure {
  key: string;
  paragraph: string;
  values: number[];
  fewest: boolean;
}

/** What a seat has before it, in an order that does not change during a match. */
export interface Holding {
  seat: number;
  pieces: Piece[];
  sealed?: boolean;
}

/** So many pieces of one kind; `piece-` and `kind` is the text key; the text says the `$count`. */
export interface Piece {
  kind: string;
  count: number | null;
  covered?: boolean;
}

/** Ranks by seat (1 is best; who is level shares a rank), and what they were made from. */
export interface Result {
  ranks: number[];
  measures: Measure[];
  drawn: boolean;
}

/** What the viewer's seat is asked for (`must`) and may do unasked (`may`). */
export interface Ask {
  number: number;
  must: Description | null;
  may: Description | null;
  awaits: number[];
}

/** Choose one of these options. */
export interface Pick {
  type: "pick";
  prompt: Said;
  options: Option[];
}

/** One choice: the move it makes, which a board knows its place by, and its label. */
export interface Option {
  move: unknown;
  label: Said;
}

/** Choose a number from `low` to `high`, but none of `taken`: it goes into `field` of `move`. */
export interface Count {
  type: "count";
  prompt: Said;
  low: number;
  high: number;
  move: unknown;
  field: string;
  taken: number[];
}

/** Choose how many of each kind, up to `stock`: they are put into `field` of `move`. */
export interface Bundle {
  type: "bundle";
  prompt: Said;
  kinds: string[];
  stock: number[];
  least: number;
  move: unknown;
  field: string;
  beats: number[] | null;
}

/** Choose from any of these. */
export interface Group {
  type: "group";
  parts: Description[];
}

/** A frame as what it changes of the one before it: for who watches `changes`. */
export interface Change {
  seq: number;
  ply: number;
  at: number | null;
  seat: number | null;
  told?: Retold[];
  move?: unknown;
  undone_to?: number | null;
  view?: Record<string, unknown>;
  spliced?: Record<string, unknown[]>;
  placed?: Record<string, Record<string, unknown>>;
  within?: Record<string, Record<string, unknown>>;
  counts?: Record<string, Record<string, number>>;
  pieces?: Record<string, Record<string, Piece>>;
  sealed?: Record<string, boolean>;
  holdings?: Holding[];
  changed?: Record<string, unknown>;
  scored?: number[][] | null;
}

/** An event as it is, and of its sentence what the event itself does not say. */
export interface Retold {
  event: unknown;
  key?: string | null;
  params?: Record<string, string | number | null>;
  remembered?: boolean;
  passing?: boolean;
  private?: boolean;
}

/** The wish of this client id is fulfilled. */
export interface Done {
  type: "done";
  id: string;
}

/** The wish of this client id is not fulfilled, and nothing changed. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  said: Said;
  paragraph: string | null;
}

/** Something that was said; `number` counts per table, `at` is the time in UTC. */
export interface Chat {
  type: "chat";
  number: number;
  channel: "players" | "spectators";
  author: string;
  seat: number | null;
  text: string;
  at: string;
}

/** A sign that a seat makes now. */
export interface Gestured {
  type: "gestured";
  seat: number;
  sign: "bravo" | "hurry" | "laugh" | "nod" | "shake" | "think";
}

/** Here I am. */
export interface Pong {
  type: "pong";
  id: string;
}

/** The server ends this connection. `again`: connect anew in a moment. */
export interface Bye {
  type: "bye";
  code: string;
  again: boolean;
}

/** A table to be: `name` sits down on `seat`, bots on the others as `bots` says by seat. */
export interface NewTable {
  game: string;
  seats: number;
  name?: string | null;
  seat?: number | null;
  options?: Record<string, unknown>;
  edition?: string | Record<string, unknown> | null;
  private?: boolean;
  bots?: Record<string, string>;
  hints?: boolean;
  clock?: RealTime | Correspondence | null;
  beside?: Record<string, string>;
}

/** Take a seat (the first free one unless `seat` says which). */
export interface Join {
  name: string;
  seat?: number | null;
  invite?: string | null;
  contribution?: string;
}

/** Watch; who gives a name can speak with the others who watch. */
export interface Spectate {
  name?: string | null;
  invite?: string | null;
}

/** Something that the server could not foresee, for the dice. */
export interface Contribute {
  contribution: string;
}

/** Where one wants to be told of turns, and in which language: a mail or web address. */
export interface SetHerald {
  address: string;
  language?: "de" | "en";
}

/** Where one is told of turns, empty for nowhere, and by what one may be: "mail", "web". */
export interface Herald {
  address: string;
  kinds: string[];
}

/** The level of a bot; without one, that which sits in for people. */
export interface PutBot {
  level?: string | null;
}

/** Begin; free seats get bots of the level `fill`, if given. */
export interface Start {
  fill?: string | null;
  contribution?: string;
}

/** The token out of a continuation link. */
export interface UseLink {
  token: string;
}

/** Play on from a position of a finished match, in a new table. */
export interface Fork {
  ply: number;
  name: string;
  seat?: number;
  private?: boolean;
}

/** A log as `export.json` or `export.jsonl` gave it, as text. */
export interface Import {
  log: string;
}

/** A move to be looked at before it is made. */
export interface Try {
  move: Record<string, unknown>;
}

/** A link to send: its token is in the fragment, which no server and no log ever sees. */
export interface Link {
  url: string;
  token: string;
  expires: string;
}

/** What this server keeps, and how long: days, 0 for as long as there is nobody who deletes it. */
export interface Privacy {
  chat_days: number;
  names_days: number;
  tables_days: number;
  addresses: "none" | "short" | "whole";
  contact: string;
  told: boolean;
}

/** The seat somebody got at a table. */
export interface Seated {
  table: string;
  seat: number | null;
}

/** What is known of a move before it is made; `refusal` says why it is not allowed. */
export interface Facts {
  facts: Fact[];
  refusal: Said | null;
  paragraph: string | null;
}

/** A sentence about a move that a board can also draw: `data` has its numbers and places. */
export interface Fact {
  key: string;
  params: Record<string, string | number>;
  data: Record<string, number | string | number[]>;
}

/** The two or three choices that are worth a look, the best first; or the only one. */
export interface Hint {
  choices: Advised[];
}

/** A choice; `share` is the part of the win that it promises, in per cent, if that is known. */
export interface Advised {
  move: unknown;
  share: number | null;
  reason: Said | null;
  plan: Fact | null;
}

/** A game in the list: its options, editions and levels of bots, weakest first. */
export interface GameInfo {
  key: string;
  title: string;
  subtitle: string;
  named: Record<string, Named>;
  authors: string[];
  year: number;
  seats: number[];
  variants: SeatsWith[];
  minutes: number | null;
  weight: "deep" | "light" | "medium" | null;
  rules_version: number;
  editions: string[];
  levels: string[];
  options: OptionInfo[];
  lessons: LessonInfo[];
  own: Record<string, string>;
}

/** What a game is called in one language, and what it is about in a sentence or two. */
export interface Named {
  title: string;
  blurb: string;
}

/** The seat counts that a game has with this value of an option, where they differ. */
export interface SeatsWith {
  option: string;
  value: unknown;
  seats: number[];
}

/** An option of a game: its default, the values it takes, the paragraph that explains it. */
export interface OptionInfo {
  name: string;
  kind: string;
  default: unknown;
  values: unknown[];
  least: number | null;
  most: number | null;
  paragraph: string | null;
}

/** A lesson of a game, its title by language, and how long it takes. */
export interface LessonInfo {
  key: string;
  title: Record<string, string>;
  minutes: number;
}

/** A table where `name` learns a game, by one of its lessons. */
export interface Learn {
  game: string;
  lesson: string;
  name: string;
}

/** The steps of a lesson, and what is said at its `end`; the moves of others are not in it. */
export interface Script {
  steps: LessonStep[];
  end: Said;
}

/** What a lesson asks for at a ply: a sentence, the moves that are taken, the paragraph learned. */
export interface LessonStep {
  ply: number;
  said: Said;
  moves: unknown[];
  paragraph: string;
  points: string[];
}

/** A table in a list; `waits`: one of the visitor's own tables that waits for a decision. */
export interface TableLine {
  id: string;
  game: string;
  status: "abandoned" | "closed" | "over" | "playing" | "waiting";
  private: boolean;
  touched: string;
  names: string[];
  open: number;
  mine: number[];
  waits: boolean;
  turn: number[];
  marks: (string | null)[];
  resigned: number[];
  practice: boolean;
  origin: string | null;
  outcome: Outcome | null;
  lesson: string | null;
}

/** How a match ended: the ranks by seat, and what counted first; nobody has won if `drawn`. */
export interface Outcome {
  ranks: number[];
  drawn: boolean;
  points: unknown[];
}

/** Whether one is in when the same people play again. */
export interface Again {
  joins?: boolean;
  contribution?: string;
}

/** A link by which another device takes one's games over; its secret is in the fragment. */
export interface HandoverLink {
  id: string;
  url: string;
  expires: string;
}

/** Such a link as its maker sees it later: without its secret; `taken` is when it was used. */
export interface Handover {
  id: string;
  made: string;
  expires: string;
  taken: string | null;
}

/** At how many tables this device may act now that it could not before. */
export interface TakenOver {
  tables: number;
}

/** A position of the surviving line as one viewer may see it: a frame, and what travels once. */
export interface Position {
  plies: number;
  seat: number | null;
  frame: Frame;
  edition: Record<string, unknown>;
  recalled: unknown[];
}

/** Frames of a match in their order, as many as fit into one answer. */
export interface Film {
  seat: number | null;
  seq: number;
  frames: Frame[];
  next: number | null;
  recalled: unknown[];
}

/** The position of one frame in words, as one viewer may know it. */
export interface Words {
  seat: number | null;
  seq: number;
  outline: Aspect[];
}

/** One aspect of a position: a heading, and what there is to say, in the order of interest. */
export interface Aspect {
  title: Said;
  lines: Said[];
  seat?: number | null;
}

/** Why a number of a seat is what it is, with one frame, as one viewer may know it. */
export interface Reasons {
  seat: number | null;
  seq: number;
  of: number;
  number: string;
  reasons: Reason[];
}

/** One term of a number that is shown, or a sentence about it. */
export interface Reason {
  key: string;
  params: Record<string, string | number>;
  paragraph: string;
  amount: number | null;
  places: number[];
}

/** A match that is as it was played: how many entries and draws were checked. */
export interface Verdict {
  entries: number;
  draws: number;
  earlier: number;
  unnamed: number[];
  head: string;
  drawn: Drawn[];
  scripted: number;
}

/** A draw: the `bits` that were taken for it, each how many and as which number (hexadecimal). */
export interface Drawn {
  seq: number;
  number: number;
  bits: [number, string][];
  odds: [unknown, number][] | null;
  factors: [number, number][][] | null;
}

/** The expected shares at the `start`, what every entry made of them, and what counted. */
export interface Review {
  start: number[];
  turns: Turn[];
  turning: Moment[];
  three: Moment[];
  luck: number[];
}

/** What one entry changed: `shares` are the expected shares of the win of every seat after it, */
export interface Turn {
  seq: number;
  ply: number;
  seat: number;
  by: "chance" | "decision" | "sealed" | "undo";
  shares: number[];
  change: number[];
}

/** A ply that counted: the share of `seat` changed most there, by `change`. */
export interface Moment {
  seq: number;
  ply: number;
  mover: number;
  by: "chance" | "decision" | "sealed" | "undo";
  seat: number;
  change: number;
}

/** All that a match is counted for; `ranks` are those of a match that is over. */
export interface Figures {
  game: string;
  seats: number;
  plies: number;
  practice: boolean;
  ranks: number[];
  drawn: boolean;
  measure: string;
  course: Point[];
  sources: Source[];
  draws: Draws[];
  bargains: Bargain[];
}

/** What had come of a round when it ended, with the position it led to. */
export interface Point {
  ply: number;
  round: Said | null;
  values: number[];
}

/** How many times something brought points to each seat, or took them, and how many in all. */
export interface Source {
  key: string;
  times: number[];
  amounts: number[];
}

/** All draws of one kind by one paragraph; several dice that fall at once are several draws. */
export interface Draws {
  kind: string;
  paragraph: string;
  number: number;
  faces: Face[];
}

/** An outcome as the move is written; how often it came, and the exact odds added up. */
export interface Face {
  outcome: string;
  seen: number;
  expected: number;
}

/** Who offered, who accepted, and what changed hands, as the game tells it. */
export interface Bargain {
  ply: number;
  offered: number;
  accepted: number;
  worth: number[];
  told: Said;
  event: Record<string, unknown>;
}

/** One's finished matches, the newest first, and what those of each game come to. */
export interface MyStatistics {
  matches: Counted[];
  sums: Sum[];
  practice: number;
}

/** A finished match that counts: who sat where, which seats were `mine`, how it ended. */
export interface Counted {
  table: string;
  game: string;
  ended: string;
  names: string[];
  mine: number[];
  ranks: number[];
  drawn: boolean;
  scores: number[];
}

/** What the matches of one game come to; columns of `sources` are the `players`. */
export interface Sum {
  game: string;
  matches: number;
  measure: string;
  players: Player[];
  sources: Source[];
  draws: Draws[];
  dealings: Dealing[];
}

/** Somebody over several matches: how many, how many of them were played to the end, and in how */
export interface Player {
  name: string;
  matches: number;
  finished: number;
  first: number;
  mean: number | null;
}

/** Bargains that one player offered and another accepted, by their places among the players. */
export interface Dealing {
  offered: number;
  accepted: number;
  times: number;
  worth: [number, number] | null;
}

/** Why a request was not fulfilled: a code, a sentence in English, and its key for others. */
export interface Problem {
  code: string;
  sentence: string;
  said: Said;
  paragraph: string | null;
  detail: string | null;
}

/** A rulebook in one language. */
export interface Rulebook {
  title: string;
  preface: string;
  sections: Section[];
}

/** A chapter of a rulebook; `number` is empty where it holds no rules. */
export interface Section {
  number: string;
  title: string;
  preface: string;
  paragraphs: Paragraph[];
}

/** One numbered rule: its number inside the game, and its Markdown. */
export interface Paragraph {
  number: string;
  text: string;
}

export type UpMessage =
  Watch | Play | Undo | Consent | Resign | WaveOff | Shown | Say | Mute | Gesture | Ping;

export type DownMessage =
  State | Step | Done | Refused | Chat | Gestured | Pong | Bye;

export type Description =
  Pick | Count | Bundle | Group;
