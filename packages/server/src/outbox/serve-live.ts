import { Refusal } from '@onehaul/domain/refusal';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../db/database.ts';
import type { MountOptions } from '../http/mount.ts';
import type { Channels } from './channels.ts';
import { LiveStream } from './live-stream.ts';
import { findEventsAfter, findNewestEvent } from './outbox.repository.ts';

type LiveOptions = Pick<MountOptions, 'callerOf'> & {
  readonly database: Database;
  readonly channels: Channels;
  readonly beatMs?: number;
};

/** A page that was disconnected this long still gets the events it missed. */
const replaySeconds = 15 * 60;
/** A newly loaded page may have read its data before it subscribed. */
const freshSeconds = 10;
/** Each heartbeat also queries the outbox this far back, for events that Redis lost. */
const lookBackSeconds = 120;
const maxReplayed = 500;
const maxStreams = 6;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Disables response buffering in nginx, which would delay events.
  'x-accel-buffering': 'no',
};

const eventIdOf = (header: unknown) =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined;

/** Streams a member's events to open pages as server-sent events on the shop's host. */
export function serveLive(options: LiveOptions): FastifyPluginAsync {
  const { database, channels, callerOf, beatMs = 20_000 } = options;
  return async (app) => {
    const open = new Map<string, Set<LiveStream>>();
    let isLeaving = false;
    // Ends streams before the server waits for open requests: a stream never finishes by itself.
    app.addHook('preClose', async () => {
      isLeaving = true;
      for (const streams of open.values()) for (const stream of streams) stream.end();
    });

    app.get('/api/live', async (request, reply) => {
      const shop = request.shop!;
      const { tenantId } = shop;
      const { authorization } = request.headers;
      const member = await callerOf(authorization, shop, 'now');
      if (!member) throw new Refusal('access.signInRequired');
      const db = database.tenant(tenantId);
      const owner = { shopId: shop.id, memberId: member.ownerId };
      const lastId = eventIdOf(request.headers['last-event-id']);
      const newest = lastId === undefined ? await db.first(findNewestEvent, owner) : undefined;
      if (isLeaving) throw new Refusal('server.busy');

      // No await from here on, so that every opened stream also gets its close handler.
      const account = `${tenantId}:${shop.id}:${member.id}`;
      const streams = open.get(account) ?? new Set();
      if (streams.size >= maxStreams) throw new Refusal('request.tooMany', { seconds: 60 });
      const stream = new LiveStream();
      open.set(account, streams.add(stream));
      stream.begin(lastId ?? newest?.id ?? 0);

      const openedMs = performance.now();
      const firstSeconds = lastId === undefined ? freshSeconds : replaySeconds;
      let mostSeconds = replaySeconds;
      const replay = async () => {
        const openSeconds = Math.ceil((performance.now() - openedMs) / 1000);
        const seconds = Math.min(mostSeconds, firstSeconds + openSeconds);
        const asked = { ...owner, after: lastId ?? 0, seconds, limit: maxReplayed };
        const events = (await db.all(findEventsAfter, asked)).reverse();
        const [isOldestNew] = events.map((event) => stream.tell(event));
        if (events.length === maxReplayed && isOldestNew) stream.tellMissed();
        mostSeconds = lookBackSeconds;
      };
      // A failed read is repeated at the next heartbeat.
      const catchUp = () => void replay().catch(() => undefined);
      const beat = async () => {
        stream.beat();
        const isLet = await callerOf(authorization, shop, 'now').catch(() => member);
        if (isLet) catchUp();
        else stream.end();
      };

      const listener = { onEvent: stream.tell.bind(stream), onGap: catchUp };
      const leave = channels.listen({ tenantId, ...owner }, listener);
      const timer = setInterval(() => void beat(), beatMs);
      stream.once('close', () => {
        clearInterval(timer);
        leave();
        streams.delete(stream);
        if (streams.size === 0) open.delete(account);
      });
      return reply.headers(headers).send(stream);
    });
  };
}
