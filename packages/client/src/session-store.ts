import { cookieLine, cookieNames } from '@onehaul/domain/cookie-name';

/** Session data in the browser. The refresh token is not part of it: its cookie is HttpOnly (A10). */
export type SessionStore = {
  access(): string | undefined;
  keep(accessToken: string, isMainAccount: boolean): void;
  forget(): void;
};

const mainAccountKey = 'isMainAccount';
const oneDaySeconds = 24 * 60 * 60; // §9

/** Cookies are shared by all tabs of the shop's host, so every tab sees the same session. */
export function browserStore(): SessionStore {
  const write = (value: string, seconds: number) => {
    document.cookie = cookieLine('access', value, seconds);
  };
  return {
    access() {
      const start = `${cookieNames.access}=`;
      const pair = document.cookie.split('; ').find((one) => one.startsWith(start));
      return pair?.slice(start.length) || undefined;
    },
    keep(accessToken, isMainAccount) {
      write(accessToken, oneDaySeconds);
      localStorage.setItem(mainAccountKey, String(isMainAccount));
    },
    forget() {
      write('', 0);
      localStorage.removeItem(mainAccountKey);
    },
  };
}
