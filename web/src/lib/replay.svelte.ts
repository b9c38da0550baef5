// A match that is looked back at on this page: through whose eyes, at which ply, and how it runs.
import { get, Trouble } from './api';
import type { Scene } from './board';
import { extended, upTo, type Line } from './chronicle';
import type { Onlook } from './onlook';
import { HALF } from './pace';
import { isShortened, lineOf, marksOf, pauseOf, sharesOf, type Mark, type Pause } from './reel';
import { settings } from './settings.svelte';
import { speech } from './speech.svelte';
import type { Aspect, Ask, Film, Frame, Reason, Reasons, Review, Said, State, Told, Words } from './wire';

/** Whose eyes: a seat's, a spectator's, or eyes that see everything. */
export type Eyes = number | 'public' | 'open';
export type Speed = 'slow' | 'usual' | 'fast' | 'true';
export const SPEEDS: Speed[] = ['slow', 'usual', 'fast', 'true'];
/** How long a position is looked at before somebody wants it in words, in milliseconds. */
const STAYS = 400;
const MS: Record<Speed, number> = { slow: 1300, usual: 650, fast: 220, true: 500 };

export class Replay implements Onlook {
  readonly id: string;
  state = $state.raw<State | null>(null);
  eyes = $state<Eyes>('public');
  /** The positions of the surviving line, by ply. */
  line = $state.raw<Frame[]>([]);
  lines0 = $state.raw<Line[]>([]);
  ply = $state(0);
  scene = $state.raw<Scene | null>(null);
  /** What has been seen of the scenes that run, and may be read. */
  heard = $state.raw<Told | null>(null);
  playing = $state(false);
  speed = $state<Speed>('usual');
  /** A pause that is being shown for less than it was. */
  pause = $state.raw<Pause | null>(null);
  review = $state.raw<Review | null>(null);
  /** Whether the review is on its way. */
  reviewing = $state(false);
  trouble = $state.raw<Said | null>(null);
  /** What the board says of events: which take longer, how much of them is to be seen before they are read, and which give points. */
  lasting: Readonly<Record<string, number>> = {};
  seen: Readonly<Record<string, number>> = {};
  scorings = $state.raw<readonly string[]>([]);
  film = $state.raw({ edition: {} as Record<string, unknown>, recalled: [] as unknown[], whole: true, earlier: () => Promise.resolve() });
  readonly inquiry = {
    preview: () => Promise.resolve([]),
    // Who walks through a match fast asks for the words of a position only where they stay.
    words: async (frame: Frame): Promise<Aspect[]> => {
      await new Promise((resolve) => setTimeout(resolve, STAYS));
      if (this.shown !== frame) return [];
      return (await get<Words>(`/tables/${this.id}/outline?seq=${frame.seq}${this.#seen}`)).outline;
    },
    why: async (seat: number, number: string): Promise<Reason[]> =>
      (await get<Reasons>(`/tables/${this.id}/why?seq=${this.shown?.seq ?? 0}&of=${seat}&number=${number}${this.#seen}`)).reasons,
  };
  // Nothing can be done here: what is done is over.
  readonly open: Ask | null = null;
  readonly pending = null;
  readonly busy = false;
  readonly shared = false;
  readonly over = true;
  readonly waited: number[] = [];
  readonly choose = (): void => undefined;
  readonly standIn = (): Promise<boolean> => Promise.resolve(false);
  readonly gesture = (): void => undefined;
  readonly mute = (): Promise<boolean> => Promise.resolve(false);
  readonly recall = (): Promise<void> => Promise.resolve();
  #wanted = 0;
  #wake: (() => void) | null = null;

  constructor(id: string) {
    this.id = id;
  }

  readonly marks: Mark[] = $derived(marksOf(this.line, this.scorings, this.review?.turning ?? []));
  readonly shares: number[][] | null = $derived(this.review && this.line.length ? sharesOf(this.line, this.review) : null);
  readonly lines: Line[] = $derived(upTo(this.lines0, this.shown?.seq ?? -1));

  get shown(): Frame | null {
    return this.line[this.ply] ?? null;
  }

  get last(): number {
    return Math.max(0, this.line.length - 1);
  }

  get names(): string[] {
    return this.state?.table.seats.map((seat) => seat.name) ?? [];
  }

  get seat(): number | null {
    return typeof this.eyes === 'number' ? this.eyes : null;
  }

  get ended(): boolean {
    return this.state !== null && !['waiting', 'playing'].includes(this.state.table.status);
  }

