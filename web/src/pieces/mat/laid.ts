// Action cards before the seats of both Basaris: laid face down, and turned up together.

/** An action card before a seat: none (""), face down and unknown ("?"), or what is on it. */
export interface Laid {
  action: string;
  sealed: boolean;
  /** It is not there yet: the move waits for the line. */
  waits?: true;
}

/** What both games tell of their cards. */
type Told = { type: string; seat?: number; action?: string };

/** What both games show of them. */
interface View {
  agenda: readonly { type: string; chosen?: readonly string[]; active?: number; picked?: string }[];
  turned_up: readonly string[];
}

/** When some events between two positions have been told, and others are to come. */
export function cardsBetween(from: View, to: View, past: readonly Told[], coming: readonly Told[]): Laid[] {
  return coming.length ? opened(cardsOf(from), [...past, ...together(past, coming)]) : cardsOf(to);
}

/** These cards, with the one that a seat has laid and that waits for the line. */
export function waitingAmong(cards: Laid[], pending: unknown, seat: number | null): Laid[] {
  const move = pending as { type: string; action?: string } | null;
  if (move?.type !== 'choose' || seat === null) return cards;
  return cards.with(seat, { action: move.action ?? '', sealed: true, waits: true });
}

/** The cards as a view shows them. */
function cardsOf({ agenda: [phase], turned_up: turned }: View): Laid[] {
  if (phase?.type === 'choose_actions') return (phase.chosen ?? []).map((action) => ({ action, sealed: action !== '' }));
  return turned.map((action, seat) =>
    phase?.type === 'name_action' && phase.active === seat ? { action: phase.picked ?? '', sealed: true } : { action, sealed: false },
  );
}

/** A part of its scene after which a card cracks that nobody gets. */
const CRACKS = 0.3;

/** What nobody gets cracks while that is told, and stays so. */
export function cracking<T extends { lost: string[] }>(shown: T, event: Told | null, t: number): T {
  if (event?.type !== 'lost' || t < CRACKS || shown.lost.includes(event.action!)) return shown;
  return { ...shown, lost: [...shown.lost, event.action!] };
}

/** All cards turn at once: with the first of them. */
function together(past: readonly Told[], coming: readonly Told[]): readonly Told[] {
  return past.some(({ type }) => type === 'revealed') ? coming.filter(({ type }) => type === 'revealed') : [];
}

/** The cards after some events of the same frame. */
function opened(cards: Laid[], events: readonly Told[]): Laid[] {
  const laid = [...cards];
  for (const { type, seat = -1, action = '' } of events) {
    if (type === 'chose' || type === 'reconsidered') laid[seat] = { action: '?', sealed: true };
    else if (type === 'revealed') laid[seat] = { action, sealed: false };
  }
  return laid;
}
