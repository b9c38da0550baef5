// The visitor's own settings: kept in this browser, never sent.
import { remember, remembered, rememberedOf } from './memory';

export type Language = 'en' | 'de';
export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'calm' | 'brisk' | 'once';
export type Hints = 'auto' | 'on' | 'off';

export const LANGUAGES: Language[] = ['en', 'de'];
export const PACES: Pace[] = ['calm', 'brisk', 'once'];
export const THEMES: Theme[] = ['auto', 'light', 'dark'];
const HINTS: Hints[] = ['auto', 'on', 'off'];
const MS: Record<Pace, number> = { calm: 900, brisk: 500, once: 0 };
/** The time an event takes when somebody wants to see it once more, though all is shown at once. */
export const SHOWN_AGAIN = MS.brisk;

class Settings {
  #name = $state(remembered('name', ''));
  #language = $state(rememberedOf('language', LANGUAGES, browserLanguage()));
  #theme = $state(rememberedOf('theme', THEMES, 'auto'));
  #sound = $state(remembered('sound', !isPhone()));
  #volume = $state(remembered('volume', 0.7));
  #letters = $state(remembered('letters', false));
  #pace = $state(rememberedOf('pace', PACES, 'brisk'));
  #plain = $state(remembered('plain', false));
  #hints = $state(rememberedOf('hints', HINTS, 'auto'));
  #gestures = $state(remembered('gestures', true));
  #steady = $state(remembered('steady', false));
  #notify = $state(remembered('notify', false));
  #keys = $state(remembered('keys', true));
  #pocket = $state(remembered('pocket', ''));
  #still = $state(false);
  /** Whether this device has shown that it cannot keep up with motion; forgotten with the page. */
  slow = $state(false);
  #darkSystem = $state(false);

  constructor() {
    follow('(prefers-reduced-motion: reduce)', (on) => (this.#still = on));
    follow('(prefers-color-scheme: dark)', (on) => (this.#darkSystem = on));
  }

  get name(): string {
    return this.#name;
  }
  set name(value: string) {
    remember('name', (this.#name = value));
  }
  get language(): Language {
    return this.#language;
  }
  set language(value: Language) {
    remember('language', (this.#language = value));
  }
  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    remember('theme', (this.#theme = value));
  }
  get sound(): boolean {
    return this.#sound;
  }
  set sound(value: boolean) {
    remember('sound', (this.#sound = value));
  }
  /** How loud sounds are, from 0 to 1. */
  get volume(): number {
    return this.#volume;
  }
  set volume(value: number) {
    remember('volume', (this.#volume = value));
  }
  /** Whether gems and figures carry the letter of their colour. */
  get letters(): boolean {
    return this.#letters;
  }
  set letters(value: boolean) {
    remember('letters', (this.#letters = value));
  }
  get pace(): Pace {
    return this.#pace;
  }
  set pace(value: Pace) {
    remember('pace', (this.#pace = value));
  }
  /** Whether the described board is shown instead of the drawn one. */
  get plain(): boolean {
    return this.#plain;
  }
  set plain(value: boolean) {
    remember('plain', (this.#plain = value));
  }
  get hints(): Hints {
    return this.#hints;
  }
  set hints(value: Hints) {
    remember('hints', (this.#hints = value));
  }

  /** Whether gestures of others are seen. */
  get gestures(): boolean {
    return this.#gestures;
  }
  set gestures(value: boolean) {
    remember('gestures', (this.#gestures = value));
  }

  /** Whether to call who looks elsewhere; the browser has its own say in that. */
  get notify(): boolean {
    return this.#notify;
  }
  set notify(value: boolean) {
    remember('notify', (this.#notify = value));
  }

  /** Whether motion is kept up even where it jerks. */
  get steady(): boolean {
    return this.#steady;
  }
  set steady(value: boolean) {
    remember('steady', (this.#steady = value));
  }

  /** Fades instead of motion: by the visitor's wish, or because the device needs it. */
  get reduced(): boolean {
    return this.#still || (this.slow && !this.#steady);
  }

  /** Whether single letters, digits and signs do something by themselves. */
  get keys(): boolean {
    return this.#keys;
  }
  set keys(value: boolean) {
    remember('keys', (this.#keys = value));
  }

  /** The table of which this device shows nothing but one's own: the rest is on a television. */
  get pocket(): string {
    return this.#pocket;
  }
  set pocket(value: string) {
    remember('pocket', (this.#pocket = value));
  }

  /** The theme that is shown. */
  get shade(): 'light' | 'dark' {
    return this.#theme === 'auto' ? (this.#darkSystem ? 'dark' : 'light') : this.#theme;
  }

  /** The time an event takes on the board. */
  get ms(): number {
    return MS[this.#pace];
  }
}

/** A phone is silent until it is asked for sound: it may lie on a desk among others. */
function isPhone(): boolean {
  return matchMedia('(pointer: coarse) and (max-width: 64rem)').matches;
}

function browserLanguage(): Language {
  const first = navigator.languages.find((one) => /^(en|de)\b/.test(one));
  return first?.startsWith('de') ? 'de' : 'en';
}

function follow(query: string, tell: (on: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener('change', (event) => tell(event.matches));
}

export const settings = new Settings();
