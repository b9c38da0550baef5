// The figures of finished matches, as the server has counted them.
import { fetchText, get } from './api';
import type { Language } from './settings.svelte';
import { Catalogue } from './speech.svelte';
import type { Figures } from './wire';

/** What one match is counted for; with what bargains were worth it takes some seconds where nobody has asked before. */
export const figuresOf = (id: string, worth = false): Promise<Figures> => get<Figures>(`/tables/${id}/statistics?worth=${worth}`);

/** What is counted, and what brought it, in the words of the server. */
export async function sourceWords(language: Language): Promise<Catalogue> {
  return new Catalogue(language, [await fetchText(`/text/${language}/statistics`)]);
}
