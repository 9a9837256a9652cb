import type { Db } from '../../db/database.ts';
import { endWave, lockWave } from './wave.repository.ts';

/** Ends a wave of which nothing is being picked any more; answers whether it did. Its order is moved before. */
export async function closeWave(db: Db, shopId: number, waveId: number | null): Promise<boolean> {
  if (waveId === null) return false;
  await db.first(lockWave, { shopId, waveId });
  return (await db.first(endWave, { shopId, waveId })) !== undefined;
}
