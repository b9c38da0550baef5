// One table on this page: what the server said last, what is being shown, what was wished.
import { get, post, Trouble } from './api';
import type { Scene } from './board';
import { sinceMine, upTo, type Line as LogLine } from './chronicle';
import { same } from './described';
import { Film } from './film.svelte';
import { Line, type LineState } from './line';
import { Stage } from './stage';
import { settings } from './settings.svelte';
import { speech } from './speech.svelte';
import { Wishes, type Wish } from './wishes';
import type { Ask, Aspect, Chat, DownMessage, Fact, Facts, Frame, Hint, Refused, Said, State, Step, Words } from './wire';

export interface Refusal {
  said: Said;
  paragraph: string | null;
}

export class TableStore {
  readonly id: string;
  readonly film: Film;
  state = $state.raw<State | null>(null);
  /** The last step that was received, and the last that has been shown to its end. */
  step = $state.raw<Step | null>(null);
  settled = $state.raw<Step | null>(null);
  /** The frame that is shown when no scene is. */
  shown = $state.raw<Frame | null>(null);
  ask = $state.raw<Ask | null>(null);
  chat = $state.raw<Chat[]>([]);
  line = $state<LineState>('connecting');
  scene = $state.raw<Scene | null>(null);
  staged = $state(false);
  /** What was wished and is not answered yet. */
  wishes = $state.raw<Wish[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<Hint | null>(null);
  announced = $state('');
  /** What is told after an absence: the log from here on, or null. */
  recap = $state.raw<LogLine[] | null>(null);
  gone = $state<string | null>(null);
  /** Types of events that take so many times as long as others, as the board says. */
  lasting: Readonly<Record<string, number>> = {};
  #chosenSeat = $state<number | null>(null);
  #wire: Line;
  #stage: Stage;
  #wishing: Wishes;
  #watched: number | null | undefined = undefined;
  #greeted = false;

  constructor(id: string) {
    this.id = id;
    this.film = new Film((first, last) => get(`/tables/${id}/frames?from=${first}&to=${last}${this.#eyes}`));
    this.#wire = new Line(id, {
      opened: () => this.#opened(),
      message: (message) => this.#take(message),
      state: (state) => (this.line = state),
    });
    this.#wishing = new Wishes({
      send: this.#wire.send,
      changed: (open) => (this.wishes = open),
    });
    this.#stage = new Stage({
      ms: ({ told }) => (document.hidden ? 0 : settings.ms * (this.lasting[(told.event as { type: string }).type] ?? 1)),
      show: (scene) => this.#show(scene),
      idle: () => (this.staged = false),
    });
  }

  /** The seat this page plays, or null for who watches. */
  get seat(): number | null {
    const mine = this.state?.mine ?? [];
    return this.#chosenSeat !== null && mine.includes(this.#chosenSeat) ? this.#chosenSeat : (mine[0] ?? null);
  }

  set seat(value: number | null) {
    this.#chosenSeat = value;
    this.#watch();
  }

  get names(): string[] {
    return this.state?.table.seats.map((seat) => seat.name) ?? [];
  }

  /**
   * What can be answered now. While events are shown it is what was asked before them, if that is
   * still asked: others may choose at the same time, and take nothing out of anybody's hands.
   */
  readonly open = $derived.by((): Ask | null => {
    if (this.over || this.line === 'closed') return null;
    const stays = !this.staged || (this.settled !== null && same(this.settled.ask, this.ask));
    return stays ? this.ask : null;
  });

  /** The log as far as the stage has shown it: no word is read before its picture is seen. */
  readonly lines = $derived.by(() => upTo(this.film.lines, this.shown?.seq ?? -1));

  /** Whether the table waits for this seat, and everything before has been shown. */
  get myTurn(): boolean {
    return this.seat !== null && this.open?.must != null;
  }

  get over(): boolean {
    return this.state !== null && !['waiting', 'playing'].includes(this.state.table.status);
  }

  /** The match is over, and its end has been shown. */
  get ended(): boolean {
    return this.over && !this.staged && (this.state!.table.status !== 'over' || this.shown?.result != null);
  }

  /** A move is on its way. */
  get busy(): boolean {
    return this.wishing('play');
  }

  /** Whether a wish of this kind waits for its answer. */
  wishing(type: Wish['type']): boolean {
    return this.wishes.some((wish) => wish.type === type);
  }

  /** Read who sits here; open the line where one may watch. */
  async enter(): Promise<void> {
    this.#setState(await get<State>(`/tables/${this.id}`));
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
    this.refusal = this.hint = this.recap = null;
    const played = $state.snapshot(move) as Record<string, unknown>;
    void this.#wishing.make({ type: 'play', seat: this.seat, ask: this.ask.number, move: played });
  };

  /** What is known of a move before it is made. */
  readonly preview = async (move: unknown): Promise<Fact[]> => {
    if (this.seat === null || this.ask === null) return [];
    try {
      const { facts, refusal } = await post<Facts>(`/tables/${this.id}/seats/${this.seat}/preview`, { move });
      return refusal ? [{ ...refusal, data: {} }] : facts;
    } catch {
      return [];
    }
  };

  /** The position of a frame in words, as this seat may know it. */
  readonly words = async (frame: Frame): Promise<Aspect[]> =>
    (await get<Words>(`/tables/${this.id}/outline?seq=${frame.seq}${this.#eyes}`)).outline;

  async askHint(): Promise<void> {
    if (this.seat === null) return;
    const asked = this.ask?.number;
    await this.attempt(async () => {
      const hint = await post<Hint>(`/tables/${this.id}/seats/${this.seat}/hint`);
      if (this.ask?.number === asked) this.hint = hint;
    });
  }

  undo(): Promise<boolean> {
    this.refusal = null;
    return this.#wishing.make({ type: 'undo', seat: this.seat ?? 0 });
  }

  consent(wish: number, agree: boolean): Promise<boolean> {
    this.refusal = null;
    return this.#wishing.make({ type: 'consent', seat: this.seat ?? 0, wish, agree });
  }

  resign(): Promise<boolean> {
    this.refusal = null;
    return this.#wishing.make({ type: 'resign', seat: this.seat ?? 0 });
  }

  say(text: string): Promise<boolean> {
    this.refusal = null;
    return this.#wishing.make({ type: 'say', text });
  }

  mute(author: string, on: boolean): Promise<boolean> {
    this.refusal = null;
    return this.#wishing.make({ type: 'mute', author, on });
  }

  /** A request about a seat, e.g. `leave`; its answer is the new state. */
  async seatWish(seat: number, what: string, body: unknown = undefined): Promise<boolean> {
    return this.attempt(async () =>
      this.#setState(await post<State>(`/tables/${this.id}/seats/${seat}/${what}`, body)),
    );
  }

  /** Do it; a refusal is shown as a sentence. Whether it was done. */
  async attempt(wish: () => Promise<unknown>): Promise<boolean> {
    try {
      await wish();
      return true;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.refusal = error;
      return false;
    }
  }

  skip(): void {
    this.#stage.skip();
  }

  /** Show what happened since my last decision. */
  async recall(): Promise<void> {
    await this.attempt(() => this.film.backTo(this.seat));
    this.recap = sinceMine(this.lines, this.seat);
  }

  // -- the line ------------------------------------------------------------------------------------

  /** Through whose eyes a request looks. */
  get #eyes(): string {
    return this.seat === null ? '' : `&seat=${this.seat}`;
  }

  #opened(): void {
    this.#greeted = false;
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

  #watch(): void {
    if (this.#watched === this.seat) return;
    if (this.step !== null && this.step.seat !== this.seat) this.#forget();
    if (this.#wire.send({ type: 'watch', seat: this.seat, have: this.step?.seq ?? 0 })) this.#watched = this.seat;
  }

  /** Another seat knows other things: nothing of the old view stays. */
  #forget(): void {
    this.skip();
    this.step = this.settled = this.shown = this.ask = null;
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
      case 'bye':
        if (!message.again) this.#leave(message.code);
    }
  }

  #leave(code: string): void {
    this.gone = code;
    this.#wishing.settle(() => true, false);
  }

  #setState(state: State): void {
    this.state = state;
    speech.names = this.names;
  }

  #setStep(step: Step): void {
    if (step.seat !== this.seat) return;
    const first = this.step === null;
    const last = this.film.last;
    const news = this.film.take(step);
    this.step = step;
    if (step.answers) this.#wishing.answered(step.answers, true);
    if (!step.ask || !this.ask || !same(step.ask, this.ask)) {
      this.ask = step.ask;
      this.hint = null;
    }
    if (first) void this.#begin(step);
    else this.#enact(step, last!, news);
  }

  /** The first step after opening the page: shown as it is; what was missed is told in words. */
  async #begin(step: Step): Promise<void> {
    this.settled = step;
    this.shown = this.film.last;
    if (this.seat === null || this.shown?.result) return;
    await this.film.backTo(this.seat).catch(() => undefined); // what is here is told in any case
    const played = this.film.lines.some((line) => line.seat === this.seat);
    const missed = sinceMine(this.film.lines, this.seat);
    if (played && missed.length && this.settled === step) this.recap = missed;
  }

  /** New frames: shown one after the other, or told in words where nobody looked or some are missing. */
  #enact(step: Step, last: Frame, news: Frame[]): void {
    const told = news.flatMap((frame) => frame.told);
    const missed = document.hidden || (news[0] ?? last).seq > last.seq + 1;
    if (missed && told.length) this.recap = sinceMine(this.film.lines, this.seat);
    const silent = missed || settings.ms === 0;
    if (silent) this.#announce(told.map((one) => speech.say(one.said)).join(' '));
    this.staged = true;
    for (const [number, frame] of silent ? [] : news.entries()) {
      const before = news[number - 1] ?? last;
      const scenes = frame.told.map((one, at) => ({ before, frame, told: one, at }));
      this.#stage.push({ scenes, done: () => (this.shown = frame) });
    }
    this.#stage.push({ scenes: [], done: () => ([this.shown, this.settled] = [step.frames.at(-1)!, step]) });
  }

  #show(scene: Scene | null): void {
    this.scene = scene;
    if (scene) this.#announce(speech.say(scene.told.said));
  }

  #announce(sentence: string): void {
    if (sentence) this.announced = sentence;
  }

  #refused(message: Refused): void {
    this.refusal = { said: message.said, paragraph: message.paragraph };
    if (message.id !== null) this.#wishing.answered(message.id, false);
  }
}
