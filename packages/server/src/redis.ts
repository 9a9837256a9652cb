import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/**
 * Redis holds only counters and caches: commands time out fast, and none are queued while it is down. Every
 * key is prefixed with the installation, so that installations can share a Redis. ioredis does not prefix
 * channels: they include the installation themselves (outbox/channel.ts).
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

/** Longer than an event loop stall of this process; otherwise a busy moment would refuse logins. */
const replyTimeoutMs = 500;

/** Returns Redis's reply; rejects when it is down or slow. For counters checked before an action. */
export async function withRedisTimeout<T>(redis: Redis, ask: (redis: Redis) => Promise<T>): Promise<T> {
  if (redis.status !== 'ready') throw new Error('Redis is away');
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // After an event loop stall the timer fires before the socket is read: a reply that has arrived still
    // counts.
    timer = setTimeout(() => setImmediate(() => reject(new Error('no answer in time'))), replyTimeoutMs);
  });
  try {
    return await Promise.race([ask(redis), late]);
  } finally {
    clearTimeout(timer);
  }
}
