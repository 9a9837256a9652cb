import { Refusal } from '@onehaul/domain/refusal';
import type {
  FastifyInstance,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
} from 'fastify';
import type { Redis } from 'ioredis';
import { withRedisTimeout } from '../redis.ts';
import { limitRefusal } from './limit-refusal.ts';
import { networkOf } from './network.ts';
import { enforceTenantQuota, SharedBuckets } from './tenant-quota.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: 'ordinary' | 'strict' | 'guess' | 'look' | 'webhook';
  }
}

export type Limits = {
  /** Requests per minute from one address to one shop. */
  readonly ordinaryPerMinute: number;
  /** Per call that sends a message. */
  readonly strictPerMinute: number;
  /** Per call that verifies a secret. */
  readonly guessPerMinute: number;
  /** Per call that reveals data to a stranger by a number (S61). */
  readonly lookPerMinute: number;
  /** Whether tenants are limited to their plan's quota. */
  readonly hasQuotas: boolean;
};

type Count = { current: number; ttl: number };

const windowMs = 60_000;
const flushMs = 200;

/** Keys include the shop, so that load on one shop does not limit another; the console belongs to none. */
const keyOf = ({ shop, ip }: FastifyRequest) =>
  shop ? `limit:${shop.tenantId}:${shop.id}:${networkOf(ip)}` : `limit:console:${networkOf(ip)}`;

/** Increments a fixed-window counter; returns the count and the remaining time. */
const addScript = `
  local count = redis.call('incrby', KEYS[1], ARGV[1])
  if count == tonumber(ARGV[1]) then redis.call('pexpire', KEYS[1], ARGV[2]) end
  return {count, redis.call('pttl', KEYS[1])}`;

async function incrementCount(redis: Redis, key: string, by: number): Promise<Count> {
  const [current, ttl] = (await redis.eval(addScript, 1, key, by, windowMs)) as [number, number];
  return { current, ttl };
}

/**
 * Counts ordinary calls in memory and flushes to Redis a few times per second: no call waits for Redis,
 * processes still share one count, and without Redis each process counts on its own (R12: reads stay open).
 */
class SharedCounter {
  readonly #counts = new Map<string, { known: number; pending: number; endsAt: number }>();
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  add(key: string): Count {
    const now = Date.now();
    let count = this.#counts.get(key);
    if (!count || count.endsAt <= now) {
      count = { known: 0, pending: 0, endsAt: now + windowMs };
      this.#counts.set(key, count);
    }
    count.pending += 1;
    return { current: count.known + count.pending, ttl: count.endsAt - now };
  }

  async flush(): Promise<void> {
    const now = Date.now();
    await Promise.all(
      [...this.#counts].map(async ([key, count]) => {
        if (count.endsAt <= now) return void this.#counts.delete(key);
        const told = count.pending;
        if (told === 0 || this.#redis.status !== 'ready') return;
        try {
          const shared = await incrementCount(this.#redis, key, told);
          count.known = shared.current;
          count.pending -= told;
          count.endsAt = Date.now() + shared.ttl;
        } catch {
          // Redis failed after the status check; the count stays pending for the next flush.
        }
      }),
    );
  }
}

/** Counts a sending call in Redis before it runs; fails closed when Redis is down (S29). */
async function countStrictly(redis: Redis, key: string): Promise<Count> {
  try {
    return await withRedisTimeout(redis, () => incrementCount(redis, key, 1));
  } catch {
    throw new Refusal('server.busy');
  }
}

/** Counts a guess likewise; sign-in works without Redis, each process then counts alone (decision 008). */
async function countGuess(redis: Redis, key: string, counter: SharedCounter): Promise<Count> {
  try {
    return await withRedisTimeout(redis, () => incrementCount(redis, key, 1));
  } catch {
    return counter.add(key);
  }
}

const tooMany = ({ ttl }: Count) => limitRefusal('request.tooMany', ttl);

/**
 * Rate limit of a machine's key, counted after the key was verified so that others cannot exhaust it. Without Redis
 * only the limit per address applies.
 */
export async function limitKey(redis: Redis, key: string, perMinute: number): Promise<void> {
  const count = await withRedisTimeout(redis, () => incrementCount(redis, key, 1)).catch(() => undefined);
  if (count && count.current > perMinute)
    throw new Refusal('request.tooMany', { seconds: Math.ceil(count.ttl / 1000) });
}

/**
 * Refuses an address that exceeds a shop's rate limits, and a tenant that exceeds its plan (429). In `onRequest`, before
 * the body is read: a refused call costs neither parsing nor memory.
 */
export function limitRates(app: FastifyInstance, redis: Redis, limits: Limits): void {
  const counter = new SharedCounter(redis);
  const buckets = new SharedBuckets(redis);
  // In the same tick, so that ioredis sends both in one round trip.
  const timer = setInterval(() => void Promise.all([counter.flush(), buckets.flush()]), flushMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  const limitOrdinarily =
    (kind: string): onRequestHookHandler =>
    (request, _reply, done) => {
      const count = counter.add(`${kind}${keyOf(request)}`);
      done(count.current > limits.ordinaryPerMinute ? tooMany(count) : undefined);
    };
  const keyOfRoute = (request: FastifyRequest) => `strict:${keyOf(request)}:${request.routeOptions.url}`;
  const limitStrictly: onRequestAsyncHookHandler = async (request) => {
    const count = await countStrictly(redis, keyOfRoute(request));
    if (count.current > limits.strictPerMinute) throw tooMany(count);
  };
  const limitTo =
    (perMinute: number): onRequestAsyncHookHandler =>
    async (request) => {
      const count = await countGuess(redis, keyOfRoute(request), counter);
      if (count.current > perMinute) throw tooMany(count);
    };
  const hooks = {
    ordinary: limitOrdinarily(''),
    webhook: limitOrdinarily('webhook:'),
    strict: limitStrictly,
    guess: limitTo(limits.guessPerMinute),
    look: limitTo(limits.lookPerMinute),
  };
  // The address limit runs first: calls it refuses do not consume the tenant's quota.
  const quota = limits.hasQuotas ? [enforceTenantQuota(buckets)] : [];
  app.addHook('onRoute', (route) => {
    const limit = hooks[route.config?.limit ?? 'ordinary'];
    route.onRequest = [route.onRequest ?? [], limit, quota].flat();
  });
}
