// Whether the server has a newer page than this one: it is loaded when nothing is being decided.

/** The script that this page was started with. */
const own = (): string | null => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;

/** When to look once more for a server that can make this page whole, in milliseconds. */
const AGAIN = 4000;

class Version {
  /** There is a newer page. */
  stale = $state(false);
  /** A part could not be loaded: only a page that is loaded anew can go on, once there is a server for it. */
  #lacking = false;

  constructor() {
    addEventListener('vite:preloadError', (event) => {
      event.preventDefault();
      this.#lacking = true;
      void this.look();
    });
  }

  /** Look whether the page is still the one that the server hands out, and whole. */
  async look(): Promise<void> {
    const mine = own();
    const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
    if (mine && answer?.ok) this.stale ||= this.#lacking || !(await answer.text()).includes(mine);
    else if (this.#lacking) setTimeout(() => void this.look(), AGAIN);
  }
}

export const version = new Version();

/** Whether somebody is in the middle of something besides the board: a window is open, or a text half written. */
export function occupied(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[type=text]:not([readonly]), textarea');
  return document.querySelector('dialog[open], [role=alertdialog]') !== null || [...fields].some((field) => field.value !== '');
}
