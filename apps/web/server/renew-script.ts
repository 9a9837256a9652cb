/** Names and values that the script needs; it cannot import them. */
export type RenewNames = {
  readonly cookie: string;
  /** Everything of the cookie after its value. */
  readonly cookieEnd: string;
  readonly lock: string;
  readonly url: string;
  readonly accessToken: string;
  /** End of the token that the server refused, in seconds; 0 if it is no token. */
  readonly refusedEnd: number;
  readonly envelope: Readonly<Record<'code' | 'message' | 'error' | 'data', string>>;
  readonly shop: Readonly<Record<string, number>>;
  readonly refreshedElsewhere: string;
  readonly otherTabTimeoutMs: number;
  readonly pollMs: number;
  /** Session storage keys: when this tab last renewed, and the message of the login page. */
  readonly renewedKey: string;
  readonly messageKey: string;
  readonly loginUrl: string;
};

/**
 * Renews the login like `createLightSession`, under the same lock, and loads the page again. Its source is placed into
 * the page, so it must use nothing outside itself.
 */
export async function renewLogin(names: RenewNames): Promise<void> {
  type Answer = Readonly<Record<string, unknown>>;
  const repeatMs = 15_000;
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const start = `${names.cookie}=`;
  const read = () =>
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(start))
      ?.slice(start.length);
  const endOf = (token: string) => {
    try {
      const [, payload = ''] = token.split('.');
      return Number((JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Answer)['exp']);
    } catch {
      return 0;
    }
  };
  // Compared with the token that the server saw: another tab may have renewed it before this script runs.
  const hasNewToken = () => {
    const current = read();
    return Boolean(current) && endOf(current!) !== names.refusedEnd;
  };
  const write = (value: string, seconds: number) => {
    document.cookie = `${start}${value}; Max-Age=${seconds}${names.cookieEnd}`;
  };
  const request = async (accessToken: string | undefined) => {
    const response = await fetch(names.url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ ...names.shop, ...(accessToken && { [names.accessToken]: accessToken }) }),
      credentials: 'same-origin',
    });
    return (await response.json()) as Answer;
  };
  const goToLogin = (message?: unknown) => {
    write('', 0);
    if (message) sessionStorage.setItem(names.messageKey, `${message as string}`);
    location.replace(names.loginUrl);
  };
  const fail = () => document.querySelector('main')?.removeAttribute('hidden');
  const whenLoaded = (work: () => void) =>
    document.readyState === 'loading' ? document.addEventListener('DOMContentLoaded', work) : work();

  // A page that is only prepared in the background must not use up the refresh token.
  if ((document as { prerendering?: boolean }).prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
  // Renewed a moment ago and refused again: another attempt would not help.
  if (Date.now() - Number(sessionStorage.getItem(names.renewedKey)) < repeatMs) return goToLogin();

  const renew = async (): Promise<Answer | undefined> => {
    if (hasNewToken()) return undefined;
    let answer = await request(read());
    if (answer[names.envelope.error] === names.refreshedElsewhere) {
      for (let waited = 0; waited < names.otherTabTimeoutMs; waited += names.pollMs) {
        if (hasNewToken()) return undefined;
        await wait(names.pollMs);
      }
      answer = await request(undefined);
    }
    if (answer[names.envelope.code] !== 200) return answer;
    write((answer[names.envelope.data] as Record<string, string>)[names.accessToken]!, 24 * 60 * 60);
    return undefined;
  };
  try {
    const refused = await (navigator.locks ? navigator.locks.request(names.lock, renew) : renew());
    const code = Number(refused?.[names.envelope.code]);
    // A server that is away or busy signs nobody out.
    if (refused && (code >= 500 || code === 429)) return whenLoaded(fail);
    if (refused) return goToLogin(refused[names.envelope.message]);
    sessionStorage.setItem(names.renewedKey, String(Date.now()));
    location.reload();
  } catch {
    whenLoaded(fail);
  }
}
