import type { LightSession } from './light-session.ts';

const checkEveryMs = 30_000;
/** Idle time after which a page counts as unused, even if visible. */
const idleMs = 5 * 60_000;
const refreshAheadMs = 3 * 60_000;

type PageActivity = {
  readonly isVisible: boolean;
  readonly msSinceUse: number;
  readonly msLeft: number | undefined;
};

/** Returns whether to refresh the session in the background now (A11). */
export function shouldRefresh({ isVisible, msSinceUse, msLeft }: PageActivity): boolean {
  return isVisible && msSinceUse < idleMs && msLeft !== undefined && msLeft > 0 && msLeft < refreshAheadMs;
}

/**
 * Keeps the session of an active page from expiring, and reports when another tab has signed in as a
 * different user. Returns a stop function.
 */
export function keepAlive(
  session: Pick<LightSession, 'subject' | 'msLeft' | 'refresh'>,
  onOtherPerson: () => void,
): () => void {
  const subject = session.subject();
  let lastUsedAt = Date.now();
  const recordUse = () => (lastUsedAt = Date.now());

  function check(): void {
    const isVisible = document.visibilityState === 'visible';
    const activity = { isVisible, msSinceUse: Date.now() - lastUsedAt, msLeft: session.msLeft() };
    // Errors are ignored: the next call handles an expired session.
    if (shouldRefresh(activity)) void session.refresh().catch(() => undefined);
  }
  function onVisibilityChange(): void {
    if (document.visibilityState !== 'visible') return;
    const current = session.subject();
    if (current !== undefined && current !== subject) return onOtherPerson();
    recordUse();
    check();
  }

  const timer = setInterval(check, checkEveryMs);
  const activityEvents = ['pointerdown', 'keydown', 'wheel'] as const;
  for (const eventName of activityEvents) document.addEventListener(eventName, recordUse, { passive: true });
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    clearInterval(timer);
    for (const eventName of activityEvents) document.removeEventListener(eventName, recordUse);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
