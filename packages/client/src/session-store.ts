import { formatCookie, cookieNames } from '@onehaul/domain/cookie-name';

/** Session data in the browser. The refresh token is not part of it: its cookie is HttpOnly (A10). */
export type SessionStore = {
  readAccessToken(): string | undefined;
  save(accessToken: string, isMainAccount: boolean): void;
  clear(): void;
};

const mainAccountKey = 'isMainAccount';
const oneDaySeconds = 24 * 60 * 60; // §9

/** Cookies are shared by all tabs of the shop's host, so every tab sees the same session. */
export function browserStore(): SessionStore {
  const write = (value: string, seconds: number) => {
    document.cookie = formatCookie('access', value, seconds);
  };
  return {
    readAccessToken() {
      const start = `${cookieNames.access}=`;
      const pair = document.cookie.split('; ').find((one) => one.startsWith(start));
      return pair?.slice(start.length) || undefined;
    },
    save(accessToken, isMainAccount) {
      write(accessToken, oneDaySeconds);
      localStorage.setItem(mainAccountKey, String(isMainAccount));
    },
    clear() {
      write('', 0);
      localStorage.removeItem(mainAccountKey);
    },
  };
}
