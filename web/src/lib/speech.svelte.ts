// Sentences in the chosen language: our own catalogue, the server's, and that of a game.
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import { fetchText } from './api';
import { settings, type Language } from './settings.svelte';
import type { GameInfo, Said } from './wire';

type Params = Record<string, FluentVariable>;
/** Where words are said: few at the front of the house, which has to open quickly, most of them inside; some where not everybody comes. */
export type Place = 'front' | 'inside' | 'device' | 'replay' | 'statistics' | 'privacy';
const OWN = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });

/** One catalogue in one language; `names` are what SEAT answers. */
export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(language: string, sources: string[], names: () => string[] = () => []) {
    const seat: FluentFunction = ([number]) => {
      const at = Number(number?.valueOf());
      return names()[at] || this.word('seat-number', { number: at + 1 });
    };
    const heap: FluentFunction = ([letters]) => this.#heap(String(letters?.valueOf()));
    this.#bundle = new FluentBundle(language, { functions: { SEAT: seat, HEAP: heap }, useIsolating: false });
    for (const source of sources) {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  /** Pieces that are written as letters, in words: `heap-w` with `$count` for each W. */
  #heap(letters: string): string {
    const some = (part: string) =>
      [...new Set(part)].map((letter) => {
        const key = letter === '*' ? 'star' : letter.toLowerCase();
        return this.word(`heap-${key}`, { count: part.split(letter).length - 1 });
      });
    return letters.split(' ').filter(Boolean).flatMap(some).join(', ');
  }

  has(key: string): boolean {
    return this.#bundle.getMessage(key)?.value != null;
  }

  /** The sentence of a key; the key itself where there is none, so that a hole is seen. */
  word(key: string, params: Params = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, params, []) : key;
  }
}

class Speech {
  #app = $state.raw<Catalogue | null>(null);
  #game = $state.raw<Catalogue | null>(null);
  #wanted = '';
  #places = new Set<Place>();
  names = $state.raw<string[]>([]);

  /** Whether there is anything to say yet. */
  get ready(): boolean {
    return this.#app !== null;
  }

  /** Learn the server's sentences in the chosen language, and our own of a place besides those known already. A part that waits for them is not opened anew by another language. */
  async learn(place: Place = 'front'): Promise<void> {
    const language = untrack(() => settings.language);
    this.#places.add(place);
    const places = [...this.#places];
    const sources = await Promise.all([fetchText(`/text/${language}`), ...places.map((one) => ownText(one, language))]);
    if (language !== settings.language || (this.#app && places.length < this.#places.size)) return; // more is on its way
    this.#app = new Catalogue(language, sources);
    document.documentElement.lang = language;
  }

  /** Learn the sentences of a game in the chosen language. */
  async learnGame(key: string): Promise<void> {
    const language = untrack(() => settings.language);
    this.#wanted = key + language;
    const source = await fetchText(`/games/${key}/text/${language}`);
    if (this.#wanted === key + language) {
      this.#game = new Catalogue(language, [source], () => this.names);
    }
  }

  /** A sentence of the page. */
  t(key: string, params: Params = {}): string {
    return this.#app?.word(key, params) ?? '';
  }

  /** Whether the page has a sentence. */
  has(key: string): boolean {
    return this.#app?.has(key) ?? false;
  }

  /** What a game or the server said. */
  say(said: Said): string {
    if (this.#game?.has(said.key)) return this.#game.word(said.key, said.params);
    return this.#app?.word(said.key, said.params) ?? said.key;
  }

  /** A word of the game that needs no parameters; null where it has none. */
  gameWord(key: string, params: Params = {}): string | null {
    return this.#game?.has(key) ? this.#game.word(key, params) : null;
  }
}

/** A catalogue of a game that is not at the table, e.g. for its options. */
export async function gameCatalogue(key: string, language: Language): Promise<Catalogue> {
  return new Catalogue(language, [await fetchText(`/games/${key}/text/${language}`)]);
}

async function ownText(place: Place, language: Language): Promise<string> {
  return await OWN[`../text/${place}.${language}.ftl`]!();
}

export const speech = new Speech();
/** What a game is called in the chosen language. */
export function gameTitle(info: GameInfo): string {
  return info.named[settings.language]?.title ?? info.title;
}

export const t = (key: string, params?: Params): string => speech.t(key, params);
