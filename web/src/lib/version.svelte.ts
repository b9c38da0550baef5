// Whether the server has a newer page than this one: it is loaded when nothing is being decided.

/** The script that this page was started with. */
const own = (): string | null => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;

class Version {
  /** There is a newer page. */
  stale = $state(false);

  constructor() {
    // A part of this page is not there any more: only a newer one can go on.
    addEventListener('vite:preloadError', (event) => {
      event.preventDefault();
      this.stale = true;
    });
  }

  /** Look whether the page is still the one that the server hands out. */
  async look(): Promise<void> {
    const mine = own();
    const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
    if (mine && answer?.ok) this.stale ||= !(await answer.text()).includes(mine);
  }
}

export const version = new Version();

/** Whether somebody is in the middle of something besides the board: a window is open, or a text half written. */
export function occupied(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[type=text]:not([readonly]), textarea');
  return document.querySelector('dialog[open], [role=alertdialog]') !== null || [...fields].some((field) => field.value !== '');
}
