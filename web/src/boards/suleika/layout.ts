// Where market, die, caption and seats lie: in pixels, for any space from a phone to a wall.
import type { Size } from './geometry';
import { FIELD } from './geometry';
import type { Reach } from './rim';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** `scale` is pixels per unit; `market` is where the fields begin, balconies lie outside it. */
export interface Layout {
  scale: number;
  market: { x: number; y: number };
  tray: Box;
  cards: Box[];
}

const GAP = 8;
const LEAST_COLUMN = 220;
const LEAST_CARD = 56;

/** The arrangement, beside or below the market, that leaves the market more room. */
export function arrange(w: number, h: number, seats: number, size: Size, reach: Reach): Layout {
  const whole = {
    w: size[0] * FIELD + reach.left + reach.right,
    h: size[1] * FIELD + reach.top + reach.bottom,
  };
  const options = [below(w, h, seats, whole, reach), next(w, h, seats, whole, reach)];
  return options[1].scale > options[0].scale ? options[1] : options[0];
}

interface Extent {
  w: number;
  h: number;
}

/** Everything else below the market: for phones held upright. */
function below(w: number, h: number, seats: number, whole: Extent, reach: Reach): Layout {
  const columns = columnsFor(w, seats);
  const rows = Math.ceil(seats / columns);
  const width = (w - GAP * (columns + 1)) / columns;
  const least = width < 150 ? 1.4 * LEAST_CARD : Math.max(LEAST_CARD, Math.min(0.07 * h, 0.3 * width));
  const tray = clamp(h * 0.11, 68, 240);
  const others = tray + rows * (least + GAP) + GAP;
  const scale = Math.max(0.1, Math.min(w / whole.w, (h - others) / whole.h));
  const spare = Math.max(0, h - others - scale * whole.h);
  const height = Math.max(least, Math.min(least + spare / rows, 0.3 * width, 1.5 * least));
  const top = (spare - rows * (height - least)) / 2;
  const under = top + scale * whole.h;
  return {
    scale,
    market: origin((w - scale * whole.w) / 2, top, scale, reach),
    tray: { x: GAP, y: under, w: w - 2 * GAP, h: tray },
    cards: Array.from({ length: seats }, (_, seat) => ({
      x: GAP + (seat % columns) * (width + GAP),
      y: under + tray + GAP + Math.floor(seat / columns) * (height + GAP),
      w: width,
      h: height,
    })),
  };
}

function columnsFor(w: number, seats: number): number {
  if (w >= 900) return seats;
  if (seats === 2) return w < 500 ? 1 : 2;
  return seats === 3 ? 3 : 2;
}

/** Everything else in a column at the side: for screens wider than high. */
function next(w: number, h: number, seats: number, whole: Extent, reach: Reach): Layout {
  const least = clamp(0.27 * w, Math.min(LEAST_COLUMN, 0.4 * w), 0.5 * h + 60);
  const scale = Math.max(0.1, Math.min((w - least - 2 * GAP) / whole.w, h / whole.h));
  const width = Math.min(w - 2 * GAP - scale * whole.w, Math.max(least, 0.42 * h));
  const left = Math.max(0, (w - scale * whole.w - width - 2 * GAP) / 2);
  const high = Math.min(h - 2 * GAP, Math.max(scale * whole.h, 420)) - GAP;
  const tray = clamp(0.2 * high, 120, 0.62 * width);
  const card = Math.min((high - tray - seats * GAP) / seats, 0.36 * width);
  const top = Math.max(GAP, (h - tray - seats * (card + GAP)) / 2);
  const x = left + scale * whole.w + GAP;
  return {
    scale,
    market: origin(left, (h - scale * whole.h) / 2, scale, reach),
    tray: { x, y: top, w: width, h: tray },
    cards: Array.from({ length: seats }, (_, seat) => ({
      x,
      y: top + tray + GAP + seat * (card + GAP),
      w: width,
      h: card,
    })),
  };
}

function origin(x: number, y: number, scale: number, reach: Reach): { x: number; y: number } {
  return { x: x + scale * reach.left, y: Math.max(0, y) + scale * reach.top };
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
