// The order of events on the board: one scene after the other, at a pace that can be changed.
import type { Scene } from './board';
import { condensed, count, late, linger, paced, type Waiting } from './pace';

/** What is to be shown, and what to do when it has been. */
export interface Act {
  scenes: Waiting[];
  done: () => void;
}

export interface StageEnds {
  /** The time an event takes now; 0 shows nothing and goes on at once. */
  ms: () => number;
  /** How many times as long as others a scene takes. */
  lasts: (scene: Waiting) => number;
  /** Whether anybody looks. */
  watched: () => boolean;
  show: (scene: Scene | null) => void;
  /** Nobody looked, or it was too late: what waited has been passed over. */
  missed: () => void;
  idle: () => void;
}

export class Stage {
  #acts: (Act & { came: number })[] = [];
  #running = false;
  /** When the first of those that are shown in one go began. */
  #began = 0;
  #lingers = false;
  #skips = false;
  #wake: (() => void) | null = null;

  constructor(readonly ends: StageEnds) {}

  get busy(): boolean {
    return this.#running;
  }

  /** Show an act after those before it; where nothing is shown, one without scenes is over at once. */
  push(act: Act): void {
    const scenes = this.#skips ? [] : act.scenes;
    if (!this.#running && !scenes.length) return act.done();
    this.#acts.push({ ...act, scenes, came: performance.now() });
    if (!this.#running) void this.#run();
    else if (this.#lingers) this.#wake?.();
  }

  /** Show nothing of what is waiting, nor of what comes until somebody wants to look. */
  skip(): void {
    const waiting = this.#acts;
    this.#acts = [];
    this.#skips = true;
    for (const act of waiting) {
      act.scenes = [];
      act.done();
    }
    this.#wake?.();
  }

  /** Whatever comes from now on is to be seen. */
  look(): void {
    this.#skips = false;
  }

  async #run(): Promise<void> {
    this.#running = true;
    this.#began = performance.now();
    for (let act = this.#acts[0]; act; act = this.#acts[0]) {
      await this.#play(act);
      if (this.#acts[0] === act) {
        this.#acts.shift();
        act.done();
      }
    }
    this.#running = false;
    this.ends.show(null);
    this.ends.idle();
  }

  async #play(act: Act & { came: number }): Promise<void> {
    for (let waiting = this.#condense(); act.scenes.length; waiting = this.#condense()) {
      const pace = this.ends.ms();
      const now = performance.now();
      if (pace > 0 && (!this.ends.watched() || late(pace, now - act.came))) return this.#pass();
      if (pace > 0 && act.scenes[0]!.brief && (await this.#comes(linger(pace)))) continue;
      const scene = act.scenes.shift();
      const usual = paced(pace, waiting, now - this.#began);
      if (!scene || usual <= 0) continue;
      const ms = usual * this.ends.lasts(scene);
      this.ends.show({ ...scene, ms });
      await this.#pause(ms);
      this.#grant(ms - usual);
    }
  }

  /** What takes longer than others makes nothing after it late. */
  #grant(ms: number): void {
    this.#began += ms;
    for (const act of this.#acts) act.came += ms;
  }

  /** Leave out what need not be shown; how many scenes wait. */
  #condense(): number {
    const worth = condensed(this.#acts.map((act) => act.scenes));
    for (const [at, act] of this.#acts.entries()) act.scenes = worth[at]!;
    return count(worth);
  }

  /** Whether more came within so long. */
  async #comes(ms: number): Promise<boolean> {
    const before = this.#acts.length;
    this.#lingers = true;
    await this.#pause(ms);
    this.#lingers = false;
    return this.#acts.length !== before;
  }

  #pass(): void {
    this.skip();
    this.ends.missed();
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
