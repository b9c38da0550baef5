// The journey as it is drawn: where the standard route runs, on a wide map and on a tall one.

export type Point = readonly [number, number];

/** One drawing of the map: its window, sizes, the route from start to palace, and the detour. */
export interface Drawing {
  name: 'wide' | 'tall';
  box: readonly [number, number, number, number];
  big: Point;
  small: Point;
  start: Point;
  palace: Point;
  bedouin: number;
  camel: number;
  route: readonly Point[];
  detour: readonly Point[];
  /** Where the palace stands, and its seven doors from there. */
  origin: Point;
  /** Where the name of its city is written. */
  city: Point;
  doors: readonly Point[];
  door: Point;
  /** How much farther apart things lie than they were drawn, from left to right and from top to bottom. */
  stretch: Point;
  /** How much larger fields and pieces are than they were drawn. */
  grown: number;
}

/** What a finger needs, in pixels. */
export const FINGER = 44;

/** The fields of the drawn route at which the detour leaves and comes back. */
export const ENTRY = 10;
export const EXIT = 14;
export const WIDE: Drawing = {
  name: 'wide',
  box: [2, 0, 940, 602],
  big: [39, 28],
  small: [30, 21.5],
  start: [70, 32],
  palace: [46, 20],
  bedouin: 43,
  camel: 56,
  route: [[102, 538], [204, 562], [296, 546], [385, 520], [475, 521], [565, 538], [647, 547], [725, 531], [800, 508], [860, 464], [836, 404], [750, 428], [664, 437], [577, 429], [492, 410], [414, 394], [342, 367], [280, 321], [258, 257], [303, 201], [374, 170], [450, 155], [526, 152], [601, 158], [672, 176], [744, 206]],
  detour: [[868, 343], [818, 295], [744, 273], [665, 265], [586, 271], [517, 294], [474, 345]],
  origin: [819, 176],
  city: [819, 194],
  doors: [[-40, -62], [0, -62], [40, -62], [-72, -4], [-37, -4], [37, -4], [72, -4]],
  door: [27, 37],
  stretch: [1, 1],
  grown: 1,
};

export const TALL: Drawing = {
  name: 'tall',
  box: [0, 0, 390, 466],
  big: [27, 19.5],
  small: [22, 15.5],
  start: [40, 20],
  palace: [30, 16],
  bedouin: 34,
  camel: 42,
  route: [[50, 412], [118, 428], [180, 419], [240, 410], [299, 417], [352, 391], [322, 348], [266, 354], [210, 359], [155, 359], [101, 344], [132, 303], [186, 297], [240, 294], [296, 284], [348, 262], [357, 212], [342, 165], [291, 150], [238, 146], [186, 145], [134, 148], [83, 152], [36, 131], [34, 86], [92, 76]],
  detour: [[46, 318], [39, 268], [70, 227], [122, 207], [177, 201], [231, 207], [280, 234]],
  origin: [240, 108],
  city: [316, 121],
  doors: [[-102, -3], [-68, -3], [-34, -3], [0, -3], [34, -3], [68, -3], [102, -3]],
  door: [25, 36],
  stretch: [1, 1],
  grown: 1,
};

/** Half of what lies between two doors side by side: a finger that needs more presses the neighbour. */
export function doorway({ doors }: Drawing): number {
  return Math.min(...doors.flatMap(([x, y], at) => doors.slice(at + 1).filter((other) => other[1] === y).map((other) => Math.abs(other[0] - x) / 2)));
}

/** A land is stretched so far; beyond that it has sand at its sides. */
const WIDER = 1.9;
const HIGHER = 1.25;
const LARGER = 1.3;

/** A drawing that fills a room of these proportions: fields lie farther apart, and grow where that leaves room. */
export function filling(drawing: Drawing, aspect: number): Drawing {
  const [x, y, wide, high] = drawing.box;
  const more = aspect / (wide / high);
  if (!Number.isFinite(more) || more <= 0) return drawing;
  const stretch: Point = [Math.min(WIDER, Math.max(1, more)), Math.min(HIGHER, Math.max(1, 1 / more))];
  const apart = ([left, top]: Point): Point => [x + (left - x) * stretch[0], y + (top - y) * stretch[1]];
  const grown = Math.min(LARGER, Math.sqrt(stretch[0]));
  const grow = ([half, high]: Point): Point => [half * grown, high * grown];
  return {
    ...drawing,
    stretch,
    grown,
    big: grow(drawing.big),
    small: grow(drawing.small),
    start: grow(drawing.start),
    palace: grow(drawing.palace),
    bedouin: drawing.bedouin * grown,
    camel: drawing.camel * grown,
    box: [x, y, wide * stretch[0], high * stretch[1]],
    route: drawing.route.map(apart),
    detour: drawing.detour.map(apart),
    origin: apart(drawing.origin),
    city: apart(drawing.city),
  };
}