  /** Through whose eyes one may look: before the end one's own; where several share this screen, or nobody plays, a spectator's. */
  get views(): Eyes[] {
    const mine = this.state?.mine ?? [];
    if (!this.ended) return mine.length === 1 ? [...mine] : ['public'];
    return ['open', ...this.names.keys(), ...(mine.length ? [] : ['public' as const])];
  }

  /** What the shown position came by. */
  readonly caption: string = $derived(this.shown?.told.map((told) => speech.say(told.said)).join(' ') ?? '');

  /** Read the match; a link to a ply says where to begin, and never through whose eyes. */
  async enter(state: State, ply: number | null): Promise<void> {
    this.state = { ...state, table: { ...state.table, seats: state.table.seats.map((seat) => ({ ...seat, here: true })) } }; // who is away now was there then
    speech.names = this.names;
    this.eyes = this.views[0]!;
    await this.look(ply);
    if (this.ended) void this.#reviewed();
  }

  /** Look through other eyes: nothing of what the last ones saw stays. */
  async lookAs(eyes: Eyes): Promise<void> {
    if (eyes === this.eyes) return;
    this.stop();
    this.eyes = eyes;
    await this.look(this.ply);
  }

  async look(ply: number | null): Promise<void> {
    const wanted = ++this.#wanted;
    const frames: Frame[] = [];
    for (let from: number | null = 0; from !== null; ) {
      const page: Film = await get<Film>(`/tables/${this.id}/frames?from=${from}${this.#seen}`);
      if (wanted !== this.#wanted) return;
      frames.push(...page.frames);
      from = page.next;
    }
    const { edition } = await get<{ edition: Record<string, unknown> }>(`/tables/${this.id}/replay/0?${this.#seen}`);
    if (wanted !== this.#wanted) return;
    const line = lineOf(frames);
    const recalled = line.flatMap((frame) => frame.told.filter((told) => told.remembered).map((told) => told.event));
    this.film = { ...this.film, edition, recalled };
    this.lines0 = extended([], line);
    this.line = line;
    this.ply = Math.min(Math.max(0, ply ?? 0), this.last);
  }

  async #reviewed(): Promise<void> {
    this.reviewing = true;
    this.review = await get<Review>(`/tables/${this.id}/review`).catch(() => null);
    this.reviewing = false;
  }

  /** Go to a position at once; whatever was running stops. */
  go(ply: number): void {
    this.stop();
    this.ply = Math.min(Math.max(0, ply), this.last);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else void this.play();
  }

  stop(): void {
    this.playing = false;
    [this.scene, this.heard, this.pause] = [null, null, null];
    this.#wake?.();
  }

  /** From the shown position to the end, or once more from the start. */
  async play(): Promise<void> {
    if (this.playing) return;
    if (this.ply === this.last) this.ply = 0;
    this.playing = true;
    while (this.playing && this.ply < this.last) await this.#advance();
    this.stop();
  }

  async #advance(): Promise<void> {
    const [before, frame] = [this.line[this.ply]!, this.line[this.ply + 1]!];
    const pause = pauseOf(before, frame);
    if (this.speed === 'true') {
      this.pause = isShortened(pause) ? pause : null;
      await this.#wait(pause.ms);
      this.pause = null;
    }
    for (const [at, told] of frame.told.entries()) {
      if (!this.playing) return;
      const ms = MS[this.speed] * (this.lasting[kind(told.event)] ?? 1);
      this.scene = { before, frame, told, at, ms };
      const unread = settings.reduced ? 0 : ms * (this.seen[kind(told.event)] ?? HALF);
      await this.#wait(unread);
      if (!this.playing) return;
      this.heard = told;
      await this.#wait(ms - unread);
    }
    if (!this.playing) return;
    this.ply += 1;
    [this.scene, this.heard] = [null, null];
  }

  /** So long, or until it is stopped. */
  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => (clearTimeout(timer), resolve());
    });
  }

  /** Do it; a refusal is shown as a sentence. Whether it was done. */
  readonly attempt = async (wish: () => Promise<unknown>): Promise<boolean> => {
    try {
      await wish();
      this.trouble = null;
      return true;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.trouble = error.said;
      return false;
    }
  };

  get #seen(): string {
    return this.eyes === 'open' ? '&open=true' : this.eyes === 'public' ? '' : `&seat=${this.eyes}`;
  }
}

const kind = (event: unknown): string => String((event as { type?: unknown }).type);
