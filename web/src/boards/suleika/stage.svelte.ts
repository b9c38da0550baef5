// Shows events one after the other: what lies on the board before, during and after each of them.
import type { GameEvent, SuleikaView } from '../../lib/games/suleika';
import type { Scene } from '../../lib/board';
import { after, shownOf } from './shown';
import type { Shown } from './shown';

const ECHO = 900;

export class Stage {
  /** What lies on the board now; an event changes it when it has been shown. */
  shown: Shown;
  /** What lay there before the event that is being shown. */
  before: Shown;
  /** The event that is being shown, and which part of it is over. */
  event: GameEvent | null = $state.raw(null);
  t = $state(1);
  /** Without motion: the event has happened already and is only marked. */
  still = $state(false);

  #scene: Scene | null = null;
  #view: SuleikaView;
  #frame = 0;
  #echo: ReturnType<typeof setTimeout> | undefined;

  constructor(view: SuleikaView) {
    this.#view = view;
    this.shown = $state.raw(shownOf(view, null));
    this.before = $state.raw(this.shown);
  }

  /** Follow the table page, whose view is always the one before the events of a step. */
  follow(scene: Scene | null, view: SuleikaView, reduced: boolean): void {
    if (scene !== this.#scene || view !== this.#view) this.#finish();
    if (view !== this.#view) {
      this.#view = view;
      this.shown = shownOf(view, this.shown.pips);
    }
    if (scene === this.#scene) return;
    this.#scene = scene;
    if (scene) this.#begin(scene, reduced);
    else if (!this.still) this.event = null;
  }

  /** Stop all timers. */
  leave(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#echo);
  }

  #begin(scene: Scene, reduced: boolean): void {
    this.leave();
    this.before = this.shown;
    this.event = scene.told.event as GameEvent;
    this.still = reduced || scene.ms <= 0;
    this.t = this.still ? 1 : 0;
    if (this.still) this.#mark(scene.ms);
    else this.#run(scene.ms, performance.now());
  }

  #mark(ms: number): void {
    this.#happen();
    this.#echo = setTimeout(() => {
      this.event = null;
      this.still = false;
    }, Math.max(ms, ECHO));
  }

  #run(ms: number, start: number): void {
    this.#frame = requestAnimationFrame((now) => {
      this.t = Math.min(1, Math.max(0, now - start) / ms);
      if (this.t < 1) this.#run(ms, start);
      else this.#finish();
    });
  }

  /** The event has been shown: its effect stays. */
  #finish(): void {
    cancelAnimationFrame(this.#frame);
    if (this.event && !this.still && this.shown === this.before) this.#happen();
    this.t = 1;
  }

  #happen(): void {
    if (!this.event) return;
    const names = this.#view.edition.carpets.map(([name]) => name);
    this.shown = after(this.before, this.event, names);
  }
}

/** Slow at both ends. */
export function ease(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
}

/** The part of a stretch of time that is over: 0 before `from`, 1 after `to`. */
export function part(t: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (t - from) / (to - from)));
}
