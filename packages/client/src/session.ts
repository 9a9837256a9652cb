import type { Call } from '@onehaul/contract/call';
import type { ShopClaim } from '@onehaul/contract/envelope';
import { sessionCalls, type Tokens } from '@onehaul/contract/session';
import { shopCalls } from '@onehaul/contract/shop';
import type { Language } from '@onehaul/domain/language';
import { parseAccessToken } from './access-token.ts';
import { CallFailed, type InputOf, type OutputOf, send } from './send.ts';
import { browserStore, type SessionStore } from './session-store.ts';
import type { Transport } from './transport.ts';

export type Send = <C extends Call>(
  call: C,
  input: InputOf<C>,
  /** Set only when the caller retries a change; otherwise each change gets its own key (A48). */
  idempotencyKey?: string,
) => Promise<OutputOf<C>>;

export type Session = {
  /** Sends as the signed-in user or a visitor. After expiry one prompt serves all pending calls. */
  readonly send: Send;
  /** Same as send, but fails on an expired session without a prompt. */
  readonly sendQuietly: Send;
  isSignedIn(): boolean;
  /** For requests that are not contract calls, such as the event stream. */
  accessToken(): string | undefined;
  /** User id claimed by the token, unverified. */
  subject(): string | undefined;
  /** Remaining lifetime of the access token; undefined without one, negative once expired. */
  msLeft(): number | undefined;
  /** Refreshes the token pair; rejects if the session is over. */
  refresh(): Promise<void>;
  storeTokens(tokens: Tokens): void;
  exchangeCode(code: string): Promise<Tokens>;
  signOut(): Promise<void>;
  /** Clears the browser's session data without calling the server. */
  clear(): void;
};

export type SessionOptions = {
  readonly baseUrl: string;
  readonly language: Language;
  /** Asks the user how to proceed after expiry; resolves to true if the calls may be retried (§8). */
  readonly onExpired: () => Promise<boolean>;
  /** Shop to claim in each body. Calls wait until it is known, except the call that loads it (§7). */
  readonly shop?: () => ShopClaim | undefined;
  /** Asks the user for step-up authentication; resolves to true if the call may be retried (decision 049). */
  readonly onProofRequired?: () => Promise<boolean>;
  readonly store?: SessionStore;
  readonly transport?: Transport;
  /** Runs work under a lock shared by all tabs. */
  readonly withLock?: <T>(work: () => Promise<T>) => Promise<T>;
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
};

/** Remaining lifetime below which a token is refreshed before use. */
const refreshAheadMs = 60_000;
/** Timeout and poll interval of a call that waits for the shop (§9). */
const shopTimeoutMs = 30_000;
const shopPollMs = 300;
const otherTabTimeoutMs = 2_000;
const tokenPollMs = 100;

/** Few old browsers lack Web Locks; two of their tabs may refresh concurrently: the server tolerates it. */
function withTabLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('onehaul-session', work) : work();
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const isExpired = (error: unknown) => error instanceof CallFailed && error.code === 401;
const needsProof = (error: unknown) => error instanceof CallFailed && error.error === 'access.proofRequired';

