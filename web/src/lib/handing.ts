// A link to something of a match, for somebody who was not there.
import { post } from './api';
import type { Link, State } from './wire';

export interface Handed {
  url: string;
  /** Until when it lets people look at a private table; null where it lets in nobody who may not anyway. */
  until: Date | null;
}

/** To a private table it takes along an invitation to look, once the match is over and where one may invite. */
export async function handed(path: string, { mine, host, table }: State): Promise<Handed> {
  const url = `${location.origin}${path}`;
  if (!table.private || ['waiting', 'playing'].includes(table.status) || !(mine.length || host)) return { url, until: null };
  const { token, expires } = await post<Link>(`/tables/${table.id}/invitations`);
  return { url: `${url}#invite=${token}`, until: new Date(expires) };
}
