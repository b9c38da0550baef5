// The clock of a scene: it runs from 0 to 1 in the time that the scene takes.

export class Clock {
  t = $state(1);
  #frame = 0;

  /** Run for so long; without motion everything has happened at once. */
  run(ms: number, still: boolean): void {
    this.stop();
    if (still || ms <= 0) return;
    this.t = 0;
    this.#tick(ms, performance.now());
  }

  /** Whatever was running is over. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.t = 1;
  }

  #tick(ms: number, start: number): void {
    this.#frame = requestAnimationFrame((now) => {
      this.t = Math.min(1, Math.max(0, now - start) / ms);
      if (this.t < 1) this.#tick(ms, start);
    });
  }
}
