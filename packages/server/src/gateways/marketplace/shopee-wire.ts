import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isObject } from '@onehaul/domain/tracking/carrier-event';
import { openBreaker } from '../breaker.ts';
import type { Outbound } from '../outbound.ts';
import { PlatformRefused, type PlatformShop } from './marketplace-platform.ts';

export type ShopeeAccount = {
  readonly partnerId: string;
  readonly partnerKey: string;
  /** Where the Open Platform is: by the platform's own list, never as a tenant typed it. */
  readonly url: string;
};
export type Answered = Readonly<Record<string, unknown>>;
type Sent = {
  readonly path: string;
  /** Calls about a shop carry its token; the others are the partner's own. */
  readonly shop?: PlatformShop;
  readonly query?: Readonly<Record<string, string>>;
  /** A change: sent once, never again by itself. */
  readonly body?: object;
};

const mostBytes = 8 * 1024 * 1024;
/** Waits before a question is asked a second and a third time. */
const againAfterMs = [200, 800];

const apiPath = (path: string) => `/api/v2${path}`;

/** What every call is signed over, in this order. */
export function shopeeSign(
  { partnerId, partnerKey }: Pick<ShopeeAccount, 'partnerId' | 'partnerKey'>,
  path: string,
  timestamp: number,
  shop?: PlatformShop,
): string {
  const signed = `${partnerId}${path}${timestamp}${shop ? `${shop.accessToken}${shop.externalId}` : ''}`;
  return createHmac('sha256', partnerKey).update(signed).digest('hex');
}

/** The address of a call, good for the five minutes that its time is believed. */
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

/** Their words for a token that is over, or a yes that was taken back. The third is spelt as they spell it. */
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
  /** For what is a file when all is well, and words when it is not. */
  download(sent: Sent): Promise<Uint8Array>;
};

/** Speaks to Shopee: signs, waits, asks again where nothing can happen twice, and turns its words into ours. */
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
      // It redirects nobody: whoever does is not it.
      if (reply.status >= 500 || (reply.status >= 300 && reply.status < 400)) {
        throw new Error(`HTTP ${reply.status}`);
      }
      return { status: reply.status, type: reply.headers['content-type'] ?? '', body: reply.body };
    } catch (error) {
      // The address has the token in it: what a client says of an address goes no further.
      const { message } = error as Error;
      throw new PlatformRefused('silent', message.includes('//') ? 'no answer' : message);
    }
  }

  /** Their JSON, or why there is none; a code in it is a no. */
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
