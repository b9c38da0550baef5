// One table on this page: what the server said last, what is being shown, what was wished.
import { get, post, Trouble } from './api';
import type { Scene } from './board';
import { extended, sinceMine, type Line as LogLine } from './chronicle';
import { same } from './described';
import { Line, type LineState } from './line';
import { Stage } from './stage';
import { settings } from './settings.svelte';
import { speech } from './speech.svelte';
import type { Ask, Chat, DownMessage, Facts, Hint, Play, Refused, Said, State, Step, UpMessage } from './wire';

export interface Refusal {
  said: Said;
  paragraph: string | null;
}

type Wish = Extract<UpMessage, { id: string }>;
let wishes = 0;

/** A client id: never used twice, also not after a reload. */
function fresh(): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `${random[0]!.toString(36)}-${random[1]!.toString(36)}-${(wishes++).toString(36)}`;
}

export class TableStore {
  readonly id: string;
  state = $state.raw<State | null>(null);
  /** The last step that was received. */
  step = $state.raw<Step | null>(null);
  /** The last step that has been shown to its end. */
  shown = $state.raw<Step | null>(null);
  ask = $state.raw<Ask | null>(null);
  lines = $state.raw<LogLine[]>([]);
  chat = $state.raw<Chat[]>([]);
  line = $state<LineState>('connecting');
  scene = $state.raw<Scene | null>(null);
  staged = $state(false);
  pending = $state.raw<Play | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<Hint | null>(null);
  announced = $state('');
  /** What is told after an absence: the log from here on, or null. */
  recap = $state.raw<LogLine[] | null>(null);
  gone = $state<string | null>(null);
  #chosenSeat = $state<number | null>(null);
  #wire: Line;
  #stage: Stage;
  #watched: number | null | undefined = undefined;
  #waiting = new Map<string, { done: () => void; refused: (refusal: Refusal) => void }>();

