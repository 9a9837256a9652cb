import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isObject } from '@onehaul/domain/tracking/carrier-event';
import { createBreaker } from '../breaker.ts';
import type { Outbound } from '../outbound.ts';
import { PlatformCallFailed, type PlatformShop } from './marketplace-platform.ts';

export type ShopeeAccount = {
  readonly partnerId: string;
  readonly partnerKey: string;
  /** Base URL of the Open Platform: from the built-in list, never from tenant input. */
  readonly url: string;
};
export type ShopeeResponse = Readonly<Record<string, unknown>>;
type ShopeeRequest = {
  readonly path: string;
  /** Calls about a shop carry its token; others are authenticated as the partner. */
  readonly shop?: PlatformShop;
  readonly query?: Readonly<Record<string, string>>;
  /** Present on a write: sent once, never retried. */
  readonly body?: object;
};

const maxBytes = 8 * 1024 * 1024;
/** Backoff before the second and third attempt of a read. */
const retryDelaysMs = [200, 800];

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
  {
    shop,
    query = {},
    now = Date.now(),
  }: Pick<ShopeeRequest, 'shop' | 'query'> & { readonly now?: number } = {},
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
const unavailableCodes = ['error_server', 'error_inner', 'error_network', 'error_busy', 'error_system_busy'];

function refusalOf(code: string): PlatformCallFailed {
  const bare = code.split('.').at(-1)!;
  if (expiredCodes.includes(bare)) return new PlatformCallFailed('expired', code);
  return new PlatformCallFailed(unavailableCodes.includes(bare) ? 'silent' : 'refused', code);
}

type Reply = { readonly status: number; readonly type: string; readonly body: Buffer };

export type ShopeeClient = {
  ask(sent: ShopeeRequest): Promise<ShopeeResponse>;
  /** Downloads a file; an error comes as JSON instead. */
  download(sent: ShopeeRequest): Promise<Uint8Array>;
};

/** HTTP client of Shopee: signs, applies timeouts, retries reads only, maps errors to `PlatformCallFailed`. */
export function createShopeeClient(account: ShopeeAccount, outbound: Outbound): ShopeeClient {
  const breaker = createBreaker(() => new PlatformCallFailed('silent', 'left alone for a while'));

  async function reach({ path, body, ...of }: ShopeeRequest): Promise<Reply> {
    try {
      const reply = await outbound.send(signedUrl(account, path, of), {
        mostBytes: maxBytes,
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
      throw new PlatformCallFailed('silent', message.includes('//') ? 'no answer' : message);
    }
  }

  /** Parses the JSON of a response; an error code in it throws. */
  function wordsOf({ body }: Reply): ShopeeResponse {
    let words: unknown;
    try {
      words = JSON.parse(body.toString('utf8'));
    } catch {
      throw new PlatformCallFailed('silent', 'not an answer');
    }
    if (!isObject(words)) throw new PlatformCallFailed('silent', 'not an answer');
    const { error } = words;
    if (typeof error === 'string' && error !== '') throw refusalOf(error);
    return words;
  }

  async function patiently<T>(sent: ShopeeRequest, read: (reply: Reply) => T): Promise<T> {
    for (const ms of sent.body === undefined ? retryDelaysMs : []) {
      try {
        return read(await reach(sent));
      } catch (error) {
        if (!(error instanceof PlatformCallFailed) || error.kind !== 'silent') throw error;
      }
      await wait(ms);
    }
    return read(await reach(sent));
  }

  const isSilent = (error: unknown) => error instanceof PlatformCallFailed && error.kind === 'silent';
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
