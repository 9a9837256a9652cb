import type { TransactionDb } from '../../db/database.ts';
import { lockRequest, stepRequest } from '../service/index.ts';
import type { RecordKey } from './find-for-staff.ts';

/** Sets the price; the owner is notified and pays. */
export async function quoteService(
  db: TransactionDb,
  { shopId, id, minor, answer }: RecordKey & { readonly minor: number; readonly answer: string },
): Promise<void> {
  const { request } = await lockRequest(db, shopId, id);
  await stepRequest(db, request, 'quote', { minor, answer, notice: 'serviceQuoted' });
}
