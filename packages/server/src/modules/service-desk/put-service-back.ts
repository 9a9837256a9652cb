import type { TransactionDb } from '../../db/database.ts';
import { lockRequest, stepRequest } from '../service/index.ts';
import type { Which } from './find-at-desk.ts';

/** Unassigns the service; it stays due, and the parcel's storage clock stays paused. */
export async function putServiceBack(db: TransactionDb, { shopId, id }: Which): Promise<void> {
  const { request } = await lockRequest(db, shopId, id);
  await stepRequest(db, request, 'putBack', { staffId: null });
}
