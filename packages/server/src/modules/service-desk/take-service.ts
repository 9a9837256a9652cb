import type { TransactionDb } from '../../db/database.ts';
import { lockRequest, stepRequest } from '../service/index.ts';
import type { Which } from './find-at-desk.ts';

/** Assigns the service to a staff member; its owner can no longer cancel it. */
export async function takeService(db: TransactionDb, staffId: number, { shopId, id }: Which): Promise<void> {
  const { request } = await lockRequest(db, shopId, id);
  await stepRequest(db, request, 'assign', { staffId });
}
