import { type NoticeChannel, noticeChannels } from '@onehaul/domain/notice';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { Gauge } from 'prom-client';
import type { Database } from '../db/database.ts';
import { createFinder } from '../jobs/find-work.ts';
import { createSweep, type Sweep } from '../jobs/sweep.ts';
import { channelOf, serializeEvent } from './channel.ts';
import { insertNotices, markRelayed, lockWaiting, type WaitingEvent } from './outbox.repository.ts';

type RelayOptions = {
  readonly database: Database;
  readonly redis: Redis;
  /** Part of the channel names; the same as on the API servers that subscribe. */
  readonly installation: string;
  /** Channels this installation can send on: no deliveries are created for others. */
  readonly channels?: readonly NoticeChannel[];
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly everyMs?: number;
};

const batchRows = 200;

/** Age of the oldest event met in the last round, relayed or not: it grows while the outbox is stuck. */
export const oldestEvent = new Gauge({
  name: 'onehaul_outbox_oldest_seconds',
  help: 'Age of the oldest event that waited in the outbox',
  registers: [],
});

/**
 * Moves events from the outbox to members' notices and open pages. A worker may die at any moment: its row
 * locks are released and another worker continues.
 */
export function createRelay(options: RelayOptions): Sweep {
  const { database, redis, installation, log, everyMs = 200 } = options;
  const channels = [...(options.channels ?? noticeChannels)];

  /** Best effort: pages that miss a message read the outbox, so a Redis that is down blocks nothing. */
  async function publish(tenantId: number, rows: readonly WaitingEvent[]): Promise<void> {
    if (redis.status !== 'ready') return;
    await Promise.all(
      rows.map((row) => redis.publish(channelOf(installation, { tenantId, ...row }), serializeEvent(row))),
    ).catch(() => undefined);
  }

  let oldestSeconds = 0;
  const findWaiting = createFinder(database, ['outbox']);
  /** Begins a round. */
  const find = () => {
    oldestEvent.set(oldestSeconds);
    oldestSeconds = 0;
    return findWaiting();
  };

  function relay(tenantId: number): Promise<boolean> {
    return database.transaction(tenantId, async (db) => {
      const rows = await db.all(lockWaiting, { limit: batchRows });
      if (rows.length === 0) return false;
      oldestSeconds = Math.max(oldestSeconds, (Date.now() - rows[0]!.createdAt.getTime()) / 1000);
      const ids = rows.map(({ id }) => id);
      // Committed before publishing, because the page queries the notices immediately; the outbox rows stay
      // locked meanwhile.
      await database.transaction(tenantId, (notices) => notices.all(insertNotices, { ids, channels }));
      await publish(tenantId, rows);
      await db.all(markRelayed, { ids });
      return rows.length === batchRows;
    });
  }

  return createSweep({ database, log, name: 'relay', everyMs, find, work: relay });
}
