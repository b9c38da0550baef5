// Title, sounds, notifications and other pages that follow what happens at a table.
import { untrack } from 'svelte';
import { notify, title } from '../lib/attention';
import { OnStage } from '../lib/onstage';
import { sound, soundOf } from '../lib/sound';
import { gameTitle, t } from '../lib/speech.svelte';
import type { TableStore } from '../lib/table.svelte';
import type { GameInfo } from '../lib/wire';

/** Follow a table while its page is open. */
export function readyAttention(store: TableStore, info: () => GameInfo | null): void {
  const asked = $derived(store.myTurn);
  const known = $derived(info());
  const name = $derived(known ? gameTitle(known) : 'zoco');
  const stage = new OnStage(store.id);
  let heard = 0;

  $effect(() => title(`${asked ? `${t('your-turn')} ` : ''}${name} · zoco`, asked));
  // Once for each turn, and not before the name of the game is known.
  const called = $derived(asked && info() !== null);
  $effect(() => {
    if (called) untrack(() => notify(`${t('your-turn')} ${name}`));
  });
  $effect(() => {
    if (store.myTurn) sound('turn');
  });
  $effect(() => {
    if (store.scene) sound(soundOf((store.scene.told.event as { type: string }).type));
  });
  $effect(() => stage.tell(store.staged));
  $effect(() => {
    const left = (): void => stage.tell(false);
    addEventListener('pagehide', left);
    return () => (removeEventListener('pagehide', left), stage.close());
  });
  $effect(() => {
    if (store.ended && store.film.last) sound('end');
  });
  $effect(() => {
    const last = store.chat.at(-1);
    if (last && last.number > heard && last.seat !== store.seat) sound('chat');
    heard = last?.number ?? 0;
  });
}
