// A file that somebody let fall on the page, or chose: a match that is to be opened.

class Dropped {
  file = $state.raw<File | null>(null);
}

export const dropped = new Dropped();

/** Whether something is dragged that may be a match; then the page takes it, and not the browser. */
export function holdsFile(event: DragEvent): boolean {
  const holds = event.dataTransfer?.types.includes('Files') === true;
  if (holds) event.preventDefault();
  return holds;
}

/** Take the file that was let fall, if one was. */
export function takeFile(event: DragEvent): void {
  if (holdsFile(event)) dropped.file = event.dataTransfer!.files[0] ?? null;
}
