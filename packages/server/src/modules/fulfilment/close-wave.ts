import type { TransactionDb } from '../../db/database.ts';
import { endWave, lockWave } from './wave.repository.ts';

/** Closes a wave with nothing left to pick and returns whether it did. Its order must be moved first. */
export async function closeWave(db: TransactionDb, shopId: number, waveId: number | null): Promise<boolean> {
  if (waveId === null) return false;
  await db.first(lockWave, { shopId, waveId });
  return (await db.first(endWave, { shopId, waveId })) !== undefined;
}
