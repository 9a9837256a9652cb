import type { LoadUnit } from '@onehaul/contract/console/batches';
import { type UnitKind, unitNumber } from '@onehaul/domain/order/load-unit';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { lockBatch, type BatchKey } from './lock-batch.ts';
import { countUnits, insertUnit, unitOfBatch } from './unit.repository.ts';

/** Opens a bag or a pallet. The batch lock prevents duplicate unit numbers. */
export async function openUnit(
  db: TransactionDb,
  staffId: number,
  { kind, ...which }: BatchKey & { readonly kind: UnitKind },
): Promise<LoadUnit> {
  const batch = await lockBatch(db, which);
  if (batch.state !== 'loading') throw new Refusal('batch.notLoading');
  const ofBatch = { shopId: which.shopId, batchId: batch.id };
  const { count } = (await db.first(countUnits, { ...ofBatch, kind }))!;
  const number = unitNumber(batch.number, kind, count + 1);
  const { id } = (await db.first(insertUnit, { ...ofBatch, number, kind, staffId }))!;
  return (await db.first(unitOfBatch, { ...ofBatch, id }))!;
}
