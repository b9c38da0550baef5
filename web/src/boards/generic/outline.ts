// A view that its game has no words for, as a list that can be read aloud; nothing in it is guessed.

export type Word = (key: string) => string | null;

/** One thing and what is known of it. */
export interface Item {
  label: string;
  text: string;
  items: Item[];
}

/** The fields of a view; `word` knows names of things in the game's texts. */
export function itemsOf(view: unknown, word: Word): Item[] {
  return itemOf('', view ?? {}, word).items;
}

function itemOf(label: string, value: unknown, word: Word): Item {
  if (Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null && !Array.isArray(one))) {
    return { label, text: '', items: value.map((one, at) => itemOf(String(at + 1), one, word)) };
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const inner = Object.entries(value).map(([key, one]) => itemOf(nameOf(key, word), one, word));
    return { label, text: '', items: inner };
  }
  return { label, text: textOf(value), items: [] };
}

/** A value in one line. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '' || value === -1) return '–';
  if (value === true) return '✓';
  if (value === false) return '–';
  if (Array.isArray(value)) {
    const nested = value.some(Array.isArray);
    return value.length ? value.map(textOf).join(nested ? '; ' : ', ') : '–';
  }
  if (typeof value === 'object') return Object.values(value).map(textOf).join(', ');
  return String(value);
}

/** What a field is called: by the game's texts if they can say it, else by its own name. */
export function nameOf(key: string, word: Word): string {
  const dashed = key.replaceAll('_', '-');
  const names = [word(`field-${dashed}`), word(`board-${dashed}`)];
  const known = names.find((one) => one && !one.includes('{'));
  if (known) return known;
  const plain = key.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