/** Opens the browser's session with a shop: authenticates calls and refreshes tokens. */
export function createSession(options: SessionOptions): Session {
  const { baseUrl, language, transport, onExpired, onProofRequired } = options;
  const { store = browserStore(), withLock = withTabLock, now = Date.now, wait = delay } = options;
  /** Server clock minus local clock, updated from each new token's issue time. */
  let clockLeadMs = 0;
  let refreshing: Promise<void> | undefined;
  let expiryPrompt: Promise<boolean> | undefined;
  let proofPrompt: Promise<boolean> | undefined;

  async function waitForShop(call: Call): Promise<ShopClaim | undefined> {
    if (!options.shop || call.path === shopCalls.info.path) return undefined;
    for (let waited = 0; ; waited += shopPollMs) {
      const shop = options.shop();
      if (shop) return shop;
      if (waited >= shopTimeoutMs) throw new CallFailed(408, 'Timeout waiting for target data');
      await wait(shopPollMs);
    }
  }

  const sendOnce: Send = async (call, input, idempotencyKey) => {
    const shop = await waitForShop(call);
    const accessToken = store.readAccessToken();
    return send(call, input, {
      baseUrl,
      language,
      ...(accessToken && { accessToken }),
      ...(shop && { shop }),
      ...(transport && { transport }),
      ...(idempotencyKey && { idempotencyKey }),
    });
  };

  function storeTokens({ accessToken, isMainAccount }: Tokens): void {
    const claims = parseAccessToken(accessToken);
    if (claims) clockLeadMs = claims.issuedAtMs - now();
    store.save(accessToken, isMainAccount);
  }

  function msLeft(): number | undefined {
    const claims = parseAccessToken(store.readAccessToken() ?? '');
    return claims && claims.endsAtMs - clockLeadMs - now();
  }

  async function refreshTokens(before: string | undefined): Promise<void> {
    // Another tab may have refreshed while this one waited for the lock.
    if (hasNewToken(before)) return;
    try {
      storeTokens(await sendOnce(sessionCalls.refresh, before ? { accessToken: before } : {}));
    } catch (error) {
      if (!(error instanceof CallFailed) || error.error !== 'session.refreshedElsewhere') throw error;
      for (let waited = 0; waited < otherTabTimeoutMs; waited += tokenPollMs) {
        if (hasNewToken(before)) return;
        await wait(tokenPollMs);
      }
      // The other tab closed before it stored its token, but the browser has its refresh cookie.
      storeTokens(await sendOnce(sessionCalls.refresh, {}));
    }
  }

  function hasNewToken(before: string | undefined): boolean {
    const current = store.readAccessToken();
    return current !== undefined && current !== before;
  }

  function refresh(): Promise<void> {
    const before = store.readAccessToken();
    refreshing ??= withLock(() => refreshTokens(before)).finally(() => (refreshing = undefined));
    return refreshing;
  }

  /** Refreshes silently before expiry; after expiry the user decides (A11). */
  async function refreshIfExpiring(call: Call): Promise<void> {
    const remainingMs = msLeft();
    if (
      call.access === 'visitor' ||
      remainingMs === undefined ||
      remainingMs <= 0 ||
      remainingMs > refreshAheadMs
    )
      return;
    // Ignored: the old token is still valid for seconds, and the call itself reports any error.
    await refresh().catch(() => undefined);
  }

  function promptAfterExpiry(): Promise<boolean> {
    expiryPrompt ??= onExpired().finally(() => (expiryPrompt = undefined));
    return expiryPrompt;
  }

  /** Concurrent calls that need step-up authentication share one dialog. */
  async function promptForProof(): Promise<boolean> {
    if (!onProofRequired) return false;
    proofPrompt ??= onProofRequired().finally(() => (proofPrompt = undefined));
    return proofPrompt;
  }

  async function sendWithRetry<C extends Call>(
    call: C,
    input: InputOf<C>,
    mayPrompt: boolean,
    key?: string,
  ): Promise<OutputOf<C>> {
    await refreshIfExpiring(call);
    const used = store.readAccessToken();
    try {
      return await sendOnce(call, input, key);
    } catch (error) {
      const mayRetry = isExpired(error)
        ? hasNewToken(used) || (mayPrompt && (await promptAfterExpiry()))
        : needsProof(error) && mayPrompt && (await promptForProof());
      if (!mayRetry) throw error;
      return sendOnce(call, input, key);
    }
  }

  return {
    send: (call, input, key) => sendWithRetry(call, input, true, key),
    sendQuietly: (call, input, key) => sendWithRetry(call, input, false, key),
    isSignedIn: () => store.readAccessToken() !== undefined,
    accessToken: () => store.readAccessToken(),
    subject: () => parseAccessToken(store.readAccessToken() ?? '')?.subject,
    msLeft,
    refresh,
    storeTokens,
    clear: store.clear,
    async exchangeCode(code) {
      const tokens = await sendOnce(sessionCalls.exchangeCode, { code });
      storeTokens(tokens);
      return tokens;
    },
    async signOut() {
      try {
        await sendOnce(sessionCalls.signOut, {});
      } finally {
        store.clear();
      }
    },
  };
}
