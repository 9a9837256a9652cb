import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { assertNotStopped, lockOrders } from '../order-move/index.ts';
import { clearException } from '../fulfilment/index.ts';

type Resolved = { readonly shopId: number; readonly id: number; readonly note: string };

/** Clears the exception; the order continues from its step. */
export async function resolveExceptionForStaff(
  db: TransactionDb,
  staffId: number,
  { shopId, id, note }: Resolved,
) {
  const [order] = await lockOrders(db, shopId, [id]);
  const { exception, number } = order!;
  if (exception === null) throw new Refusal('record.notFound');
  assertNotStopped(order!);
  await clearException(db, { shopId, order: order!, actor: { kind: 'staff', id: staffId }, reason: note });
  return { number, exception };
}
