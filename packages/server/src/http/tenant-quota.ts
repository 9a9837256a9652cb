import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Redis } from 'ioredis';
import { limitRefusal } from './limit-refusal.ts';

/** Burst size, as time at the plan's rate. Short, because bursts are what other tenants notice. */
const burstMs = 500;
const minuteMs = 60_000;

type Bucket = {
  /** Bucket level over all processes, as of the last flush plus this process's own calls. */
  level: number;
  at: number;
  /** Calls of this process not yet flushed to Redis. */
  untold: number;
  perMs: number;
};

/** Leaky bucket: drains at the plan's rate by Redis's clock, then adds the calls one process admitted. */
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
 * Leaky buckets shared between processes: a call is judged in memory and flushed to Redis within 200 ms. A
 * process that admitted too much learns it then and refuses until the excess has drained, so the total rate
 * holds. Unused keys cost nothing.
 */
export class SharedBuckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Takes one call, or returns how many milliseconds too early it is. */
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
          // Redis failed after the status check: this process continues on its own and flushes later.
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

/** Webhooks have a separate bucket: load on the shop must not cost it a payment notice, nor the reverse. */
const keyOf = ({ shop, routeOptions }: FastifyRequest) =>
  routeOptions.config.limit === 'webhook' ? `quota:${shop!.tenantId}:webhook` : `quota:${shop!.tenantId}`;

/**
 * Refuses calls beyond a tenant's plan (429 with Retry-After), so that its load does not slow down other
 * tenants (R26). The console is exempt: staff can work while their shop is flooded.
 */
export function enforceTenantQuota(buckets: SharedBuckets): onRequestHookHandler {
  const warnedAt = new Map<number, number>();

  /** Logs one line per minute and tenant: a flood must not fill the log. */
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
    return done(limitRefusal('shop.overQuota', waitMs));
  };
}
