// The shape of a seat's card: drawn 60 (narrow: 80) high and as wide as it comes, then scaled.
import type { Point } from './geometry';
import type { Box } from './layout';

export interface Shape {
  narrow: boolean;
  scale: number;
  wide: number;
  high: number;
  top: number;
  text: number;
  gap: number;
}

/** How a card of so many stacks fits into a box; `text` is where the words begin. */
export function shapeOf(box: Box, stacks: number): Shape {
  const narrow = box.w < 150;
  const [drawn, least] = narrow ? [80, 116] : [60, stacks > 1 ? 236 : 194];
  const scale = Math.min(box.h / drawn, box.w / least);
  const wide = box.w / scale;
  const high = box.h / scale;
  const text = narrow ? 34 : stacks > 1 ? 76 : 54;
  const gap = Math.min(64, (wide - text - (stacks > 1 ? 40 : 12)) / 3);
  return { narrow, scale, wide, high, top: (high - drawn) / 2, text, gap };
}

/** As much of a name as the card has room for. */
export function shortened(name: string, { narrow, wide, text }: Shape): string {
  const room = Math.max(2, Math.floor((wide - text - (narrow ? 36 : 48)) / 8));
  return name.length > room ? name.slice(0, room - 1) + '…' : name;
}

/** Where the coins of a card lie, in pixels. */
export function purse(box: Box, stacks: number): Point {
  const { narrow, scale, top, text } = shapeOf(box, stacks);
  return { x: box.x + ((narrow ? 10 : text) + 7) * scale, y: box.y + (top + 42) * scale };
}
