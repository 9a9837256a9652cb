import { Refusal } from '@onehaul/domain/refusal';
import { type InboundAct, inboundMachine } from '@onehaul/domain/stock/inbound';
import type { TransactionDb } from '../../db/database.ts';
import { inboundForUpdate, moveInbound } from './inbound.repository.ts';

/** Row-locks the delivery until the transaction ends; refuses a closed one. */
export async function lockInbound(db: TransactionDb, shopId: number, id: number) {
  const inbound = await db.first(inboundForUpdate, { shopId, id });
  if (!inbound) throw new Refusal('record.notFound');
  return inbound;
}
type LockedInbound = Awaited<ReturnType<typeof lockInbound>>;

/** The only way a delivery changes state. Its row must be locked. */
export async function stepInbound(
  db: TransactionDb,
  shopId: number,
  { id, state: from }: LockedInbound,
  act: InboundAct,
  staffId: number | null,
): Promise<void> {
  const to = inboundMachine.next(from, act);
  if (!to) throw new Refusal('stock.over');
  await db.first(moveInbound, { shopId, id, from, to, staffId });
}
