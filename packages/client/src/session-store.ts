/** What a browser keeps of a session. The refresh token is not among it: no script can read its cookie (A10). */
export type SessionStore = {
  access(): string | undefined;
  keep(accessToken: string, isMainAccount: boolean): void;
  forget(): void;
};

const accessCookie = 'access';
const mainAccountKey = 'isMainAccount';
const oneDaySeconds = 24 * 60 * 60; // §9

/** Cookies are shared by all tabs of the shop's host, so what one tab keeps every other one reads. */
export function browserStore(): SessionStore {
  const write = (value: string, seconds: number) => {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${accessCookie}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  };
  return {
    access() {
      const start = `${accessCookie}=`;
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
