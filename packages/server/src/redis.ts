import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/**
 * Redis only counts and caches: a call never waits long for it, and nothing queues up while it is away.
 * Every key begins with the installation, so that two that share a Redis share no counter. ioredis prefixes keys alone:
 * channels name the installation themselves (outbox/channel.ts).
 */
export function openRedis(url: string, installation: string, log: Logger): Redis {
  const redis = new Redis(url, {
    keyPrefix: `${installation}:`,
    connectTimeout: 1000,
    commandTimeout: 500,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    enableAutoPipelining: true,
    retryStrategy: (tries) => Math.min(tries * 100, 2000),
  });
  let isAway = false;
  redis.on('error', (error: Error) => {
    if (!isAway) log.warn({ err: error }, 'Redis is away');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
  });
  return redis;
}

/** Longer than a stall of this process, or a busy moment of ours would refuse people their login. */
const patienceMs = 500;

/** What Redis answers, or a rejection when it is away or takes too long: for what must be counted before it happens. */
export async function askInTime<T>(redis: Redis, ask: (redis: Redis) => Promise<T>): Promise<T> {
  if (redis.status !== 'ready') throw new Error('Redis is away');
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // After a stall of ours the timer is due before its answer is read: what has come by now still counts.
    timer = setTimeout(() => setImmediate(() => reject(new Error('no answer in time'))), patienceMs);
  });
  try {
    return await Promise.race([ask(redis), late]);
  } finally {
    clearTimeout(timer);
  }
}
