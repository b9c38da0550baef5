// The order of events on the board: one scene after the other, at a pace that can be changed.
import type { Scene } from './board';

/** What is to be shown, and what to do when it has been. */
export interface Act {
  scenes: Omit<Scene, 'ms'>[];
  done: () => void;
}

export interface StageEnds {
  /** The time an event takes now; 0 shows nothing and goes on at once. */
  ms: (scene: Omit<Scene, 'ms'>) => number;
  show: (scene: Scene | null) => void;
  idle: () => void;
}

const HURRY_FROM = 8;

/** When much is waiting, each scene takes less: nobody should lag behind the table for long. */
export function hurried(ms: number, waiting: number): number {
  return waiting <= HURRY_FROM ? ms : Math.max(80, (ms * HURRY_FROM) / waiting);
}

export class Stage {
  #acts: Act[] = [];
  #running = false;
  #wake: (() => void) | null = null;

  constructor(readonly ends: StageEnds) {}

  get busy(): boolean {
    return this.#running;
  }

  /** Show an act after those before it. */
  push(act: Act): void {
    this.#acts.push(act);
    if (!this.#running) void this.#run();
  }

  /** Show nothing more of what is waiting: go to its end. */
  skip(): void {
    const waiting = this.#acts;
    this.#acts = [];
    for (const act of waiting) {
      act.scenes = [];
      act.done();
    }
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.#running = true;
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

  async #play(act: Act): Promise<void> {
    while (act.scenes.length) {
      const scene = act.scenes[0]!;
      const ms = hurried(this.ends.ms(scene), this.#waiting());
      act.scenes.shift();
      if (ms <= 0) continue;
      this.ends.show({ ...scene, ms });
      await this.#pause(ms);
    }
  }

  #waiting(): number {
    return this.#acts.reduce((sum, act) => sum + act.scenes.length, 0);
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
