// Where things are on the page, for what flies from one to another.
import type { Spot } from './board';

/** The middle of an element, in pixels of the window; null where it is not drawn. */
export function middleOf(element: Element | null | undefined): Spot | null {
  const box = element?.getBoundingClientRect();
  return box?.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}
