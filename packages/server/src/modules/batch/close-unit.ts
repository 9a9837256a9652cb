import type { LoadUnit } from '@onehaul/contract/console/batches';
import { type UnitAct, unitMachine, whyNotCloseUnit } from '@onehaul/domain/order/load-unit';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { lockBatch, type WhichBatch } from './lock-batch.ts';
import { moveUnit, unitOfBatch } from './unit.repository.ts';

type WhichUnit = WhichBatch & { readonly unitId: number };

async function stepUnit(
  db: TransactionDb,
  { unitId, ...which }: WhichUnit,
  act: UnitAct,
  weightGrams: number | null,
): Promise<LoadUnit> {
  const batch = await lockBatch(db, which);
  if (batch.state !== 'loading') throw new Refusal('batch.notLoading');
  const one = { shopId: which.shopId, batchId: batch.id, id: unitId };
  const unit = await db.first(unitOfBatch, one);
  if (!unit) throw new Refusal('record.notFound');
  const { state: to } = unitMachine.step(unit, act);
  const why = weightGrams === null ? undefined : whyNotCloseUnit(unit, weightGrams);
  if (why) throw new Refusal(why, { number: unit.number, kilograms: (unit.boxGrams / 1000).toFixed(2) });
  await db.first(moveUnit, { ...one, from: unit.state, to, weightGrams });
  return (await db.first(unitOfBatch, one))!;
}

/** Closes the unit for loading, with its weight for the label. */
export const closeUnit = (
  db: TransactionDb,
  { weightGrams, ...which }: WhichUnit & { readonly weightGrams: number },
) => stepUnit(db, which, 'close', weightGrams);

/** Reopens the unit for loading and clears its weight. */
export const reopenUnit = (db: TransactionDb, which: WhichUnit) => stepUnit(db, which, 'reopen', null);
