import type { Session } from './session.ts';

const lookEveryMs = 30_000;
/** A page nobody has touched for this long is not in use, however visible it is. */
const restingMs = 5 * 60_000;
const aheadMs = 3 * 60_000;

type Moment = {
  readonly isVisible: boolean;
  readonly msSinceUse: number;
  readonly msLeft: number | undefined;
};

/** Whether now is the time to renew a session in the background (A11). */
export function shouldRefresh({ isVisible, msSinceUse, msLeft }: Moment): boolean {
  return isVisible && msSinceUse < restingMs && msLeft !== undefined && msLeft > 0 && msLeft < aheadMs;
}

/**
 * Keeps the session of a page in use from running out, and tells when another tab has signed in as somebody else.
 * The returned function ends it.
 */
export function keepAlive(session: Session, onOtherPerson: () => void): () => void {
  const subject = session.subject();
  let usedAt = Date.now();
  const touch = () => (usedAt = Date.now());

  function look(): void {
    const isVisible = document.visibilityState === 'visible';
    const moment = { isVisible, msSinceUse: Date.now() - usedAt, msLeft: session.msLeft() };
    // What could not be renewed now is asked about by the next call.
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
