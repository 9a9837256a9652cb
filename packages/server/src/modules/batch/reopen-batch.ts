import type { Db } from '../../db/database.ts';
import { holdBatch, stepBatch, type WhichBatch } from './hold-batch.ts';

/** Goes on loading, as long as nothing has left. */
export async function reopenBatch(db: Db, staffId: number, which: WhichBatch): Promise<{ number: string }> {
  const batch = await holdBatch(db, which);
  await stepBatch(db, which.shopId, batch, 'reopen', { staffId });
  return batch;
}
