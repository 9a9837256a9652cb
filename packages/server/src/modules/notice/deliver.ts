import type { NoticeChannel } from '@onehaul/domain/notice';
import type { Logger } from 'pino';
import type { Database, TransactionDb } from '../../db/database.ts';
import { createFinder } from '../../jobs/find-work.ts';
import { createSweep, type Sweep } from '../../jobs/sweep.ts';
import {
  type DueDelivery,
  type FinalDeliveryState,
  settleDelivery,
  leaseDueDeliveries,
} from './delivery.repository.ts';

const deliveryBatchSize = 5;

export type DeliveryServices = { readonly database: Database; readonly log: Pick<Logger, 'warn' | 'error'> };

/** A notice channel outside the product. */
export type Sender = {
  readonly channel: NoticeChannel;
  /** Filters the leased deliveries inside the leasing transaction; what it leaves out is dropped. */
  choose?(db: TransactionDb, tenantId: number): Promise<(taken: DueDelivery[]) => DueDelivery[]>;
  /** Final state; undefined to retry later. */
  send(due: DueDelivery): Promise<FinalDeliveryState | undefined>;
};

/** Sends the due deliveries of a tenant; returns true when there may be more. */
export async function deliver(
  { database }: DeliveryServices,
  { channel, choose, send }: Sender,
  tenantId: number,
): Promise<boolean> {
  const settle = (db: TransactionDb, { shopId, id }: DueDelivery, state: FinalDeliveryState) =>
    db.all(settleDelivery, { shopId, id, channel, state });

  const { taken, chosen } = await database.transaction(tenantId, async (db) => {
    const select = await choose?.(db, tenantId);
    const all = await db.all(leaseDueDeliveries, { channel, limit: deliveryBatchSize });
    const some = select ? select(all) : all;
    for (const due of all) if (!some.includes(due)) await settle(db, due, 'dropped');
    return { taken: all, chosen: some };
  });
  await Promise.all(
    chosen.map(async (due) => {
      // Dropped if the member has opted out since, or the notice is too old.
      const state = due.isWanted && due.host ? await send(due) : 'dropped';
      if (state) await database.transaction(tenantId, (db) => settle(db, due, state));
    }),
  );
  return taken.length === deliveryBatchSize;
}

/** Sends notices through one channel, shortly after they appear in the product. */
export function createSender(services: DeliveryServices, sender: Sender, everyMs = 2000): Sweep {
  const { database, log } = services;
  const { channel } = sender;
  return createSweep({
    database,
    log,
    name: channel,
    everyMs,
    find: createFinder(database, [channel]),
    work: (tenantId) => deliver(services, sender, tenantId),
  });
}
