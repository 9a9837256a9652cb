import type { Call } from '@onehaul/contract/call';
import type { ShopClaim } from '@onehaul/contract/envelope';
import { sessionCalls, type Tokens } from '@onehaul/contract/session';
import { shopCalls } from '@onehaul/contract/shop';
import type { Language } from '@onehaul/domain/language';
import { readToken } from './access-token.ts';
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
  keep(tokens: Tokens): void;
  exchangeCode(code: string): Promise<Tokens>;
  signOut(): Promise<void>;
  /** Clears the browser's session data without calling the server. */
  forget(): void;
};

export type SessionOptions = {
  readonly baseUrl: string;
  readonly language: Language;
  /** Asks the user how to proceed after expiry; resolves to true if the calls may be retried (§8). */
  readonly onExpired: () => Promise<boolean>;
  /** Shop to claim in each body. Calls wait until it is known, except the call that loads it (§7). */
  readonly shop?: () => ShopClaim | undefined;
  /** Asks the user for step-up authentication; resolves to true if the call may be retried (decision 049). */
  readonly onProof?: () => Promise<boolean>;
  readonly store?: SessionStore;
  readonly transport?: Transport;
  /** Runs work under a lock shared by all tabs. */
  readonly inTurn?: <T>(work: () => Promise<T>) => Promise<T>;
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
};

/** Remaining lifetime below which a token is refreshed before use. */
const soonMs = 60_000;
/** Timeout and poll interval of a call that waits for the shop (§9). */
const shopWaitMs = 30_000;
const shopLookMs = 300;
const otherTabMs = 2_000;
const lookAgainMs = 100;

/** Few old browsers lack Web Locks; two of their tabs may refresh concurrently: the server tolerates it. */
function inTurnOfTabs<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('onehaul-session', work) : work();
}

const waitMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const isExpired = (error: unknown) => error instanceof CallFailed && error.code === 401;
const needsProof = (error: unknown) => error instanceof CallFailed && error.error === 'access.proofRequired';

/** Opens the browser's session with a shop: authenticates calls and refreshes tokens. */
export function openSession(options: SessionOptions): Session {
  const { baseUrl, language, transport, onExpired, onProof } = options;
  const { store = browserStore(), inTurn = inTurnOfTabs, now = Date.now, wait = waitMs } = options;
  /** Server clock minus local clock, updated from each new token's issue time. */
  let clockLeadMs = 0;
  let refreshing: Promise<void> | undefined;
  let asking: Promise<boolean> | undefined;
  let proving: Promise<boolean> | undefined;

  async function shopOf(call: Call): Promise<ShopClaim | undefined> {
    if (!options.shop || call.path === shopCalls.info.path) return undefined;
    for (let waited = 0; ; waited += shopLookMs) {
      const shop = options.shop();
      if (shop) return shop;
      if (waited >= shopWaitMs) throw new CallFailed(408, 'Timeout waiting for target data');
      await wait(shopLookMs);
    }
  }

  const bare: Send = async (call, input, idempotencyKey) => {
    const shop = await shopOf(call);
    const accessToken = store.access();
    return send(call, input, {
      baseUrl,
      language,
      ...(accessToken && { accessToken }),
      ...(shop && { shop }),
      ...(transport && { transport }),
      ...(idempotencyKey && { idempotencyKey }),
    });
  };

  function keep({ accessToken, isMainAccount }: Tokens): void {
    const facts = readToken(accessToken);
    if (facts) clockLeadMs = facts.issuedAtMs - now();
    store.keep(accessToken, isMainAccount);
  }

  function msLeft(): number | undefined {
    const facts = readToken(store.access() ?? '');
    return facts && facts.endsAtMs - clockLeadMs - now();
  }

  async function renew(before: string | undefined): Promise<void> {
    // Another tab may have refreshed while this one waited for the lock.
    if (hasOther(before)) return;
    try {
      keep(await bare(sessionCalls.refresh, before ? { accessToken: before } : {}));
    } catch (error) {
      if (!(error instanceof CallFailed) || error.error !== 'session.refreshedElsewhere') throw error;
      for (let waited = 0; waited < otherTabMs; waited += lookAgainMs) {
        if (hasOther(before)) return;
        await wait(lookAgainMs);
      }
      // The other tab closed before it stored its token, but the browser has its refresh cookie.
      keep(await bare(sessionCalls.refresh, {}));
    }
  }

  function hasOther(before: string | undefined): boolean {
    const current = store.access();
    return current !== undefined && current !== before;
  }

  function refresh(): Promise<void> {
    const before = store.access();
    refreshing ??= inTurn(() => renew(before)).finally(() => (refreshing = undefined));
    return refreshing;
  }

  /** Refreshes silently before expiry; after expiry the user decides (A11). */
  async function refreshInTime(call: Call): Promise<void> {
    const left = msLeft();
    if (call.access === 'visitor' || left === undefined || left <= 0 || left > soonMs) return;
    // Ignored: the old token is still valid for seconds, and the call itself reports any error.
    await refresh().catch(() => undefined);
  }

  function ask(): Promise<boolean> {
    asking ??= onExpired().finally(() => (asking = undefined));
    return asking;
  }

  /** Concurrent calls that need step-up authentication share one dialog. */
  async function askProof(): Promise<boolean> {
    if (!onProof) return false;
    proving ??= onProof().finally(() => (proving = undefined));
    return proving;
  }

  async function attempt<C extends Call>(
    call: C,
    input: InputOf<C>,
    mayAsk: boolean,
    key?: string,
  ): Promise<OutputOf<C>> {
    await refreshInTime(call);
    const used = store.access();
    try {
      return await bare(call, input, key);
    } catch (error) {
      const mayRetry = isExpired(error)
        ? hasOther(used) || (mayAsk && (await ask()))
        : needsProof(error) && mayAsk && (await askProof());
      if (!mayRetry) throw error;
      return bare(call, input, key);
    }
  }

  return {
    send: (call, input, key) => attempt(call, input, true, key),
    sendQuietly: (call, input, key) => attempt(call, input, false, key),
    isSignedIn: () => store.access() !== undefined,
    accessToken: () => store.access(),
    subject: () => readToken(store.access() ?? '')?.subject,
    msLeft,
    refresh,
    keep,
    forget: store.forget,
    async exchangeCode(code) {
      const tokens = await bare(sessionCalls.exchangeCode, { code });
      keep(tokens);
      return tokens;
    },
    async signOut() {
      try {
        await bare(sessionCalls.signOut, {});
      } finally {
        store.forget();
      }
    },
  };
}
