import { type NoticeChannel, noticeChannels } from '@onehaul/domain/notice';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { openSweep, type Sweep } from '../jobs/sweep.ts';
import { channelOf, packed } from './channel.ts';
import { anyWaiting, insertNotices, markRelayed, takeWaiting, type Waiting } from './outbox.repository.ts';

type RelayOptions = {
  readonly database: Database;
  readonly redis: Redis;
  /** Names the channels, with the servers that listen to them. */
  readonly installation: string;
  /** What this installation sends by: nothing is made due for the rest. */
  readonly channels?: readonly NoticeChannel[];
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly everyMs?: number;
};

const batchRows = 200;

/**
 * Carries what happened from the outbox to members' notices and open pages. Any of the workers that do it may die at
 * any moment: what it held is taken up by the next one.
 */
export function openRelay(options: RelayOptions): Sweep {
  const { database, redis, installation, log, everyMs = 200 } = options;
  const channels = [...(options.channels ?? noticeChannels)];

  /** Pages that miss it look into the outbox themselves: a Redis that is away holds nothing up. */
  async function publish(tenantId: number, rows: readonly Waiting[]): Promise<void> {
    if (redis.status !== 'ready') return;
    await Promise.all(
      rows.map((row) => redis.publish(channelOf(installation, { tenantId, ...row }), packed(row))),
    ).catch(() => undefined);
  }

  function relay(tenantId: number): Promise<boolean> {
    return database.transaction(tenantId, async (db) => {
      const rows = await db.all(takeWaiting, { limit: batchRows });
      if (rows.length === 0) return false;
      const ids = rows.map(({ id }) => id);
      // Committed before a page is told of them, for it asks for them at once; and the rows stay held meanwhile.
      await database.transaction(tenantId, (notices) => notices.all(insertNotices, { ids, channels }));
      await publish(tenantId, rows);
      await db.all(markRelayed, { ids });
      return rows.length === batchRows;
    });
  }

  const look = async (tenantId: number) =>
    (await database.tenant(tenantId).first(anyWaiting, {})) !== undefined;
  return openSweep({ database, log, name: 'relay', everyMs, look, work: relay });
}
