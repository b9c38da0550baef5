// A lesson: what its script asks for next, in its own words, and where that is on the page.
import { fetchText, get } from './api';
import { same } from './described';
import { Catalogue, speech } from './speech.svelte';
import { settings } from './settings.svelte';
import type { LessonStep, Said, Script } from './wire';

export class Course {
  script = $state.raw<Script | null>(null);
  #words = $state.raw<Catalogue | null>(null);

  constructor(readonly game: string, lesson: string) {
    void get<Script>(`/games/${game}/lessons/${lesson}`).then((script) => (this.script = script));
  }

  /** Learn the sentences of the lesson in the chosen language. */
  async learn(): Promise<void> {
    const language = settings.language;
    const source = await fetchText(`/games/${this.game}/tutorial/${language}`);
    if (language === settings.language) this.#words = new Catalogue(language, [source], () => speech.names);
  }

  say(said: Said): string {
    return this.#words?.word(said.key, said.params) ?? '';
  }

  /** The step that is asked for after so many plies; null before the first and after the last. */
  at(ply: number): LessonStep | null {
    return this.script?.steps.find((step) => step.ply === ply) ?? null;
  }

  /** Which of all steps it is, counted from one. */
  number(step: LessonStep): number {
    return this.script!.steps.indexOf(step) + 1;
  }
}

/** Places of the board that a step points at, numbered as in moves. */
export function placesOf(step: LessonStep | null): number[] {
  return named(step, 'place').map(Number);
}

/** What shows what is put away: what may be done besides, then the notes of a board. */
const HIDDEN = '[data-mays][aria-expanded=false], [data-notes][aria-current=false]';

/** What lies over the board of a small screen. */
const COVERS = '.notes, aside';

/** Where a step's moves can be made; else what leads there: pieces to take up, gems to lay out, or what brings the board back from under its notes. */
export function movesOf(step: LessonStep, room: ParentNode): Element[] {
  const found = waysOf(step, room);
  return found.length && found.every(covered) ? [...room.querySelectorAll('[data-uncovers]')].filter(seen) : found;
}

function waysOf(step: LessonStep, room: ParentNode): Element[] {
  const moves = [...room.querySelectorAll('[data-move]')].filter((it) => seen(it) && asks(step, JSON.parse(it.getAttribute('data-move')!)));
  if (moves.length) return moves;
  const ways = ['stock', 'mover', 'spot'].flatMap((kind) => calledOf(step, kind, room));
  return ways.length ? ways : [...room.querySelectorAll(HIDDEN)].filter(seen).slice(0, 1);
}

/** Whether something that is no part of it lies over its middle. */
function covered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(COVERS);
  return above != null && !above.contains(element);
}

/** The seats that a step points at. */
export const seatsOf = (step: LessonStep, room: ParentNode): Element[] => calledOf(step, 'token', room, 'seat');

/** Whether a step asks for this move. */
export const asks = (step: LessonStep, move: unknown): boolean => step.moves.some((one) => same(one, move));

const seen = (element: Element): boolean => element.getClientRects().length > 0;

function calledOf(step: LessonStep, attribute: string, room: ParentNode, kind = attribute): Element[] {
  return named(step, kind).flatMap((name) => [...room.querySelectorAll(`[data-${attribute}="${name}"]`)].filter(seen));
}

function named(step: LessonStep | null, kind: string): string[] {
  return (step?.points ?? []).filter((point) => point.startsWith(`${kind} `)).map((point) => point.slice(kind.length + 1));
}
