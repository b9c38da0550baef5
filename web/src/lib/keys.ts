// The same keys on every board: digits and arrows look at a choice, Enter does it.

/** Letters that ask about the table on every board, with the text key of what they ask; none is a letter of a board. */
export const QUESTIONS = { l: 'ask-last', s: 'ask-stock', o: 'ask-offer', w: 'ask-turn', c: 'ask-choices' } as const;
export type Question = (typeof QUESTIONS)[keyof typeof QUESTIONS];
/** The letter that lists all keys. */
export const LISTS = 'h';

/** What a key asks; undefined for other keys. */
export function questionOf(key: string): Question | undefined {
  return Object.entries(QUESTIONS).find(([letter]) => letter === key.toLowerCase())?.[1];
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export interface Place {
  x: number;
  y: number;
}

const AHEAD: Record<Direction, (dx: number, dy: number) => [number, number]> = {
  ArrowUp: (dx, dy) => [-dy, dx],
  ArrowDown: (dx, dy) => [dy, dx],
  ArrowLeft: (dx, dy) => [-dx, dy],
  ArrowRight: (dx, dy) => [dx, dy],
};

/** The choice next to one in a direction: near, and not far aside; −1 where there is none. */
export function nextTo(places: Place[], from: number, direction: Direction): number {
  const start = places[from];
  if (!start) return places.length ? 0 : -1;
  let best = -1;
  let least = Infinity;
  for (const [at, { x, y }] of places.entries()) {
    const [ahead, aside] = AHEAD[direction](x - start.x, y - start.y);
    const way = ahead + 2 * Math.abs(aside);
    if (ahead > 1 && way < least) [best, least] = [at, way];
  }
  return best;
}

export const isDirection = (key: string): key is Direction => key in AHEAD;

/** Whether a key is meant for the board: it goes into no text, number or list, and nothing else has the focus that scrolls. */
export function forBoard({ target, ctrlKey, metaKey, altKey, key }: KeyboardEvent, board: Element): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return false;
  if (!(target instanceof Element) || target.closest('input, textarea, select, [contenteditable]')) return false;
  return !isDirection(key) || target === document.body || board.contains(target);
}

/** What a board offers, in its order: whatever is seen of it. */
export function choices(board: Element): (HTMLElement | SVGElement)[] {
  const all = [...board.querySelectorAll<HTMLElement | SVGElement>('[data-move]')];
  return all.filter((one) => one.getClientRects().length > 0);
}

/** The choice that the tab key would come to first, or the piece that leads to one. */
export function firstStop(board: Element): HTMLElement | SVGElement | undefined {
  const all = [...board.querySelectorAll<HTMLElement | SVGElement>('[data-choice], [data-move]')];
  return all.find((one) => one.tabIndex >= 0 && one.ariaDisabled !== 'true' && !one.matches(':disabled') && one.getClientRects().length > 0);
}

/** Look at a choice: the focus shows it. */
export function lookAt(found: HTMLElement | SVGElement | undefined): boolean {
  found?.focus();
  return found !== undefined;
}

/** Walk from the choice that is looked at to the next one in a direction; whether there was one. */
export function walk(board: Element, direction: Direction): boolean {
  const all = choices(board);
  const places = all.map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const from = all.findIndex((one) => one === document.activeElement);
  return lookAt(all[nextTo(places, from, direction)]);
}

/** The next place in a row that goes round for an arrow key; null for other keys. */
export function stepped(key: string, at: number, length: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % length;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at + length - 1) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : null;
}
