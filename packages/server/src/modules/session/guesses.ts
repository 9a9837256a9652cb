import { createHash } from 'node:crypto';
import { Refusal } from '@onehaul/domain/refusal';
import type { Shop } from '@onehaul/domain/shop';
import type { Redis } from 'ioredis';
import { networkOf } from '../../http/network.ts';
import { withRedisTimeout } from '../../redis.ts';

/** The counters of wrong tries expire an hour after the first one. */
const windowMs = 60 * 60 * 1000;
const secondMs = 1000;
const maxCounters = 50_000;

/** Free wrong tries, and the cap of the exponential backoff after them. */
type Counter = { readonly key: string; readonly free: number; readonly mostMs: number };

type Guess = {
  readonly shop: Pick<Shop, 'id' | 'tenantId'>;
  readonly name: string;
  readonly address: string;
  /** Set when the member has signed in with this browser before; then only its own tries count against it. */
  readonly deviceId: string | undefined;
};

/**
 * The rate limit counters of a try. The first belongs to the guesser alone and is reset by a right password.
 */
function countersOf({ shop, name, address, deviceId }: Guess): Counter[] {
  const prefix = `guess:${shop.tenantId}:${shop.id}`;
  const nameHash = createHash('sha256').update(name).digest('base64url');
  const own = { free: 5, mostMs: 900 * secondMs };
  if (deviceId) return [{ key: `${prefix}:device:${nameHash}:${deviceId}`, ...own }];
  const network = networkOf(address);
  return [
    { key: `${prefix}:both:${nameHash}:${network}`, ...own },
    { key: `${prefix}:address:${network}`, free: 30, mostMs: 900 * secondMs },
    // Distributed guessing on one name is slowed down but never blocked, or anyone could lock a member out.
    { key: `${prefix}:name:${nameHash}`, free: 20, mostMs: 30 * secondMs },
  ];
}

/**
 * Counts a try as wrong before it is checked, so that concurrent tries cannot bypass the limit. Returns the
 * wait in ms, or counts and returns 0.
 */
const countGuessScript = `
  local time = redis.call('time')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local wait = 0
  for i, key in ipairs(KEYS) do
    local count = tonumber(redis.call('hget', key, 'count') or 0)
    local free, most = tonumber(ARGV[2 * i]), tonumber(ARGV[2 * i + 1])
    if count >= free then
      local delay = math.min(most, 1000 * 2 ^ (count - free))
      wait = math.max(wait, redis.call('hget', key, 'last') + delay - now)
    end
  end
  if wait > 0 then return math.ceil(wait) end
  for _, key in ipairs(KEYS) do
    if redis.call('hincrby', key, 'count', 1) == 1 then redis.call('pexpire', key, ARGV[1]) end
    redis.call('hset', key, 'last', now)
  end
  return 0`;

const forgiveScript = `
  redis.call('del', KEYS[1])
  for i = 2, #KEYS do
    if redis.call('exists', KEYS[i]) == 1 then redis.call('hincrby', KEYS[i], 'count', -1) end
  end`;

/** In-process fallback while Redis is unavailable: sign-in keeps working and stays throttled. */
export class LocalCounters {
  readonly #counts = new Map<string, { count: number; last: number; endsAt: number }>();

  take(counters: readonly Counter[], now = Date.now()): number {
    const found = counters.map((counter) => ({ ...counter, ...this.#find(counter.key, now) }));
    const waits = found.map(({ count, free, mostMs, last }) =>
      count < free ? 0 : last + Math.min(mostMs, secondMs * 2 ** (count - free)) - now,
    );
    const wait = Math.max(...waits);
    if (wait > 0) return wait;
    for (const { key, count, endsAt } of found) {
      this.#counts.delete(key);
      if (this.#counts.size >= maxCounters) this.#counts.delete(this.#counts.keys().next().value!);
      this.#counts.set(key, { count: count + 1, last: now, endsAt });
    }
    return 0;
  }

  forgive([own, ...others]: readonly Counter[]): void {
    if (own) this.#counts.delete(own.key);
    for (const { key } of others) {
      const entry = this.#counts.get(key);
      if (entry) entry.count -= 1;
    }
  }

  #find(key: string, now: number) {
    const entry = this.#counts.get(key);
    return entry && entry.endsAt > now ? entry : { count: 0, last: 0, endsAt: now + windowMs };
  }
}

const local = new LocalCounters();

/** Counts a try, or refuses it during the wait. `forgive` takes the try back when the password was right. */
export async function countGuess(redis: Redis, guess: Guess): Promise<{ forgive(): Promise<void> }> {
  const counters = countersOf(guess);
  const keys = counters.map(({ key }) => key);
  const limits = counters.flatMap(({ free, mostMs }) => [free, mostMs]);
  const wait = await withRedisTimeout(redis, () =>
    redis.eval(countGuessScript, keys.length, ...keys, windowMs, ...limits),
  ).catch(() => local.take(counters));
  if (Number(wait) > 0) throw new Refusal('request.tooMany', { seconds: Math.ceil(Number(wait) / secondMs) });
  return {
    async forgive() {
      local.forgive(counters);
      await withRedisTimeout(redis, () => redis.eval(forgiveScript, keys.length, ...keys)).catch(
        () => undefined,
      );
    },
  };
}
