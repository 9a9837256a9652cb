import type { TransactionDb } from '../../db/database.ts';
import { lockBatch, stepBatch, type BatchKey } from './lock-batch.ts';

/** Reopens a closed batch for loading, as long as it has not departed. */
export async function reopenBatch(
  db: TransactionDb,
  staffId: number,
  which: BatchKey,
): Promise<{ number: string }> {
  const batch = await lockBatch(db, which);
  await stepBatch(db, which.shopId, batch, 'reopen', { staffId });
  return batch;
}
