// The shell of the page stays on this device, where the browser allows it: not over plain http.

/** Keep the shell; a page without it is as good, as long as its server is there. */
export async function install(): Promise<void> {
  if (!isSecureContext || import.meta.env.DEV) return;
  await navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}
