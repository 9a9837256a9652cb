import type { LightSession } from '@onehaul/client/light-session';

/** Remaining lifetime below which a token is refreshed before use. */
const refreshAheadMs = 60_000;

/** True for an ended login; false for a temporary network or server failure. */
const isSessionEnded = (error: unknown) => {
  const { code = 0 } = error as { code?: number };
  return code >= 400 && code < 500 && code !== 429;
};

/**
 * Prepares the login before the browser requests data of an own page. Returns false when the whole page must be loaded
 * again instead: nobody, or someone else, has signed in meanwhile in another tab, or the login is over.
 */
export async function isReadyForData(
  session: Pick<LightSession, 'subject' | 'msLeft' | 'refresh' | 'clear'>,
  shownSubject: string | undefined,
): Promise<boolean> {
  const isSamePerson = () => {
    const subject = session.subject();
    return subject !== undefined && (shownSubject === undefined || subject === shownSubject);
  };
  if (!isSamePerson()) return false;
  if ((session.msLeft() ?? 0) >= refreshAheadMs) return true;
  try {
    await session.refresh();
  } catch (error) {
    if (!isSessionEnded(error)) return true;
    session.clear();
    return false;
  }
  return isSamePerson();
}
