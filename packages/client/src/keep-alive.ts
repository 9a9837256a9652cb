import type { Session } from './session.ts';

const lookEveryMs = 30_000;
/** Idle time after which a page counts as unused, even if visible. */
const restingMs = 5 * 60_000;
const aheadMs = 3 * 60_000;

type Moment = {
  readonly isVisible: boolean;
  readonly msSinceUse: number;
  readonly msLeft: number | undefined;
};

/** Returns whether to refresh the session in the background now (A11). */
export function shouldRefresh({ isVisible, msSinceUse, msLeft }: Moment): boolean {
  return isVisible && msSinceUse < restingMs && msLeft !== undefined && msLeft > 0 && msLeft < aheadMs;
}

/**
 * Keeps the session of an active page from expiring, and reports when another tab has signed in as a
 * different user. Returns a stop function.
 */
export function keepAlive(session: Session, onOtherPerson: () => void): () => void {
  const subject = session.subject();
  let usedAt = Date.now();
  const touch = () => (usedAt = Date.now());

  function look(): void {
    const isVisible = document.visibilityState === 'visible';
    const moment = { isVisible, msSinceUse: Date.now() - usedAt, msLeft: session.msLeft() };
    // Errors are ignored: the next call handles an expired session.
    if (shouldRefresh(moment)) void session.refresh().catch(() => undefined);
  }
  function comeBack(): void {
    if (document.visibilityState !== 'visible') return;
    const current = session.subject();
    if (current !== undefined && current !== subject) return onOtherPerson();
    touch();
    look();
  }

  const timer = setInterval(look, lookEveryMs);
  const ways = ['pointerdown', 'keydown', 'wheel'] as const;
  for (const way of ways) document.addEventListener(way, touch, { passive: true });
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    clearInterval(timer);
    for (const way of ways) document.removeEventListener(way, touch);
    document.removeEventListener('visibilitychange', comeBack);
  };
}
