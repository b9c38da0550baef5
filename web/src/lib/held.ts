// What is pressed and held, or pressed by the other button of a mouse, asks instead of doing.
const LONG = 500;
const NEAR = 10;
type Held = HTMLElement | SVGElement;

/** Ask when this is held down, or by its context menu; the click that ends it does nothing. */
export function held(node: Held, ask: (from: Held) => void): { update: (ask: (from: Held) => void) => void; destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let asked = false;
  const settle = (): void => clearTimeout(timer);
  function fire(): void {
    settle();
    asked = true;
    ask(node);
  }
  const on: [string, (event: PointerEvent) => void][] = [
    ['pointerdown', (event) => {
      settle();
      [asked, from] = [false, { x: event.clientX, y: event.clientY }];
      if (event.button === 0) timer = setTimeout(fire, LONG);
    }],
    ['pointermove', (event) => Math.hypot(event.clientX - from.x, event.clientY - from.y) > NEAR && settle()],
    ['pointerup', settle],
    ['pointercancel', settle],
    ['pointerleave', settle],
    ['contextmenu', (event) => {
      event.preventDefault();
      if (!asked) fire();
    }],
    ['click', (event) => {
      if (!asked) return;
      asked = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }],
  ];
  for (const [type, heard] of on) node.addEventListener(type, heard as EventListener, true);
  return {
    update: (now) => void (ask = now),
    destroy: () => {
      settle();
      for (const [type, heard] of on) node.removeEventListener(type, heard as EventListener, true);
    },
  };
}
