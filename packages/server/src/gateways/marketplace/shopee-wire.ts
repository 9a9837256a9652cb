import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isObject } from '@onehaul/domain/tracking/carrier-event';
import { openBreaker } from '../breaker.ts';
import type { Outbound } from '../outbound.ts';
import { PlatformRefused, type PlatformShop } from './marketplace-platform.ts';

export type ShopeeAccount = {
  readonly partnerId: string;
  readonly partnerKey: string;
  /** Base URL of the Open Platform: from the built-in list, never from tenant input. */
  readonly url: string;
};
export type Answered = Readonly<Record<string, unknown>>;
type Sent = {
  readonly path: string;
  /** Calls about a shop carry its token; others are authenticated as the partner. */
  readonly shop?: PlatformShop;
  readonly query?: Readonly<Record<string, string>>;
  /** Present on a write: sent once, never retried. */
  readonly body?: object;
};

const mostBytes = 8 * 1024 * 1024;
/** Backoff before the second and third attempt of a read. */
const againAfterMs = [200, 800];

const apiPath = (path: string) => `/api/v2${path}`;

/** Signs a call with HMAC over these fields, in this order. */
export function shopeeSign(
  { partnerId, partnerKey }: Pick<ShopeeAccount, 'partnerId' | 'partnerKey'>,
  path: string,
  timestamp: number,
  shop?: PlatformShop,
): string {
  const signed = `${partnerId}${path}${timestamp}${shop ? `${shop.accessToken}${shop.externalId}` : ''}`;
  return createHmac('sha256', partnerKey).update(signed).digest('hex');
}

/** The signed URL of a call, valid for five minutes from its timestamp. */
export function signedUrl(
  account: ShopeeAccount,
  path: string,
  { shop, query = {}, now = Date.now() }: Pick<Sent, 'shop' | 'query'> & { readonly now?: number } = {},
): string {
  const timestamp = Math.floor(now / 1000);
  const url = new URL(apiPath(path), account.url);
  const common = {
    partner_id: account.partnerId,
    timestamp: String(timestamp),
    ...(shop && { access_token: shop.accessToken, shop_id: shop.externalId }),
    sign: shopeeSign(account, apiPath(path), timestamp, shop),
  };
  for (const [name, value] of Object.entries({ ...common, ...query })) url.searchParams.set(name, value);
  return url.href;
}

/** Shopee's codes for an expired token or a revoked authorization. The third has Shopee's own misspelling. */
const expiredCodes = [
  'error_auth',
  'invalid_access_token',
  'invalid_acceess_token',
  'error_permission',
  'error_shop_not_authorized',
];
const silentCodes = ['error_server', 'error_inner', 'error_network', 'error_busy', 'error_system_busy'];

function refusalOf(code: string): PlatformRefused {
  const bare = code.split('.').at(-1)!;
  if (expiredCodes.includes(bare)) return new PlatformRefused('expired', code);
  return new PlatformRefused(silentCodes.includes(bare) ? 'silent' : 'refused', code);
}

type Reply = { readonly status: number; readonly type: string; readonly body: Buffer };

export type ShopeeWire = {
  ask(sent: Sent): Promise<Answered>;
  /** Downloads a file; an error comes as JSON instead. */
  download(sent: Sent): Promise<Uint8Array>;
};

/** HTTP client of Shopee: signs, applies timeouts, retries reads only, maps errors to `PlatformRefused`. */
export function openShopeeWire(account: ShopeeAccount, outbound: Outbound): ShopeeWire {
  const breaker = openBreaker(() => new PlatformRefused('silent', 'left alone for a while'));

  async function reach({ path, body, ...of }: Sent): Promise<Reply> {
    try {
      const reply = await outbound.send(signedUrl(account, path, of), {
        mostBytes,
        ...(body && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
      // Shopee never redirects, so a redirect is treated as a failure.
      if (reply.status >= 500 || (reply.status >= 300 && reply.status < 400)) {
        throw new Error(`HTTP ${reply.status}`);
      }
      return { status: reply.status, type: reply.headers['content-type'] ?? '', body: reply.body };
    } catch (error) {
      // The URL contains the access token, so an error message that quotes a URL is dropped.
      const { message } = error as Error;
      throw new PlatformRefused('silent', message.includes('//') ? 'no answer' : message);
    }
  }

  /** Parses the JSON of a response; an error code in it throws. */
  function wordsOf({ body }: Reply): Answered {
    let words: unknown;
    try {
      words = JSON.parse(body.toString('utf8'));
    } catch {
      throw new PlatformRefused('silent', 'not an answer');
    }
    if (!isObject(words)) throw new PlatformRefused('silent', 'not an answer');
    const { error } = words;
    if (typeof error === 'string' && error !== '') throw refusalOf(error);
    return words;
  }

  async function patiently<T>(sent: Sent, read: (reply: Reply) => T): Promise<T> {
    for (const ms of sent.body === undefined ? againAfterMs : []) {
      try {
        return read(await reach(sent));
      } catch (error) {
        if (!(error instanceof PlatformRefused) || error.kind !== 'silent') throw error;
      }
      await wait(ms);
    }
    return read(await reach(sent));
  }

  const isSilent = (error: unknown) => error instanceof PlatformRefused && error.kind === 'silent';
  return {
    ask: (sent) => breaker.run(() => patiently(sent, wordsOf), isSilent),
    download: (sent) =>
      breaker.run(
        () =>
          patiently(sent, (reply) => {
            if (reply.type.includes('json')) wordsOf(reply);
            return reply.body;
          }),
        isSilent,
      ),
  };
}
