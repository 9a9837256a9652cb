import type { Call } from '@onehaul/contract/call';
import type { ShopClaim } from '@onehaul/contract/envelope';
import { sessionCalls, type Tokens } from '@onehaul/contract/session';
import { shopCalls } from '@onehaul/contract/shop';
import type { Language } from '@onehaul/domain/language';
import { createLightSession, delay, type LightSession, type LightSessionOptions } from './light-session.ts';
import { CallFailed, type InputOf, type OutputOf, send } from './send.ts';
import type { Transport } from './transport.ts';

export type Send = <C extends Call>(
  call: C,
  input: InputOf<C>,
  /** Set only when the caller retries a change; otherwise each change gets its own key (A48). */
  idempotencyKey?: string,
) => Promise<OutputOf<C>>;

export type Session = Omit<LightSession, 'hasNewToken'> & {
  /** Sends as the signed-in user or a visitor. After expiry one prompt serves all pending calls. */
  readonly send: Send;
  /** Same as send, but fails on an expired session without a prompt. */
  readonly sendQuietly: Send;
  exchangeCode(code: string): Promise<Tokens>;
  signOut(): Promise<void>;
};

export type SessionOptions = Partial<Omit<LightSessionOptions, 'requestTokens'>> & {
  readonly baseUrl: string;
  readonly language: Language;
  /** Asks the user how to proceed after expiry; resolves to true if the calls may be retried (§8). */
  readonly onExpired: () => Promise<boolean>;
  /** Shop to claim in each body. Calls wait until it is known, except the call that loads it (§7). */
  readonly shop?: () => ShopClaim | undefined;
  /** Asks the user for step-up authentication; resolves to true if the call may be retried (decision 049). */
  readonly onProofRequired?: () => Promise<boolean>;
  readonly transport?: Transport;
  /** The light session of this page, if it already has one: both refresh the same tokens. */
  readonly light?: LightSession;
};

/** Remaining lifetime below which a token is refreshed before use. */
const refreshAheadMs = 60_000;
/** Timeout and poll interval of a call that waits for the shop (§9). */
const shopTimeoutMs = 30_000;
const shopPollMs = 300;

const isExpired = (error: unknown) => error instanceof CallFailed && error.code === 401;
const needsProof = (error: unknown) => error instanceof CallFailed && error.error === 'access.proofRequired';

/** Opens the browser's session with a shop: authenticates calls and refreshes tokens. */
export function createSession(options: SessionOptions): Session {
  const { baseUrl, language, transport, onExpired, onProofRequired } = options;
  const { wait = delay } = options;
  const light =
    options.light ??
    createLightSession({
      ...options,
      requestTokens: (accessToken) => sendOnce(sessionCalls.refresh, accessToken ? { accessToken } : {}),
    });
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
    const accessToken = light.accessToken();
    return send(call, input, {
      baseUrl,
      language,
      ...(accessToken && { accessToken }),
      ...(shop && { shop }),
      ...(transport && { transport }),
      ...(idempotencyKey && { idempotencyKey }),
    });
  };

  /** Refreshes silently before expiry; after expiry the user decides (A11). */
  async function refreshIfExpiring(call: Call): Promise<void> {
    const remainingMs = light.msLeft();
    if (
      call.access === 'visitor' ||
      remainingMs === undefined ||
      remainingMs <= 0 ||
      remainingMs > refreshAheadMs
    )
      return;
    // Ignored: the old token is still valid for seconds, and the call itself reports any error.
    await light.refresh().catch(() => undefined);
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
    const used = light.accessToken();
    try {
      return await sendOnce(call, input, key);
    } catch (error) {
      const mayRetry = isExpired(error)
        ? light.hasNewToken(used) || (mayPrompt && (await promptAfterExpiry()))
        : needsProof(error) && mayPrompt && (await promptForProof());
      if (!mayRetry) throw error;
      return sendOnce(call, input, key);
    }
  }

  return {
    send: (call, input, key) => sendWithRetry(call, input, true, key),
    sendQuietly: (call, input, key) => sendWithRetry(call, input, false, key),
    isSignedIn: light.isSignedIn,
    accessToken: light.accessToken,
    subject: light.subject,
    msLeft: light.msLeft,
    refresh: light.refresh,
    storeTokens: light.storeTokens,
    clear: light.clear,
    async exchangeCode(code) {
      const tokens = await sendOnce(sessionCalls.exchangeCode, { code });
      light.storeTokens(tokens);
      return tokens;
    },
    async signOut() {
      try {
        await sendOnce(sessionCalls.signOut, {});
      } finally {
        light.clear();
      }
    },
  };
}
