// What it takes to look on at a match: as it is played, or looked back at. Boards, seats and log need no more.
import type { Film } from './film.svelte';
import type { Inquiry } from './inquiry';
import type { TableStore } from './table.svelte';

type Known = 'id' | 'state' | 'shown' | 'scene' | 'seat' | 'shared' | 'names' | 'lines' | 'over' | 'waited' | 'open' | 'pending' | 'busy';
type Doings = 'choose' | 'standIn' | 'gesture' | 'mute' | 'recall' | 'attempt';

export interface Onlook extends Pick<TableStore, Known | Doings> {
  readonly film: Pick<Film, 'edition' | 'recalled' | 'whole' | 'earlier'>;
  readonly inquiry: Pick<Inquiry, 'preview' | 'words' | 'why'>;
}
