// What is shown of a match: frame after frame in scenes, and no word of it before its picture.
import type { Scene } from './board';
import { HALF } from './pace';
import { settings, SHOWN_AGAIN } from './settings.svelte';
import { speech } from './speech.svelte';
import { Stage, type Act } from './stage';
import type { Frame, Step, Told } from './wire';

/** Whether an event is by a seat, or towards it. */
function names({ event }: Told, seat: number | null): boolean {
  const { seat: one, other } = (event ?? {}) as { seat?: unknown; other?: unknown };
  return seat !== null && (one === seat || other === seat);
}

const typeOf = ({ event }: Told): string => (event as { type: string }).type;

export interface TellingEnds {
  /** Whose eyes look at it. */
  seat: () => number | null;
  /** Whether a table waits for people, and not for bots. */
  waits: (frame: Frame) => boolean;
  /** A frame has been shown, as it is now. */
  reached: (frame: Frame) => void;
}

export class Telling {
  /** The frame that is shown when no scene is. */
  shown = $state.raw<Frame | null>(null);
  /** The last step that has been shown to its end. */
  settled = $state.raw<Step | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** What has been seen of the scenes that run, and may be read. */
  told = $state.raw<Told | null>(null);
  staged = $state(false);
  announced = $state('');
  /** Whether something was passed over: nobody looked, or it was too late to show it. */
  missed = $state(false);
  /** Whether the past is shown once more. */
  again = $state(false);
  /** Types of events that take so many times as long as others, as the board says. */
  lasting: Readonly<Record<string, number>> = {};
  /** How much of its scene an event needs to be seen, where that is not half of it. */
  seen: Readonly<Record<string, number>> = {};
  #hearing: ReturnType<typeof setTimeout> | undefined;
  #stage: Stage;
  #last: Frame | null = null;

  constructor(readonly ends: TellingEnds) {
    this.#stage = new Stage({
      ms: () => (this.again ? settings.ms || SHOWN_AGAIN : settings.ms),
      lasts: ({ told }) => this.lasting[typeOf(told)] ?? 1,
      watched: () => !document.hidden,
      show: (scene) => this.#show(scene),
      missed: () => ((this.missed = true), this.#look()),
      idle: () => ([this.staged, this.again] = [false, false]),
    });
  }

  /** Show a step as it is. */
  begin(step: Step, frame: Frame | null): void {
    this.#last = frame;
    this.#settle(step, frame);
  }

  /** Show the new frames of a step after `last`; where nobody looks or some are missing, only the end. */
  enact(step: Step, last: Frame, news: Frame[]): void {
    const told = news.flatMap((frame) => frame.told);
    const passed = document.hidden || (news[0] ?? last).seq > last.seq + 1;
    if (passed && told.length) this.missed = true;
    const silent = passed || settings.ms === 0;
    if (silent) this.#announce(told.map((one) => speech.say(one.said)).join(' '));
    const acts = silent ? [] : this.#acts(last, news);
    this.#last = step.frames.at(-1)!;
    this.#push([...acts, { scenes: [], done: () => this.#settle(step, step.frames.at(-1)!) }]);
    this.#look();
  }

  /** Show frames once more, of which the first is only where it begins; then the table as it stands. */
  repeat([first, ...frames]: Frame[]): void {
    this.missed = false;
    if (!first || this.staged) return;
    const stands = this.shown;
    this.again = true;
    // Seats stand as they stood: what is about to be told has not happened yet.
    this.#reach(first);
    this.#stage.look();
    this.#push([...this.#acts(first, frames), { scenes: [], done: () => this.#reach(stands) }]);
  }

  /** I have decided: what comes now is to be seen, and what was passed over is of no interest any more. */
  decided(): void {
    this.missed = false;
    this.#stage.look();
  }

  /** Go to the end of everything that waits, and of what bots will do before people decide again. */
  skip(): void {
    this.#stage.skip();
    this.#look();
  }

  /** What somebody decides is to be seen again. */
  #look(): void {
    if (!this.#last || this.ends.waits(this.#last)) this.#stage.look();
  }

  /** Nothing is known any more. */
  forget(): void {
    this.skip();
    [this.shown, this.settled, this.#last, this.missed, this.announced] = [null, null, null, false, ''];
    this.#stage.look();
  }

  #acts(last: Frame, frames: Frame[]): Act[] {
    return frames.map((frame, number) => {
      const before = frames[number - 1] ?? last;
      const scenes = frame.told.map((told, at) => ({ before, frame, told, at, brief: this.#brief(frame, told) }));
      return { scenes, done: () => this.#reach(frame) };
    });
  }

  #settle(step: Step, frame: Frame | null): void {
    this.settled = step;
    this.#reach(frame);
  }

  #reach(frame: Frame | null): void {
    this.shown = frame;
    if (frame && !this.again) this.ends.reached(frame);
  }

  /** A step of a haggle or a choice face down; not if another made it towards this seat. */
  #brief(frame: Frame, told: Told): boolean {
    return told.passing === true && (frame.seat === this.ends.seat() || !names(told, this.ends.seat()));
  }

  #push(acts: Act[]): void {
    for (const act of acts) this.#stage.push(act);
    this.staged = this.#stage.busy;
    this.again &&= this.staged;
  }

  #show(scene: Scene | null): void {
    clearTimeout(this.#hearing);
    this.scene = scene;
    if (!scene) this.told = null;
    else if (settings.reduced) this.#hear(scene);
    else this.#hearing = setTimeout(() => this.#hear(scene), scene.ms * (this.seen[typeOf(scene.told)] ?? HALF));
  }

  /** It has been seen: now it may be read. */
  #hear({ told }: Scene): void {
    this.told = told;
    this.#announce(speech.say(told.said));
  }

  #announce(sentence: string): void {
    if (sentence) this.announced = sentence;
  }
}
