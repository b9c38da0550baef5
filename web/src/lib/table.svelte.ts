// One table on this page: what the server said last, what is being shown, what was wished.
import { get, post, Trouble } from './api';
import type { Scene } from './board';
import { whole } from './changes';
import { sinceMine, upTo } from './chronicle';
import { same } from './described';
import { Eyes } from './eyes.svelte';
import { Film } from './film.svelte';
import { Gestures, type Sign } from './gestures.svelte';
import { adviceOf, Inquiry } from './inquiry';
import { Line, type LineState } from './line';
import { nowAndThen } from './often';
import { seating, type Refusal } from './refusal';
import { speech } from './speech.svelte';
import { Telling } from './telling.svelte';
import { version } from './version.svelte';
import { Wishes, type Wish } from './wishes';
import type { Ask, Chat, DownMessage, Frame, Hint, Refused, State, Step } from './wire';

/** How often the server is told what has been shown, in milliseconds. */
const REPORTED = 500;

export class TableStore {
  readonly id: string;
  readonly inquiry: Inquiry;
  readonly film: Film;
  readonly gestures = new Gestures();
  readonly eyes = new Eyes(() => this.state?.mine ?? []);
  state = $state.raw<State | null>(null);
  /** What is shown of the match. */
  readonly telling = new Telling({
    seat: () => this.seat,
    waits: (frame) => this.#waitsForPeople(frame),
    reached: nowAndThen(REPORTED, ({ seq }) => this.#wire.send({ type: 'shown', seq })),
  });
  /** The last step that was received. */
  step = $state.raw<Step | null>(null);
  ask = $state.raw<Ask | null>(null);
  chat = $state.raw<Chat[]>([]);
  line = $state<LineState>('connecting');
  /** What was wished and is not answered yet. */
  wishes = $state.raw<Wish[]>([]);
  /** What of it never left this page: it can be withdrawn. */
  unsent = $state.raw<Wish[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** Somebody wants to take back what makes the match practice, and has been told so. */
  taking = $state(false);
  hint = $state.raw<Hint | null>(null);
  gone = $state<string | null>(null);
  /** The number of the last question whose mays I have waved off. */
  #waved = $state(-1);
  #wire: Line;
  #wishing: Wishes;
  #watched: number | null | undefined = undefined;
  #greeted = false;

  constructor(id: string) {
    this.id = id;
    this.inquiry = new Inquiry(id, { seat: () => this.seat, shown: () => this.shown, asked: () => this.ask !== null });
    this.film = new Film(this.inquiry.frames);
    this.#wire = new Line(id, {
      opened: () => this.#opened(),
      message: (message) => this.#take(message),
      state: (state) => (this.line = state),
    });
    this.#wishing = new Wishes({
      send: this.#wire.send,
      changed: (open, unsent) => ([this.wishes, this.unsent] = [open, unsent]),
    });
  }

  /** The seat this page plays; null for who watches, and where nobody of several at one screen looks. */
  get seat(): number | null {
    return this.eyes.seat;
  }

  /** Whether several people share this screen. */
  get shared(): boolean {
    return this.eyes.several;
  }

  /** Look through other eyes; `openly`: neither has secrets, and what is shown goes on. */
  look(seat: number | null, openly: boolean): void {
    this.eyes.choose(seat);
    this.#watch(openly);
  }

  get shown(): Frame | null {
    return this.telling.shown;
  }

  get settled(): Step | null {
    return this.telling.settled;
  }

  get scene(): Scene | null {
    return this.telling.scene;
  }

  get staged(): boolean {
    return this.telling.staged;
  }

  get names(): string[] {
    return this.state?.table.seats.map((seat) => seat.name) ?? [];
  }

  /**
   * What can be answered now. While events are shown it is what was asked before them, if that is
   * still asked: others may choose at the same time, and take nothing out of anybody's hands.
   */
  readonly open = $derived.by((): Ask | null => {
    if (this.over || this.line === 'closed' || this.telling.again) return null;
    const stays = !this.staged || (this.settled !== null && same(this.settled.ask, this.ask));
    return stays ? this.ask : null;
  });

  /** The log as far as the stage has shown it: no word is read before its picture is seen. */
  readonly lines = $derived.by(() => upTo(this.film.lines, this.shown?.seq ?? -1));

  /** Whether the table waits for this seat, and everything before has been shown. */
  get myTurn(): boolean {
    return this.seat !== null && this.open?.must != null;
  }

  /** Whom the table waits for, as far as it has been shown; nobody is called before they can press. */
  readonly waited = $derived.by((): number[] => {
    if (this.shown?.result || this.ended) return [];
    const actors = this.shown?.actors ?? [];
    return this.myTurn ? actors : actors.filter((seat) => seat !== this.seat);
  });

  /** Whether nobody sits here but me and bots. */
  get alone(): boolean {
    return this.state!.table.seats.every(({ seat, holder }) => seat === this.seat || holder === 'bot');
  }

  get over(): boolean {
    return this.state !== null && !['waiting', 'playing'].includes(this.state.table.status);
  }

  /** The match is over, and its end has been shown. */
  get ended(): boolean {
    return this.over && (this.state!.table.status === 'over' ? this.settled?.frames.at(-1)?.result != null : !this.staged);
  }

  /** A move is on its way. */
  get busy(): boolean {
    return this.wishing('play');
  }

  /** The move that was made while the line was lost, and is to be seen in dashes until it is back. */
  get pending(): unknown {
    return this.line === 'open' ? null : (this.wishes.find((wish) => wish.type === 'play')?.move ?? null);
  }

  /** The move that has not left this page, if there is one. */
  get withheld(): Wish | null {
    return this.unsent.find((wish) => wish.type === 'play') ?? null;
  }

  /** Take back a move that has not left this page. */
  withdraw(): void {
    if (this.withheld) this.#wishing.withdraw(this.withheld.id);
  }

  /** Whether a wish of this kind waits for its answer. */
  wishing(type: Wish['type']): boolean {
    return this.wishes.some((wish) => wish.type === type);
  }

  /** Read who sits here, unless that is known already; open the line where one may watch. */
  async enter(known: State | null = null): Promise<void> {
    this.#setState(known ?? (await get<State>(`/tables/${this.id}`)));
    this.connect();
  }

  connect(): void {
    this.gone = null;
    this.#wire.connect();
  }

  close(): void {
    this.#wire.close();
    this.#wishing.settle(() => true, false);
  }

  /** Play a move for the open question. */
  readonly choose = (move: unknown): void => {
    if (!this.ask || this.seat === null || this.busy) return;
    this.refusal = this.hint = null;
    this.telling.decided();
    const played = JSON.parse(JSON.stringify(move)) as Record<string, unknown>; // as it travels: what a board thinks on does not change it
    void this.#wishing.make({ type: 'play', seat: this.seat, ask: this.ask.number, move: played });
  };

  askHint(): Promise<unknown> {
    if (this.seat === null) return Promise.resolve();
    return this.attempt(async () => {
      this.hint = (await adviceOf(this.inquiry, () => (this.ask?.must ? this.ask.number : null))) ?? this.hint;
    });
  }

  /** Take back; over a die or another's move only after it was said that the match becomes practice. */
  takeBack(): void {
    if (this.seat === null || this.over || !this.settled?.undo || this.state!.table.wish || this.wishing('undo')) return;
    if (this.settled.undo === 'free' || this.state!.table.practice) void this.undo();
    else this.taking = true;
  }

  undo(): Promise<boolean> {
    this.taking = false;
    this.refusal = null;
    return this.#wishing.make({ type: 'undo', seat: this.seat ?? 0 });
  }

  consent(seat: number, wish: number, agree: boolean): Promise<boolean> {
    this.refusal = null;
    return this.#wishing.make({ type: 'consent', seat, wish, agree });
  }

  /** The bots that wait for me, though I need not answer. */
  readonly awaiting = $derived.by((): number[] => {
    const open = this.open;
    if (!open || open.must || open.number === this.#waved) return [];
    return open.awaits.filter((seat) => this.state?.table.seats[seat]?.level != null);
  });

  /** Let bots go on that wait for an answer of mine. */
  waveOff(): Promise<boolean> {
    this.#waved = this.ask?.number ?? -1;
    return this.#wishing.make({ type: 'wave_off', seat: this.seat ?? 0, seq: this.shown?.seq ?? 0 });
  }

  resign(): Promise<boolean> {
    this.refusal = null;
    return this.#wishing.make({ type: 'resign', seat: this.seat ?? 0 });
  }

  say(text: string): Promise<boolean> {
    this.refusal = null;
    return this.#wishing.make({ type: 'say', text });
  }

  /** A sign from my seat: it is seen now, or not at all. */
  gesture(sign: Sign): void {
    if (this.seat !== null) this.#wire.send({ type: 'gesture', seat: this.seat, sign });
  }

  mute(author: string, on: boolean): Promise<boolean> {
    this.refusal = null;
    return this.#wishing.make({ type: 'mute', author, on });
  }

  /** A request about a seat, e.g. `leave`; its answer is the new state. */
  async seatWish(seat: number, what: string, body: unknown = undefined): Promise<boolean> {
    return this.answerWith(() => post<State>(`/tables/${this.id}/seats/${seat}/${what}`, body));
  }

  /** A request whose answer is the new state. */
  answerWith(wish: () => Promise<State>): Promise<boolean> {
    return this.attempt(async () => this.#setState(await wish()));
  }

  /** Let a bot sit in: for oneself, or for somebody who is gone. */
  standIn(seat: number): Promise<boolean> {
    return this.seatWish(seat, 'bot', {});
  }

  /** Do it; a refusal is shown as a sentence. Whether it was done. */
  async attempt(wish: () => Promise<unknown>): Promise<boolean> {
    try {
      await wish();
      return true;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      const { said, paragraph, code } = error;
      this.refusal = { said, paragraph, cause: code === 'offline' ? 'line' : 'seats' };
      return false;
    }
  }

  /** Show once more what happened since my last decision. */
  async recall(): Promise<void> {
    await this.attempt(async () => this.telling.repeat(await this.film.since(this.seat)));
  }

  // -- the line ------------------------------------------------------------------------------------

  #opened(): void {
    this.#greeted = false;
    if (this.step) void version.look(); // the line was lost: perhaps the server is a newer one
    this.#settleRefusal('line');
    this.#wishing.wait();
  }

  /** The server greets with who sits where: only then it is known whose eyes to ask for. */
  #greet(): void {
    this.#greeted = true;
    this.#watched = undefined;
    this.#watch();
    // Who has no seat any more has given it up: the answer to that was lost.
    this.#wishing.settle((wish) => wish.type === 'resign' && !this.state!.mine.includes(wish.seat), true);
    this.#wishing.resend();
  }

  #watch(openly = false): void {
    if (this.#watched === this.seat) return;
    if (this.step !== null && this.step.seat !== this.seat) this.#turn(openly);
    const message = { type: 'watch', seat: this.seat, have: this.step?.seq ?? 0, changes: !this.shared, screen: this.eyes.looksOn } as const;
    if (this.#wire.send(message)) this.#watched = this.seat;
  }

  /** Another seat is asked other things and knows others: of what only the last one knew nothing stays. */
  #turn(openly: boolean): void {
    this.ask = this.hint = this.refusal = null;
    this.taking = false;
    if (openly) return;
    this.telling.forget();
    this.step = null;
    this.film.forget();
  }

  #take(message: DownMessage): void {
    switch (message.type) {
      case 'state':
        this.#setState(message);
        return this.#greeted ? this.#watch() : this.#greet();
      case 'step':
        return this.#setStep(message);
      case 'refused':
        return this.#refused(message);
      case 'done':
        return void this.#wishing.answered(message.id, true);
      case 'chat':
        if (!this.chat.some((one) => one.number === message.number)) this.chat = [...this.chat, message];
        return;
      case 'gestured':
        return this.gestures.show(message.seat, message.sign);
      case 'bye':
        if (message.again) return;
        this.gone = message.code;
        this.#wishing.settle(() => true, false);
    }
  }

  /** Whether the table will not go on by itself: somebody is to decide who is no bot, or it is over. */
  #waitsForPeople({ actors }: Frame): boolean {
    return !actors.length || actors.some((seat) => this.state?.table.seats[seat]?.level === null);
  }

  #settleRefusal(cause: Refusal['cause']): void {
    if (this.refusal?.cause === cause) this.refusal = null;
  }

  #setState(state: State): void {
    if (this.state && seating(this.state) !== seating(state)) this.#settleRefusal('seats');
    this.state = state;
    speech.names = this.names;
  }

  #setStep(message: Step): void {
    if (message.seat !== this.seat) return;
    if (message.answers) this.#wishing.answered(message.answers, true);
    if (!this.eyes.admits(message)) return;
    const first = this.step === null;
    const last = this.film.last;
    const step = whole(message, last, this.step);
    if (!step) return (this.#turn(false), this.#greet()); // told from the start
    const news = this.film.take(step);
    this.step = step;
    if (step.ask?.number !== this.ask?.number) this.#settleRefusal('ask');
    if (news.length) this.taking = false;
    if (!step.ask || !this.ask || !same(step.ask, this.ask)) {
      this.ask = step.ask;
      this.hint = null;
    }
    if (first) void this.#begin(step);
    else this.telling.enact(step, last!, news);
  }

  /** The first step after opening the page: shown as it is; what was missed can be seen again. */
  async #begin(step: Step): Promise<void> {
    this.telling.begin(step, this.film.last);
    if (this.seat === null || this.shown?.result) return;
    await this.film.backTo(this.seat).catch(() => undefined); // what is here is told in any case
    const played = this.film.lines.some((line) => line.seat === this.seat);
    const missed = sinceMine(this.film.lines, this.seat);
    if (played && missed.length && this.settled === step) this.telling.missed = true;
  }

  #refused(message: Refused): void {
    const wish = this.wishes.find((one) => one.id === message.id);
    const cause = wish && wish.type !== 'play' ? 'seats' : 'ask';
    this.refusal = { said: message.said, paragraph: message.paragraph, cause };
    if (message.id !== null) this.#wishing.answered(message.id, false);
  }
}
