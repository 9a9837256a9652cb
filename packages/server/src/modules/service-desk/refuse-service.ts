import type { TransactionDb } from '../../db/database.ts';
import { refundService } from '../payment/index.ts';
import { endWork, lockRequest, stepRequest } from '../service/index.ts';
import type { RecordKey } from './find-for-staff.ts';

/** Marks the service as not possible; the owner is notified of the reason and refunded in full. */
export async function refuseService(
  db: TransactionDb,
  staffId: number,
  { shopId, id, reason }: RecordKey & { readonly reason: string },
): Promise<void> {
  const { request, parcel } = await lockRequest(db, shopId, id);
  const account = { staffId, answer: reason, notice: 'serviceNotPossible' } as const;
  await stepRequest(db, request, 'refuse', account);
  await endWork(db, parcel);
  await refundService(db, { request, why: 'notPossible', reason, actor: { kind: 'staff', id: staffId } });
}