  constructor(id: string) {
    this.id = id;
    this.#wire = new Line(id, {
      opened: () => this.#opened(),
      message: (message) => this.#take(message),
      state: (state) => (this.line = state),
    });
    this.#stage = new Stage({
      ms: () => (document.hidden ? 0 : settings.ms),
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
    const stays = !this.staged || (this.shown !== null && same(this.shown.ask, this.ask));
    return stays ? this.ask : null;
  });

  /** Whether the table waits for this seat, and everything before has been shown. */
  get myTurn(): boolean {
    return this.seat !== null && this.open?.must != null;
  }

  get over(): boolean {
    return this.state !== null && !['waiting', 'playing'].includes(this.state.table.status);
  }

  get busy(): boolean {
    return this.pending !== null;
  }

  /** Read who sits here; open the line where one may watch. */
  async enter(): Promise<void> {
    this.#setState(await get<State>(`/tables/${this.id}`));
    this.connect();
  }

  connect(): void {
    this.#watched = undefined;
    this.gone = null;
    this.#wire.connect();
  }

  close(): void {
    this.#wire.close();
  }

  /** Play a move for the open question; sent again after a broken line, counted once. */
  choose(move: unknown): void {
    if (!this.ask || this.seat === null || this.pending) return;
    this.refusal = null;
    this.hint = null;
    this.recap = null;
    this.pending = {
      type: 'play',
      id: fresh(),
      seat: this.seat,
      ask: this.ask.number,
      move: $state.snapshot(move) as Record<string, unknown>,
    };
    this.#wire.send(this.pending);
  }

  /** What is known of a move before it is made. */
  async preview(move: unknown): Promise<Said[]> {
    if (this.seat === null || this.ask === null) return [];
    try {
      const facts = await post<Facts>(`/tables/${this.id}/seats/${this.seat}/preview`, { move });
      return facts.refusal ? [facts.refusal] : facts.facts;
    } catch {
      return [];
    }
  }

  async askHint(): Promise<void> {
    if (this.seat === null) return;
    const asked = this.ask?.number;
    await this.attempt(async () => {
      const hint = await post<Hint>(`/tables/${this.id}/seats/${this.seat}/hint`);
      if (this.ask?.number === asked) this.hint = hint;
    });
  }

  undo(): Promise<boolean> {
    return this.#wish({ type: 'undo', id: fresh(), seat: this.seat ?? 0 });
  }

  consent(wish: number, agree: boolean): Promise<boolean> {
    return this.#wish({ type: 'consent', id: fresh(), seat: this.seat ?? 0, wish, agree });
  }

  resign(): Promise<boolean> {
    return this.#wish({ type: 'resign', id: fresh(), seat: this.seat ?? 0 });
  }

  say(text: string): Promise<boolean> {
    return this.#wish({ type: 'say', id: fresh(), text });
  }

  mute(author: string, on: boolean): Promise<boolean> {
    return this.#wish({ type: 'mute', id: fresh(), author, on });
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
  recall(): void {
    this.recap = sinceMine(this.lines, this.seat);
  }

  // -- the line ------------------------------------------------------------------------------------

  #opened(): void {
    this.#watched = undefined;
    this.#watch();
    if (this.pending) this.#wire.send(this.pending);
  }

  #watch(): void {
    if (this.#watched === this.seat) return;
    if (this.#watched !== undefined) this.#forget();
    const message: UpMessage = { type: 'watch', seat: this.seat, have: this.step?.seq ?? 0 };
    if (this.#wire.send(message)) this.#watched = this.seat;
  }

  /** Another seat knows other things: nothing of the old view stays. */
  #forget(): void {
    this.skip();
    this.step = this.shown = this.ask = null;
    this.lines = [];
  }

  #take(message: DownMessage): void {
    switch (message.type) {
      case 'state':
        return this.#setState(message);
      case 'step':
        return this.#setStep(message);
      case 'refused':
        return this.#refused(message);
      case 'done':
        return this.#done(message.id);
      case 'chat':
        if (!this.chat.some((one) => one.number === message.number)) this.chat = [...this.chat, message];
        return;
      case 'bye':
        if (!message.again) this.gone = message.code;
    }
  }

  #setState(state: State): void {
    this.state = state;
    speech.names = this.names;
    if (this.line === 'open') this.#watch();
  }

  #setStep(step: Step): void {
    const first = this.step === null;
    if (step.seat !== this.seat) return;
    const news = step.happened.filter((one) => one.seq >= (this.step?.seq ?? 0));
    this.step = step;
    if (step.answers) this.#done(step.answers);
    if (step.answers !== null && step.answers === this.pending?.id) this.pending = null;
    if (!step.ask || !this.ask || !same(step.ask, this.ask)) {
      this.ask = step.ask;
      this.hint = null;
    }
    this.lines = extended(this.lines, step.happened);
    if (first) this.#begin(step);
    else this.#enact(step, news);
  }

  /** The first step after opening the page: shown as it is; what was missed is told in words. */
  #begin(step: Step): void {
    this.shown = step;
    const missed = sinceMine(this.lines, this.seat);
    const played = this.lines.some((line) => line.seat === this.seat);
    if (played && missed.length && !step.result) this.recap = missed;
  }

  #enact(step: Step, news: Step['happened']): void {
    const scenes = news.flatMap((one) => one.told.map((told) => ({ told, seat: one.seat })));
    if (document.hidden && scenes.length) this.recap = sinceMine(this.lines, this.seat);
    const silent = document.hidden || settings.ms === 0;
    if (silent) this.#announce(scenes.map((scene) => speech.say(scene.told.said)).join(' '));
    this.staged = true;
    this.#stage.push({ scenes, done: () => (this.shown = step) });
  }

  #show(scene: Scene | null): void {
    this.scene = scene;
    if (scene) this.#announce(speech.say(scene.told.said));
  }

  #announce(sentence: string): void {
    if (sentence) this.announced = sentence;
  }

  #refused(message: Refused): void {
    const waiting = message.id === null ? undefined : this.#waiting.get(message.id);
    if (message.id !== null && message.id === this.pending?.id) this.pending = null;
    this.refusal = { said: message.said, paragraph: message.paragraph };
    if (waiting && message.id) this.#waiting.delete(message.id);
    waiting?.refused(this.refusal);
  }

  #done(id: string): void {
    this.#waiting.get(id)?.done();
    this.#waiting.delete(id);
  }

  #wish(message: Wish): Promise<boolean> {
    this.refusal = null;
    return new Promise((resolve) => {
      if (!this.#wire.send(message)) {
        this.refusal = { said: { key: 'error-offline', params: {} }, paragraph: null };
        return resolve(false);
      }
      this.#waiting.set(message.id, { done: () => resolve(true), refused: () => resolve(false) });
    });
  }
}
