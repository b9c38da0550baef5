// Which page is shown: the address says it.

export type Route =
  | { page: 'start' }
  | { page: 'new'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; ply: number | null }
  | { page: 'television'; table: string }
  | { page: 'mine' }
  | { page: 'privacy' }
  | { page: 'lost' };

/** The page of a path. */
export function routeOf(path: string): Route {
  const [, first = '', second = '', third, fourth, rest] = path.split('/');
  if (first === 'table' && third === 'replay' && /^\d{0,6}$/.test(fourth ?? '') && !rest) {
    return { page: 'replay', table: second, ply: fourth ? Number(fourth) : null };
  }
  if (third || fourth || rest) return { page: 'lost' };
  if (first === '') return { page: 'start' };
  if (first === 'new' && second) return { page: 'new', game: second };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'learn' && second) return { page: 'learn', game: second };
  if (first === 'mine' && !second) return { page: 'mine' };
  if (first === 'privacy' && !second) return { page: 'privacy' };
  if (first === 'table' && second) return { page: 'table', table: second };
  if (first === 'television' && second) return { page: 'television', table: second };
  return { page: 'lost' };
}

/** The tokens that a link carries behind its `#`: they are used once and then taken away. */
export function tokenOf(hash: string, kind: 'invite' | 'continue' | 'take'): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get(kind);
}

class Router {
  route = $state<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.route = routeOf(location.pathname)));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  /** Go to another page of ours, in the place of this one where nobody is to come back to it. */
  go(path: string, instead = false): void {
    if (instead) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.route = routeOf(location.pathname);
    scrollTo(0, 0);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
