import { formatCookie, cookieNames } from '@onehaul/domain/cookie-name';
import { parseAccessToken } from './access-token.ts';

/** Session data in the browser. The refresh token is not part of it: its cookie is HttpOnly (A10). */
export type SessionStore = {
  readAccessToken(): string | undefined;
  save(accessToken: string, isMainAccount: boolean): void;
  clear(): void;
};

const mainAccountKey = 'isMainAccount';
const oneDaySeconds = 24 * 60 * 60; // §9

/** Pages of a member that the service worker keeps for reading offline. */
const keptPages = 'own-pages';

/** Nobody else who uses this browser may find them. Browsers without the Cache API keep none. */
const dropKeptPages = () => void globalThis.caches?.delete(keptPages).catch(() => undefined);

/** Cookies are shared by all tabs of the shop's host, so every tab sees the same session. */
export function browserStore(): SessionStore {
  const write = (value: string, seconds: number) => {
    document.cookie = formatCookie('access', value, seconds);
  };
  const readAccessToken = () => {
    const start = `${cookieNames.access}=`;
    const pair = document.cookie.split('; ').find((one) => one.startsWith(start));
    return pair?.slice(start.length) || undefined;
  };
  return {
    readAccessToken,
    save(accessToken, isMainAccount) {
      const subjectOf = (token = '') => parseAccessToken(token)?.subject;
      if (subjectOf(readAccessToken()) !== subjectOf(accessToken)) dropKeptPages();
      write(accessToken, oneDaySeconds);
      localStorage.setItem(mainAccountKey, String(isMainAccount));
    },
    clear() {
      dropKeptPages();
      write('', 0);
      localStorage.removeItem(mainAccountKey);
    },
  };
}
