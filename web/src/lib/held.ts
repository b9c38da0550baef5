// A choice that is pressed and held, or pressed by the other button of a mouse, is asked about instead of made.
import type { Option } from './wire';

const LONG = 500;
const NEAR = 10;
const HEARS = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'contextmenu', 'click'] as const;

/** Ask about the choice that is held down within an element; the click that ends it does nothing. Returns how to stop. */
export function held(root: Element, options: () => Iterable<Option>, ask: (option: Option, from: HTMLElement) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: PointerEvent | null = null;
  let asked = false;

  function fire(one: HTMLElement): void {
    const option = [...options()].find(({ move }) => JSON.stringify(move) === one.dataset['move']);
    if (option) [asked, from] = [true, null];
    if (option) ask(option, one);
  }
  function hear(event: Event): void {
    const one = (event.target as Element).closest<HTMLElement>('[data-move]');
    const pointer = event as PointerEvent;
    if (event.type === 'pointermove' && from && Math.hypot(pointer.clientX - from.clientX, pointer.clientY - from.clientY) < NEAR) return;
    clearTimeout(timer);
    if (event.type === 'pointerdown') {
      [asked, from] = [false, pointer];
      if (one && pointer.button === 0) timer = setTimeout(() => fire(one), LONG);
    } else if (event.type === 'contextmenu' && one) {
      event.preventDefault();
      if (!asked) fire(one);
    } else if (event.type === 'click' && asked) {
      asked = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }
  }

  for (const type of HEARS) root.addEventListener(type, hear, true);
  return () => {
    clearTimeout(timer);
    for (const type of HEARS) root.removeEventListener(type, hear, true);
  };
}
