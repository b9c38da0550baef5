// Copying and sharing, also where the page is not served over https.

/** Copy a text; whether that worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The old way: plain http in the local network has no clipboard of its own. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Hand a link to the share sheet of the device. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The visitor thought better of it.
  }
}
