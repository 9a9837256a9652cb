import type { Db } from '../../db/database.ts';
import { lockBatch, stepBatch, type WhichBatch } from './lock-batch.ts';

/** Goes on loading, as long as nothing has left. */
export async function reopenBatch(db: Db, staffId: number, which: WhichBatch): Promise<{ number: string }> {
  const batch = await lockBatch(db, which);
  await stepBatch(db, which.shopId, batch, 'reopen', { staffId });
  return batch;
}
