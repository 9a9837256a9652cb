import { lazy, useEffect } from 'react';

const lostEvent = 'part-lost';
const firstPauseMs = 1_000;
/** Pauses double, so that the last try is half a minute after the first. */
const maxTries = 6;

/** Resolves after the pause, or as soon as the browser is online again. */
const untilRetry = (pauseMs: number) =>
  new Promise<unknown>((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    if (navigator.onLine) setTimeout(resolve, pauseMs);
  });

/** True when a file could not be fetched; other errors are faults of its code, which another try repeats. */
const isUnreachable = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && error.message.startsWith('Unable to preload CSS'));

async function loadWithRetries<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (!isUnreachable(error) || tries >= maxTries) throw error;
      window.dispatchEvent(new Event(lostEvent));
      await untilRetry(firstPauseMs * 2 ** (tries - 1));
    }
  }
}

/**
 * `lazy` for a part of a page. A file that cannot be fetched is fetched again instead of replacing the page, with what
 * was typed in it, by an error.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => loadWithRetries(load));

/** Calls back when a part of the page could not be fetched and will be fetched again. */
export function useLostPart(onLost: () => void): void {
  useEffect(() => {
    window.addEventListener(lostEvent, onLost);
    return () => window.removeEventListener(lostEvent, onLost);
  }, [onLost]);
}
