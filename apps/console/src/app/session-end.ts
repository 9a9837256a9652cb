const listeners = new Set<() => void>();

/** Somewhere in the page a call was refused because nobody is signed in any more. */
export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}

export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
