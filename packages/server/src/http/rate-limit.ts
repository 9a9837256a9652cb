import { Refusal } from '@onehaul/domain/refusal';
import type {
  FastifyInstance,
  FastifyRequest,
  preHandlerAsyncHookHandler,
  preHandlerHookHandler,
} from 'fastify';
import type { Redis } from 'ioredis';
import { askInTime } from '../redis.ts';
import { networkOf } from './network.ts';
import { quotaOf, SharedBuckets } from './tenant-quota.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: 'ordinary' | 'strict' | 'guess' | 'look' | 'webhook';
  }
}

export type Limits = {
  /** Calls a minute of one address to one shop. */
  readonly ordinaryPerMinute: number;
  /** Of each call that sends something. */
  readonly strictPerMinute: number;
  /** Of each call that checks a secret. */
  readonly guessPerMinute: number;
  /** Of each call that tells strangers something by a number they know (S61). */
  readonly lookPerMinute: number;
  /** Whether tenants are held to the quota of their plan. */
  readonly hasQuotas: boolean;
};

type Count = { current: number; ttl: number };

const windowMs = 60_000;
const flushMs = 200;

/** Keys carry the shop, so one shop's crowd never closes another's door; the console belongs to none. */
const keyOf = ({ shop, ip }: FastifyRequest) =>
  shop ? `limit:${shop.tenantId}:${shop.id}:${networkOf(ip)}` : `limit:console:${networkOf(ip)}`;

/** Adds to a counter that lives for one window; answers the count and the time left. */
const addScript = `
  local count = redis.call('incrby', KEYS[1], ARGV[1])
  if count == tonumber(ARGV[1]) then redis.call('pexpire', KEYS[1], ARGV[2]) end
  return {count, redis.call('pttl', KEYS[1])}`;

export async function add(redis: Redis, key: string, by: number): Promise<Count> {
  const [current, ttl] = (await redis.eval(addScript, 1, key, by, windowMs)) as [number, number];
  return { current, ttl };
}

/**
 * Ordinary calls are counted here at once and told to Redis a few times a second: no call waits for the counter,
 * the processes still share one count, and without Redis each process goes on counting alone (R12: reads stay open).
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
          const shared = await add(this.#redis, key, told);
          count.known = shared.current;
          count.pending -= told;
          count.endsAt = Date.now() + shared.ttl;
        } catch {
          // Redis went away between the look and the call; the count stays here and is told later.
        }
      }),
    );
  }
}

/** Sending is counted in Redis before it happens, and refused when it cannot say (S29). */
async function strictCount(redis: Redis, key: string): Promise<Count> {
  try {
    return await askInTime(redis, () => add(redis, key, 1));
  } catch {
    throw new Refusal('server.busy');
  }
}

/** Guessing too, but people may sign in without Redis: this process then counts alone (decision 008). */
async function guessCount(redis: Redis, key: string, counter: SharedCounter): Promise<Count> {
  try {
    return await askInTime(redis, () => add(redis, key, 1));
  } catch {
    return counter.add(key);
  }
}

function tooMany({ ttl }: Count): Refusal {
  return new Refusal('request.tooMany', { seconds: Math.ceil(ttl / 1000) });
}

/** Refuses an address that asks a shop more often than its limits allow, and a tenant that exceeds its plan (429). */
export function limitRates(app: FastifyInstance, redis: Redis, limits: Limits): void {
  const counter = new SharedCounter(redis);
  const buckets = new SharedBuckets(redis);
  // In one turn, so that ioredis sends both in one round trip.
  const timer = setInterval(() => void Promise.all([counter.flush(), buckets.flush()]), flushMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  const limitOrdinarily =
    (kind: string): preHandlerHookHandler =>
    (request, _reply, done) => {
      const count = counter.add(`${kind}${keyOf(request)}`);
      done(count.current > limits.ordinaryPerMinute ? tooMany(count) : undefined);
    };
  const keyOfRoute = (request: FastifyRequest) => `strict:${keyOf(request)}:${request.routeOptions.url}`;
  const limitStrictly: preHandlerAsyncHookHandler = async (request) => {
    const count = await strictCount(redis, keyOfRoute(request));
    if (count.current > limits.strictPerMinute) throw tooMany(count);
  };
  const limitTo =
    (perMinute: number): preHandlerAsyncHookHandler =>
    async (request) => {
      const count = await guessCount(redis, keyOfRoute(request), counter);
      if (count.current > perMinute) throw tooMany(count);
    };
  const hooks = {
    ordinary: limitOrdinarily(''),
    webhook: limitOrdinarily('webhook:'),
    strict: limitStrictly,
    guess: limitTo(limits.guessPerMinute),
    look: limitTo(limits.lookPerMinute),
  };
  // The address first: what one address asks too much does not use up what its tenant may.
  const quota = limits.hasQuotas ? [quotaOf(buckets)] : [];
  app.addHook('onRoute', (route) => {
    const limit = hooks[route.config?.limit ?? 'ordinary'];
    route.preHandler = [route.preHandler ?? [], limit, quota].flat();
  });
}
