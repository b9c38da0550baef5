// Gems that a mouse or a finger draws from the stock onto the mat, or from the mat back to the stock.
import type { Haggling } from './haggling.svelte';

const FAR = 8;
const GEM = '[data-stock]:enabled, [data-laid]';
const MAT = '[data-near]';

/** A gem in hand: its kind, where it was taken, and its picture once it has left. */
interface Held {
  kind: number;
  from: HTMLElement;
  laid: boolean;
  x: number;
  y: number;
  drawn: HTMLElement | null;
}

/** Under the pointer, above all else: what it is drawn over must still be found. */
function pictured(from: HTMLElement): HTMLElement {
  const drawn = document.createElement('div');
  const { width } = from.querySelector('svg')!.getBoundingClientRect();
  Object.assign(drawn.style, { position: 'fixed', zIndex: '99', pointerEvents: 'none', fontSize: `${width * 1.25}px`, translate: '-50% -60%' });
  drawn.append(from.querySelector('svg')!.cloneNode(true));
  drawn.dataset['drawn'] = '';
  document.body.append(drawn);
  return drawn;
}

const matUnder = ({ clientX, clientY }: PointerEvent): Element | null => document.elementFromPoint(clientX, clientY)?.closest(MAT) ?? null;

/** What was drawn is not pressed as well. */
function swallow(): void {
  const stop = (event: Event): void => event.stopPropagation();
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
}

/** Let gems be drawn as long as somebody is asked; returns how to stop. */
export function dragging(haggling: Pick<Haggling, 'add' | 'remove'>): () => void {
  let held: Held | null = null;

  function take(event: PointerEvent): void {
    const from = (event.target as Element).closest<HTMLElement>(GEM);
    if (!from || !event.isPrimary || event.button !== 0) return;
    const { stock, laid } = from.dataset;
    held = { kind: Number(stock ?? laid), from, laid: laid !== undefined, x: event.clientX, y: event.clientY, drawn: null };
  }
  function move(event: PointerEvent): void {
    if (!held || (!held.drawn && Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR)) return;
    held.drawn ??= pictured(held.from);
    Object.assign(held.drawn.style, { left: `${event.clientX}px`, top: `${event.clientY}px` });
    mark(matUnder(event));
  }
  function lay(event: PointerEvent): void {
    const [gem, over] = [held, matUnder(event)];
    drop();
    if (!gem?.drawn) return;
    swallow();
    if (over && !gem.laid) haggling.add(gem.kind);
    else if (!over && gem.laid) haggling.remove(gem.kind);
  }
  function drop(): void {
    held?.drawn?.remove();
    held = null;
    mark(null);
  }
  function mark(over: Element | null): void {
    for (const one of document.querySelectorAll(MAT)) one.toggleAttribute('data-over', one === over);
  }

  const heard = { pointerdown: take, pointermove: move, pointerup: lay, pointercancel: drop } as const;
  for (const [type, hear] of Object.entries(heard)) window.addEventListener(type as 'pointerup', hear);
  return () => {
    drop();
    for (const [type, hear] of Object.entries(heard)) window.removeEventListener(type as 'pointerup', hear);
  };
}
