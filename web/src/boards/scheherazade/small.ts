// Small boards are played by finger: what is pressed on them is as large as one.

/** Below this width, in pixels, pieces are taken in hand beside the map. */
export const SMALL = 544;
/** What a finger needs, in pixels. */
export const FINGER = 44;
