/** Whether a page is in use. */
export type PagePresence = {
  /** The page is hidden, or the browser is offline. */
  isInactive(): boolean;
  /** Subscribes to changes; returns the unsubscribe function. */
  watch(onChange: () => void): () => void;
};

/** A page hidden for longer closes its connection, because browsers limit connections per site. */
const maxHiddenMs = 60_000;

export function browserPresence(): PagePresence {
  let hiddenSince: number | undefined;

  const isHidden = () => document.visibilityState === 'hidden';
  const updateHiddenSince = () => (hiddenSince = isHidden() ? (hiddenSince ?? Date.now()) : undefined);
  updateHiddenSince();

  return {
    isInactive: () =>
      !navigator.onLine || (hiddenSince !== undefined && Date.now() - hiddenSince >= maxHiddenMs),
    watch(onChange) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const onPageChange = () => {
        clearTimeout(timer);
        updateHiddenSince();
        if (isHidden()) timer = setTimeout(onChange, maxHiddenMs);
        onChange();
      };
      for (const eventName of ['online', 'offline'] as const)
        window.addEventListener(eventName, onPageChange);
      document.addEventListener('visibilitychange', onPageChange);
      return () => {
        clearTimeout(timer);
        for (const eventName of ['online', 'offline'] as const)
          window.removeEventListener(eventName, onPageChange);
        document.removeEventListener('visibilitychange', onPageChange);
      };
    },
  };
}
