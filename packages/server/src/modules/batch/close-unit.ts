import type { LoadUnit } from '@onehaul/contract/console/batches';
import { type UnitAct, unitMachine, closeUnitRefusal } from '@onehaul/domain/order/load-unit';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { lockBatch, type BatchKey } from './lock-batch.ts';
import { updateUnitState, unitOfBatch } from './unit.repository.ts';

type UnitKey = BatchKey & { readonly unitId: number };

async function stepUnit(
  db: TransactionDb,
  { unitId, ...which }: UnitKey,
  act: UnitAct,
  weightGrams: number | null,
): Promise<LoadUnit> {
  const batch = await lockBatch(db, which);
  if (batch.state !== 'loading') throw new Refusal('batch.notLoading');
  const one = { shopId: which.shopId, batchId: batch.id, id: unitId };
  const unit = await db.first(unitOfBatch, one);
  if (!unit) throw new Refusal('record.notFound');
  const { state: to } = unitMachine.step(unit, act);
  const why = weightGrams === null ? undefined : closeUnitRefusal(unit, weightGrams);
  if (why) throw new Refusal(why, { number: unit.number, kilograms: (unit.boxGrams / 1000).toFixed(2) });
  await db.first(updateUnitState, { ...one, from: unit.state, to, weightGrams });
  return (await db.first(unitOfBatch, one))!;
}

/** Closes the unit for loading, with its weight for the label. */
export const closeUnit = (
  db: TransactionDb,
  { weightGrams, ...which }: UnitKey & { readonly weightGrams: number },
) => stepUnit(db, which, 'close', weightGrams);

/** Reopens the unit for loading and clears its weight. */
export const reopenUnit = (db: TransactionDb, which: UnitKey) => stepUnit(db, which, 'reopen', null);
