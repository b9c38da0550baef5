// What a board component is given: the contract between the table page and every board.
import type { Aspect, Description, Said, Told } from './wire';

/** One event being shown now; `ms` is the time it should take (0: skip). */
export interface Scene { told: Told; seat: number; ms: number }

export interface BoardProps {
  /**
   * The game's view, typed in ./games/<key>. While the scenes of a step are shown it is still the
   * view before that step; after its last scene it is the view after it. `must` and `may` are null
   * meanwhile, unless the same is still asked: then a half-made choice goes on.
   */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  view: any;
  seat: number | null;
  names: string[];
  /** The view in the words of the game; empty where the game has none. */
  outline: Aspect[];
  must: Description | null;
  may: Description | null;
  /** The sentence in the chosen language. */
  say: (said: Said) => string;
  /** Play this move. One that the rules refuse is answered with a sentence and its paragraph. */
  choose: (move: unknown) => void;
  /** Facts from the server about a move; the refusal, if it is not allowed. */
  preview: (move: unknown) => Promise<Said[]>;
  /** What is being animated right now. */
  scene: Scene | null;
  /** A move is on its way. */
  busy: boolean;
  /** Reduced motion. */
  reduced: boolean;
}
