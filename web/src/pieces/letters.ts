// Letters of colours, for who wants them: in the words of the game that is played.
import { settings } from '../lib/settings.svelte';
import { speech } from '../lib/speech.svelte';

/** The letter of a colour; none where letters are off or the game has none for it. */
export function letterOf(colour: string): string | undefined {
  return settings.letters ? speech.gameWord(`letter-${colour}`)?.toUpperCase() : undefined;
}
