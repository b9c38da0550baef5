// Calling somebody back who looks elsewhere: the title of the tab, and a notification if allowed.

import { settings } from './settings.svelte';

let ours = 'zoco';

/** Set the title; `calling` puts a mark before it. */
export function title(text: string, calling = false): void {
  ours = text;
  document.title = (calling ? '● ' : '') + ours;
}

/** Whether notifications can be asked for here; plain http cannot. */
export function canNotify(): boolean {
  return 'Notification' in window && isSecureContext && Notification.permission !== 'denied';
}

/** Switch notifications on, if the browser allows them, or off. */
export async function wantNotifications(on: boolean): Promise<void> {
  settings.notify = on && canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Tell somebody who does not look at the page and wants to be told. */
export function notify(sentence: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const note = new Notification('zoco', { body: sentence, tag: 'zoco' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Android has the constructor and forbids it: the title of the tab has to do.
  }
}
