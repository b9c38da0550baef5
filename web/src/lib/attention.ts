// Calling somebody back who looks elsewhere: the title of the tab, and a notification if allowed.

import { settings } from './settings.svelte';

let ours = 'zoco';

/** Set the title; `calling` puts a mark before it. */
export function title(text: string, calling = false): void {
  ours = text;
  document.title = (calling ? '● ' : '') + ours;
}

/** Why nobody can be notified here: plain http, a phone without the installed page, or the visitor's own no. */
export type Forbidden = 'insecure' | 'uninstalled' | 'denied';

export function forbidden(): Forbidden | null {
  if (!isSecureContext) return 'insecure';
  if (!('Notification' in window)) return 'uninstalled';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Switch notifications on, if the browser allows them, or off. */
export async function wantNotifications(on: boolean): Promise<void> {
  settings.notify = on && !forbidden() && (await Notification.requestPermission()) === 'granted';
}

/** Tell somebody who does not look at the page and wants to be told. */
export async function notify(sentence: string): Promise<void> {
  if (!settings.notify || !document.hidden || forbidden() || Notification.permission !== 'granted') return;
  const more = { body: sentence, tag: 'zoco', icon: '/icon-192.png', data: location.href };
  const installed = await navigator.serviceWorker?.getRegistration();
  if (installed?.active) return installed.showNotification('zoco', more); // on Android there is no other way
  try {
    const note = new Notification('zoco', more);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // It has the constructor and forbids it: the title of the tab has to do.
  }
}
