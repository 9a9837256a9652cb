const listeners = new Set<() => void>();

/** Notifies listeners that a call was refused because the session has ended. */
export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}

export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
