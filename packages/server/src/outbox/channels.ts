import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { channelOf, type MemberKey, parseEvent } from './channel.ts';
import type { OutboxEvent } from './outbox.repository.ts';

type Listener = {
  onEvent(event: OutboxEvent): void;
  /** Events may have been missed while not subscribed. */
  onGap(): void;
};

export type Channels = {
  /** Subscribes to a member's events; the returned function unsubscribes. */
  listen(member: MemberKey, listener: Listener): () => void;
  close(): void;
};

/**
 * One subscriber connection for all open streams of this process. Unlike the counters' connection it waits
 * while Redis is down, and then resubscribes.
 */
export function createChannels(
  url: string,
  installation: string,
  log: Pick<Logger, 'warn' | 'info'>,
): Channels {
  const redis = new Redis(url, {
    connectTimeout: 1000,
    maxRetriesPerRequest: null,
    retryStrategy: (tries) => Math.min(tries * 100, 2000),
    lazyConnect: true,
  });
  const listeners = new Map<string, Set<Listener>>();
  let isAway = false;

  redis.on('error', (error: Error) => {
    if (!isAway) log.warn({ err: error }, 'live pages are told late: Redis is away');
    isAway = true;
  });
  redis.on('close', () => (isAway = true));
  redis.on('ready', () => {
    if (!isAway) return;
    isAway = false;
    for (const each of listeners.values()) for (const { onGap } of each) onGap();
  });
  redis.on('message', (channel: string, message: string) => {
    const event = parseEvent(message);
    for (const { onEvent } of listeners.get(channel) ?? []) onEvent(event);
  });

  return {
    listen(member, listener) {
      const channel = channelOf(installation, member);
      const others = listeners.get(channel);
      if (others) {
        others.add(listener);
        listener.onGap();
      } else {
        listeners.set(channel, new Set([listener]));
        // Events published before the subscription was active are read from the outbox.
        redis.subscribe(channel).then(
          () => listeners.get(channel)?.forEach(({ onGap }) => onGap()),
          () => undefined,
        );
      }
      return () => {
        const left = listeners.get(channel);
        left?.delete(listener);
        if (left?.size !== 0) return;
        listeners.delete(channel);
        redis.unsubscribe(channel).catch(() => undefined);
      };
    },
    close: () => redis.disconnect(),
  };
}
