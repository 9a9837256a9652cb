const resumeKey = 'resume';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** Remembers the page on which a member was at work. Its drafts stay in this tab, for the same person. */
export const rememberPage = (storage: Storage, subject: string, path: string) =>
  storage.setItem(resumeKey, `${subject} ${path}`);

/**
 * The page on which the person who has now signed in was at work. Another person gets nothing: all that is left in the
 * tab is deleted (ASVS 14.3.1).
 */
export function takeResumedPage(storage: Storage, subject: string | undefined): string | undefined {
  const [owner, path] = storage.getItem(resumeKey)?.split(' ') ?? [];
  storage.removeItem(resumeKey);
  if (owner === undefined || owner === subject) return path;
  storage.clear();
  return undefined;
}
