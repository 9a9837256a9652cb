import { Refusal } from '@onehaul/domain/refusal';
import type { FastifyRequest, preHandlerHookHandler } from 'fastify';
import type { Redis } from 'ioredis';

/** Calls that may come at once, as time at the plan's rate. Short: a burst is what a neighbour feels. */
const burstMs = 500;
const minuteMs = 60_000;

type Bucket = {
  /** Calls taken and not drained yet, by all processes as far as this one knows. */
  level: number;
  at: number;
  /** Calls of this process that Redis was not told of yet. */
  untold: number;
  perMs: number;
};

/** Leaky bucket: drains at the plan's rate by the clock of Redis, then takes what one process let pass. */
const addScript = `
  local time = redis.call('time')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local perMs = tonumber(ARGV[2])
  local kept = redis.call('hmget', KEYS[1], 'level', 'at')
  local level = math.max(0, tonumber(kept[1] or 0) - (now - tonumber(kept[2] or now)) * perMs) + tonumber(ARGV[1])
  redis.call('hset', KEYS[1], 'level', level, 'at', now)
  redis.call('pexpire', KEYS[1], math.ceil(level / perMs) + 1000)
  return tostring(level)`;

/**
 * Leaky buckets that processes share as they share their counters: a call is judged here at once, Redis hears of it
 * within a fifth of a second. A process that let too much pass learns of it then and waits until the excess has
 * drained, so all together keep the rate. Costs nothing for keys that nobody uses.
 */
export class SharedBuckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Takes one call, or answers how many milliseconds it is too early. */
  take(key: string, perMinute: number, now = Date.now()): number {
    const perMs = perMinute / minuteMs;
    const most = Math.max(1, perMs * burstMs);
    const bucket = this.#drained(key, perMs, now);
    if (bucket.level + 1 > most) return (bucket.level + 1 - most) / perMs;
    bucket.level += 1;
    bucket.untold += 1;
    return 0;
  }

  async flush(): Promise<void> {
    await Promise.all(
      [...this.#buckets].map(async ([key, { perMs }]) => {
        const bucket = this.#drained(key, perMs, Date.now());
        const told = bucket.untold;
        if (told === 0 && bucket.level === 0) return void this.#buckets.delete(key);
        if (told === 0 || this.#redis.status !== 'ready') return;
        try {
          const level = Number(await this.#redis.eval(addScript, 1, key, told, perMs));
          bucket.untold -= told;
          bucket.level = level + bucket.untold;
          bucket.at = Date.now();
        } catch {
          // Redis went away between the look and the call: this process goes on alone and tells it later.
        }
      }),
    );
  }

  #drained(key: string, perMs: number, now: number): Bucket {
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      bucket = { level: 0, at: now, untold: 0, perMs };
      this.#buckets.set(key, bucket);
    }
    bucket.level = Math.max(0, bucket.level - Math.max(0, now - bucket.at) * perMs);
    bucket.at = now;
    bucket.perMs = perMs;
    return bucket;
  }
}

/** Webhooks have a bucket of their own: a crowd in the shop must not cost it a payment notice, nor the other way round. */
const keyOf = ({ shop, routeOptions }: FastifyRequest) =>
  routeOptions.config.limit === 'webhook' ? `quota:${shop!.tenantId}:webhook` : `quota:${shop!.tenantId}`;

/**
 * Refuses calls of a tenant beyond its plan (429 with Retry-After), so that its crowd does not slow down others (R26).
 * The console belongs to no shop and is not counted: staff can work while their shop is flooded.
 */
export function quotaOf(buckets: SharedBuckets): preHandlerHookHandler {
  const warnedAt = new Map<number, number>();

  /** One line a minute for each tenant: a flood must not fill the log. */
  function warn({ shop, log }: FastifyRequest): void {
    const { tenantId, callsPerMinute } = shop!;
    const now = Date.now();
    if (now - (warnedAt.get(tenantId) ?? 0) < minuteMs) return;
    warnedAt.set(tenantId, now);
    log.warn({ tenant: tenantId, callsPerMinute }, 'a tenant is over its quota');
  }

  return (request, _reply, done) => {
    const { shop } = request;
    if (!shop) return done();
    const waitMs = buckets.take(keyOf(request), shop.callsPerMinute);
    if (waitMs <= 0) return done();
    warn(request);
    return done(new Refusal('shop.overQuota', { seconds: Math.ceil(waitMs / 1000) }));
  };
}
