/** Whether a page is in use. */
export type PagePresence = {
  /** The page is hidden, or the browser is offline. */
  isAway(): boolean;
  /** Subscribes to changes; returns the unsubscribe function. */
  watch(onChange: () => void): () => void;
};

/** A page hidden for longer closes its connection, because browsers limit connections per site. */
const hiddenMs = 60_000;

export function browserPresence(): PagePresence {
  let hiddenSince: number | undefined;

  const isHidden = () => document.visibilityState === 'hidden';
  const look = () => (hiddenSince = isHidden() ? (hiddenSince ?? Date.now()) : undefined);
  look();

  return {
    isAway: () => !navigator.onLine || (hiddenSince !== undefined && Date.now() - hiddenSince >= hiddenMs),
    watch(onChange) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const change = () => {
        clearTimeout(timer);
        look();
        if (isHidden()) timer = setTimeout(onChange, hiddenMs);
        onChange();
      };
      for (const way of ['online', 'offline'] as const) window.addEventListener(way, change);
      document.addEventListener('visibilitychange', change);
      return () => {
        clearTimeout(timer);
        for (const way of ['online', 'offline'] as const) window.removeEventListener(way, change);
        document.removeEventListener('visibilitychange', change);
      };
    },
  };
}
