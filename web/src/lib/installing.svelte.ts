// Installing the page: the browser says when it may be offered; where it never does, people do it by hand.

/** What browsers that can install tell, once, before anybody has asked. */
interface Offer extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

class Installing {
  /** What the browser has offered, and nobody has used yet. */
  #offer = $state.raw<Offer | null>(null);

  get offered(): boolean {
    return this.#offer !== null;
  }

  /** Safari on phones and tablets installs by its share menu only, and says by this property whether that was done. */
  get byHand(): boolean {
    return 'standalone' in navigator && navigator.standalone === false;
  }

  /** Keep the offer for our own button. */
  readonly hear = (event: Event): void => {
    event.preventDefault();
    this.#offer = event as Offer;
  };

  /** It was installed, by whatever way. */
  readonly done = (): void => {
    this.#offer = null;
  };

  /** Ask for it; an offer is good for one question. */
  async ask(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const installing = new Installing();
