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
  /** Only where the caller makes the same change again; else each change has a key of its own (A48). */
  idempotencyKey?: string,
) => Promise<OutputOf<C>>;

export type Session = {
  /** As the person signed in, or as a visitor. A login that has run out is asked about once for all calls. */
  readonly send: Send;
  /** The same, but a login that has run out only fails. */
  readonly sendQuietly: Send;
  isSignedIn(): boolean;
  /** For what is no call, such as the stream of events. */
  accessToken(): string | undefined;
  /** Whose session it is, as far as the browser can tell. */
  subject(): string | undefined;
  /** How long the access token still works; undefined without one, negative when it has run out. */
  msLeft(): number | undefined;
  /** A new pair of tokens for the one there is. Fails when the session is over. */
  refresh(): Promise<void>;
  keep(tokens: Tokens): void;
  exchangeCode(code: string): Promise<Tokens>;
  signOut(): Promise<void>;
  /** Drops what the browser keeps, without a word to the server. */
  forget(): void;
};

export type SessionOptions = {
  readonly baseUrl: string;
  readonly language: Language;
  /** Asks the person what to do about a login that has run out; true when the calls may be made again (§8). */
  readonly onExpired: () => Promise<boolean>;
  /** The shop to name in each body, once it is known: calls wait for it, but for the one that asks for it (§7). */
  readonly shop?: () => ShopClaim | undefined;
  /** Asks the person to prove who they are; true when the refused call may be made again (decision 049). */
  readonly onProof?: () => Promise<boolean>;
  readonly store?: SessionStore;
  readonly transport?: Transport;
  /** Runs the work of one tab after the other's. */
  readonly inTurn?: <T>(work: () => Promise<T>) => Promise<T>;
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
};

/** A token with less left than this is changed for a new one before it is used. */
const soonMs = 60_000;
/** How long a call waits for the shop, and how often it looks (§9). */
const shopWaitMs = 30_000;
const shopLookMs = 300;
const otherTabMs = 2_000;
const lookAgainMs = 100;

/** Browsers without locks are rare and old; two of their tabs may refresh at once, which the server forgives. */
function inTurnOfTabs<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('onehaul-session', work) : work();
}

const waitMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const isExpired = (error: unknown) => error instanceof CallFailed && error.code === 401;
const needsProof = (error: unknown) => error instanceof CallFailed && error.error === 'access.proofRequired';

/** The browser's session with a shop: who is signed in, told to each call and kept alive. */
export function openSession(options: SessionOptions): Session {
  const { baseUrl, language, transport, onExpired, onProof } = options;
  const { store = browserStore(), inTurn = inTurnOfTabs, now = Date.now, wait = waitMs } = options;
  /** How far the server's clock is ahead of this one, learnt from each new token. */
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
    // While this tab waited for its turn another one may have done the work.
    if (hasOther(before)) return;
    try {
      keep(await bare(sessionCalls.refresh, before ? { accessToken: before } : {}));
    } catch (error) {
      if (!(error instanceof CallFailed) || error.error !== 'session.refreshedElsewhere') throw error;
      for (let waited = 0; waited < otherTabMs; waited += lookAgainMs) {
        if (hasOther(before)) return;
        await wait(lookAgainMs);
      }
      // The other tab was closed before it could keep its token; the cookie it was given is here all the same.
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

  /** Before it runs out a token is changed unasked; one that has run out is the person's to decide about (A11). */
  async function refreshInTime(call: Call): Promise<void> {
    const left = msLeft();
    if (call.access === 'visitor' || left === undefined || left <= 0 || left > soonMs) return;
    // A token with seconds left still works: let the call itself find out what is wrong.
    await refresh().catch(() => undefined);
  }

  function ask(): Promise<boolean> {
    asking ??= onExpired().finally(() => (asking = undefined));
    return asking;
  }

  /** Of many calls that need a proof at once, one dialog serves all. */
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
