// Calling somebody back who looks elsewhere: the title of the tab, and a notification if allowed.

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

export async function allowNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Tell somebody who does not look at the page. */
export function notify(sentence: string): void {
  if (!document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  const note = new Notification('zoco', { body: sentence, tag: 'zoco' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
