import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { type OrderNumberScope, raiseException, type ScanTime } from '../fulfilment/index.ts';
import { lockArrivingOrder } from './finish-receiving.ts';

/** Raises an exception for missing boxes; staff then wait for them or ship the received ones. */
export async function reportMissingBoxes(
  db: TransactionDb,
  staffId: number,
  { note, ...scan }: OrderNumberScope & ScanTime & { readonly note: string },
): Promise<number> {
  const { order, missing } = await lockArrivingOrder(db, scan);
  if (missing.length === 0) throw new Refusal('record.notFound');
  const said = [missing.map((box) => `#${box}`).join(', '), note].filter((words) => words !== '').join(': ');
  await raiseException(db, {
    shopId: scan.shopId,
    order,
    exception: 'short',
    note: said,
    actor: { kind: 'staff', id: staffId },
  });
  return order.id;
}
