import type { TransactionDb } from '../../db/database.ts';
import { lockRequest, stepRequest } from '../service/index.ts';
import type { RecordKey } from './find-for-staff.ts';

/** Unassigns the service; it stays due, and the parcel's storage clock stays paused. */
export async function unassignService(db: TransactionDb, { shopId, id }: RecordKey): Promise<void> {
  const { request } = await lockRequest(db, shopId, id);
  await stepRequest(db, request, 'putBack', { staffId: null });
}
