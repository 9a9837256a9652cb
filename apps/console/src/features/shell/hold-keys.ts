let held = '';

function hold(event: KeyboardEvent): void {
  const isTyped = event.key.length === 1 || event.key === 'Enter';
  if (!isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  held += event.key === 'Enter' ? '\n' : event.key;
}

/**
 * Keeps what is typed while the search loads: a scanner is faster than a chunk, and its Enter would press whatever
 * has the focus.
 */
export function holdKeys(): void {
  held = '';
  document.addEventListener('keydown', hold, true);
}

/** Lets keys go their usual way again. Returns what was typed, with a line break where Enter was pressed. */
export function releaseKeys(): string {
  document.removeEventListener('keydown', hold, true);
  return held;
}
