import { claimFields, type ShopClaim } from '@onehaul/contract/envelope';
import { refreshNames, refreshPath } from '@onehaul/contract/refresh-call';
import { parseAccessToken } from './access-token.ts';
import { CallFailed, unwrapEnvelope } from './call-failed.ts';
import { browserStore, type SessionStore } from './session-store.ts';

type NewTokens = { readonly accessToken: string; readonly isMainAccount: boolean };

/** A session without calls: what keeps a page signed in. It loads none of the contract's schemas. */
export type LightSession = {
  isSignedIn(): boolean;
  /** For requests that are not contract calls, such as the event stream. */
  accessToken(): string | undefined;
  /** User id claimed by the token, unverified. */
  subject(): string | undefined;
  /** Remaining lifetime of the access token; undefined without one, negative once expired. */
  msLeft(): number | undefined;
  /** Whether the browser holds a token other than this one. */
  hasNewToken(before: string | undefined): boolean;
  /** Refreshes the token pair; rejects if the session is over. */
  refresh(): Promise<void>;
  storeTokens(tokens: NewTokens): void;
  /** Clears the browser's session data without calling the server. */
  clear(): void;
};

export type LightSessionOptions = {
  /** Exchanges the refresh cookie for new tokens. The old access token is sent along if there is one. */
  readonly requestTokens: (accessToken: string | undefined) => Promise<NewTokens>;
  readonly store?: SessionStore;
  /** Runs work under a lock shared by all tabs. */
  readonly withLock?: <T>(work: () => Promise<T>) => Promise<T>;
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
};

/** Shared with the page that renews a login (084). */
export const sessionLockName = 'onehaul-session';
export const otherTabTimeoutMs = 2_000;
export const tokenPollMs = 100;

/** Few old browsers lack Web Locks; two of their tabs may refresh concurrently: the server tolerates it. */
function withTabLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(sessionLockName, work) : work();
}

export const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function createLightSession(options: LightSessionOptions): LightSession {
  const { requestTokens, store = browserStore() } = options;
  const { withLock = withTabLock, now = Date.now, wait = delay } = options;
  /** Server clock minus local clock, updated from each new token's issue time. */
  let clockLeadMs = 0;
  let refreshing: Promise<void> | undefined;

  function storeTokens({ accessToken, isMainAccount }: NewTokens): void {
    const claims = parseAccessToken(accessToken);
    if (claims) clockLeadMs = claims.issuedAtMs - now();
    store.save(accessToken, isMainAccount);
  }

  function hasNewToken(before: string | undefined): boolean {
    const current = store.readAccessToken();
    return current !== undefined && current !== before;
  }

  async function refreshTokens(before: string | undefined): Promise<void> {
    // Another tab may have refreshed while this one waited for the lock.
    if (hasNewToken(before)) return;
    try {
      storeTokens(await requestTokens(before));
    } catch (error) {
      if (!(error instanceof CallFailed) || error.error !== 'session.refreshedElsewhere') throw error;
      for (let waited = 0; waited < otherTabTimeoutMs; waited += tokenPollMs) {
        if (hasNewToken(before)) return;
        await wait(tokenPollMs);
      }
      // The other tab closed before it stored its token, but the browser has its refresh cookie.
      storeTokens(await requestTokens(undefined));
    }
  }

  return {
    isSignedIn: () => store.readAccessToken() !== undefined,
    accessToken: () => store.readAccessToken(),
    subject: () => parseAccessToken(store.readAccessToken() ?? '')?.subject,
    msLeft() {
      const claims = parseAccessToken(store.readAccessToken() ?? '');
      return claims && claims.endsAtMs - clockLeadMs - now();
    },
    hasNewToken,
    refresh() {
      const before = store.readAccessToken();
      refreshing ??= withLock(() => refreshTokens(before)).finally(() => (refreshing = undefined));
      return refreshing;
    },
    storeTokens,
    clear: store.clear,
  };
}

const requestTimeoutMs = 120_000; // §9

/** Requests new tokens as `sessionCalls.refresh` does, but without its schemas. */
export async function requestTokensFrom(
  baseUrl: string,
  shop: ShopClaim | undefined,
  accessToken: string | undefined,
): Promise<NewTokens> {
  const response = await fetch(baseUrl + refreshPath, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({
      ...(accessToken && { [refreshNames.accessToken]: accessToken }),
      ...(shop && claimFields(shop, {})),
    }),
    credentials: 'same-origin',
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  const tokens = unwrapEnvelope({ status: response.status, text: await response.text() });
  const { [refreshNames.accessToken]: token, [refreshNames.isMainAccount]: isMainAccount } = tokens as Record<
    string,
    unknown
  >;
  return { accessToken: String(token), isMainAccount: isMainAccount === true };
}
