// A phone in the hand of somebody who sits before a television: it may show nothing but what is theirs.
import type { TableStore } from './table.svelte';

/** Whether one person plays here, and has something in hand. */
export const hasPocket = (store: TableStore): boolean => store.seat !== null && !store.shared && !store.ended && store.state!.table.origin?.lesson == null;
