// Title, sounds, notifications and other pages that follow what happens at a table.
import { untrack } from 'svelte';
import { notify, title } from './attention';
import { OnStage } from './onstage';
import { sound, soundOf } from './sound';
import { gameTitle, t } from './speech.svelte';
import type { TableStore } from './table.svelte';
import type { GameInfo } from './wire';

/** Follow a table while its page is open. */
export function readyAttention(store: TableStore, info: () => GameInfo): void {
  const asked = $derived(store.myTurn);
  const name = $derived(gameTitle(info()));
  const stage = new OnStage(store.id);
  let heard = 0;

  $effect(() => title(`${asked ? `${t('your-turn')} ` : ''}${name} · zoco`, asked));
  $effect(() => {
    if (asked) untrack(() => void notify(`${t('your-turn')} ${name}`));
  });
  $effect(() => {
    if (store.myTurn) sound('turn');
  });
  readySound(store);
  $effect(() => stage.tell(store.staged));
  $effect(() => {
    const left = (): void => stage.tell(false);
    addEventListener('pagehide', left);
    return () => (removeEventListener('pagehide', left), stage.close());
  });
  $effect(() => {
    const last = store.chat.at(-1);
    if (last && last.number > heard && last.seat !== store.seat) sound('chat');
    heard = last?.number ?? 0;
  });
}

/** The sounds of what is shown, and of the end. */
export function readySound(store: TableStore): void {
  $effect(() => {
    if (store.scene) sound(soundOf((store.scene.told.event as { type: string }).type));
  });
  $effect(() => {
    if (store.ended && store.film.last) sound('end');
  });
}
