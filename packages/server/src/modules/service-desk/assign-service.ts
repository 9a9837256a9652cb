import type { TransactionDb } from '../../db/database.ts';
import { lockRequest, stepRequest } from '../service/index.ts';
import type { RecordKey } from './find-for-staff.ts';

/** Assigns the service to a staff member; its owner can no longer cancel it. */
export async function assignService(
  db: TransactionDb,
  staffId: number,
  { shopId, id }: RecordKey,
): Promise<void> {
  const { request } = await lockRequest(db, shopId, id);
  await stepRequest(db, request, 'assign', { staffId });
}
