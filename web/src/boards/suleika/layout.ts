// Where market and die lie: in pixels, for any space from a phone to a wall.
import type { Size } from './geometry';
import { FIELD } from './geometry';
import type { Bowl } from './poses';
import type { Reach } from './rim';

/** `scale` is pixels per unit; `market` is where the fields begin, balconies lie outside it. */
export interface Layout {
  scale: number;
  market: { x: number; y: number };
  bowl: Bowl;
}

interface Extent {
  w: number;
  h: number;
}

const GAP = 8;
const [LEAST, MOST] = [54, 200];

/** How much of a bowl its two slanted sides leave of the corner that it stands in: the sum of both ways. */
const SLANT = 1 + 112 / 168;
/** A market that is not even so much larger keeps the bowl out of its corner. */
const WORTH = 1.1;

/**
 * The arrangement that leaves the market more room: the bowl in the lower left corner, beside or below
 * it; or where the market's own corner is `free` of a balcony and it gains by that, in there.
 */
export function arrange(w: number, h: number, size: Size, reach: Reach, free = false): Layout {
  const whole = {
    w: size[0] * FIELD + reach.left + reach.right,
    h: size[1] * FIELD + reach.top + reach.bottom,
  };
  const options = [below(w, h, whole, reach), beside(w, h, whole, reach)];
  const usual = options[1].scale > options[0].scale ? options[1] : options[0];
  if (!free) return usual;
  const within = inside(w, h, whole, reach);
  return within.scale > WORTH * usual.scale ? within : usual;
}

/** For screens with no room to spare: the bowl in the lower right corner, which cuts no field. */
function inside(w: number, h: number, whole: Extent, reach: Reach): Layout {
  const bowl = LEAST;
  const fields = whole.w - reach.right + (whole.h - reach.bottom);
  const scale = Math.max(0.1, Math.min(w / whole.w, h / whole.h, (w + h - SLANT * bowl - GAP) / fields));
  return {
    scale,
    market: { x: scale * reach.left, y: scale * reach.top },
    bowl: { x: w - bowl / 2, y: h - bowl / 2, size: bowl },
  };
}

/** For screens that are higher than wide. */
function below(w: number, h: number, whole: Extent, reach: Reach): Layout {
  const least = clamp(h * 0.13, LEAST, MOST);
  const scale = Math.max(0.1, Math.min(w / whole.w, (h - least - GAP) / whole.h));
  const bowl = clamp(h - scale * whole.h - GAP, least, Math.min(MOST, 0.3 * w));
  const left = (w - scale * whole.w) / 2;
  const top = Math.max(0, h - bowl - GAP - scale * whole.h) / 2;
  return {
    scale,
    market: { x: left + scale * reach.left, y: top + scale * reach.top },
    bowl: { x: left + bowl / 2 + GAP, y: h - bowl / 2, size: bowl },
  };
}

/** For screens that are wider than high. */
function beside(w: number, h: number, whole: Extent, reach: Reach): Layout {
  const least = clamp(w * 0.14, LEAST, MOST);
  const scale = Math.max(0.1, Math.min((w - least - GAP) / whole.w, h / whole.h));
  const [across, spare] = [scale * whole.w, w - scale * whole.w - GAP];
  const bowl = clamp(spare * 0.6, least, Math.min(MOST, 0.4 * h));
  // In the middle of its space, unless the bowl needs room there.
  const left = Math.max(bowl + GAP, (w - across) / 2);
  return {
    scale,
    market: { x: left + scale * reach.left, y: (h - scale * whole.h) / 2 + scale * reach.top },
    bowl: { x: Math.max(bowl / 2, (left - GAP) / 2), y: h - bowl / 2 - GAP, size: bowl },
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
