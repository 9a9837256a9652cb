import type { NoticeChannel } from '@onehaul/domain/notice';
import type { Logger } from 'pino';
import type { Database, TransactionDb } from '../../db/database.ts';
import { openSweep, type Sweep } from '../../jobs/sweep.ts';
import { anyDue, type DueDelivery, type Settled, settleDelivery, takeDue } from './delivery.repository.ts';

const atOnce = 5;

export type DeliveryServices = { readonly database: Database; readonly log: Pick<Logger, 'warn' | 'error'> };

/** A way out of the product. */
export type Sender = {
  readonly channel: NoticeChannel;
  /** Looks at what was taken while nobody else takes any; what it leaves out is dropped. */
  choose?(db: TransactionDb, tenantId: number): Promise<(taken: DueDelivery[]) => DueDelivery[]>;
  /** What became of it; undefined when it is tried again later. */
  send(due: DueDelivery): Promise<Settled | undefined>;
};

/** Sends what is due of a tenant; true when there may be more. */
export async function deliver(
  { database }: DeliveryServices,
  { channel, choose, send }: Sender,
  tenantId: number,
): Promise<boolean> {
  const settle = (db: TransactionDb, { shopId, id }: DueDelivery, state: Settled) =>
    db.all(settleDelivery, { shopId, id, channel, state });

  const { taken, chosen } = await database.transaction(tenantId, async (db) => {
    const select = await choose?.(db, tenantId);
    const all = await db.all(takeDue, { channel, limit: atOnce });
    const some = select ? select(all) : all;
    for (const due of all) if (!some.includes(due)) await settle(db, due, 'dropped');
    return { taken: all, chosen: some };
  });
  await Promise.all(
    chosen.map(async (due) => {
      // Whoever has changed their mind, or waited longer than news is news, is not told.
      const state = due.isWanted && due.host ? await send(due) : 'dropped';
      if (state) await database.transaction(tenantId, (db) => settle(db, due, state));
    }),
  );
  return taken.length === atOnce;
}

/** Tells members by one way, a moment after they were told in the product. */
export function openSender(services: DeliveryServices, sender: Sender, everyMs = 2000): Sweep {
  const { database, log } = services;
  const { channel } = sender;
  return openSweep({
    database,
    log,
    name: channel,
    everyMs,
    look: async (tenantId) => (await database.tenant(tenantId).first(anyDue, { channel })) !== undefined,
    work: (tenantId) => deliver(services, sender, tenantId),
  });
}
