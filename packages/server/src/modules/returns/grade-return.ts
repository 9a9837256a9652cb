import { type Grade, returnGradingRefusal } from '@onehaul/domain/returns/return-units';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { moveStock } from '../stock/index.ts';
import { closeIfDecided, lockReturn, stepReturn, recordPlacedUnits } from './move-return.ts';
import type { RecordKey } from './receive-return.ts';
import { restockMove } from './restock-move.ts';
import {
  countPhotos,
  type ItemRow,
  itemsOfReturn,
  type LockedReturn,
  writeGrades,
} from './return.repository.ts';

type Box = {
  readonly weightGrams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
};
type Grading = RecordKey & {
  readonly grades: readonly (Grade & { readonly position: number })[];
  readonly note: string;
  readonly box?: Box | undefined;
};
type Graded = { readonly item: ItemRow; readonly grade: Grade };

/** Records the inspection result; good units are restocked if the owner requested it in advance. */
export async function gradeReturn(
  db: TransactionDb,
  staffId: number,
  { shopId, id, grades, note, box }: Grading,
): Promise<void> {
  const held = await lockReturn(db, { shopId, id });
  if (held.state === 'expected') throw new Refusal('return.notHere');
  const [items, photos] = await Promise.all([
    db.all(itemsOfReturn, { shopId, id }),
    db.first(countPhotos, { shopId, id }),
  ]);
  const why = returnGradingRefusal(items, grades);
  if (why) throw new Refusal(why.code, { quantity: why.quantity });
  const graded = items.map((item): Graded => {
    return { item, grade: grades.find(({ position }) => position === item.position)! };
  });
  if (photos!.photos === 0 && graded.some(({ grade }) => grade.damaged > 0))
    throw new Refusal('return.photoMissing');
  if (!box && graded.some(({ item, grade }) => item.skuId === null && grade.good > 0))
    throw new Refusal('return.measureMissing');

  await stepReturn(db, held, 'grade', staffId);
  await db.all(writeGrades, {
    shopId,
    id,
    note,
    weightGrams: box?.weightGrams ?? null,
    lengthMm: box?.lengthMm ?? null,
    widthMm: box?.widthMm ?? null,
    heightMm: box?.heightMm ?? null,
    positions: graded.map(({ item }) => item.position),
    good: graded.map(({ grade }) => grade.good),
    damaged: graded.map(({ grade }) => grade.damaged),
    missing: graded.map(({ grade }) => grade.missing),
  });
  const sum = (grade: keyof Grade) => graded.reduce((so, one) => so + one.grade[grade], 0);
  const details = {
    number: held.number,
    good: sum('good'),
    damaged: sum('damaged'),
    missing: sum('missing'),
  };
  await emit(db, { shopId, memberId: held.memberId, topic: 'returnGraded', subjectId: id, details });
  if (held.wish === 'restock') await restockGood(db, held, graded, staffId);
  else await closeIfDecided(db, shopId, [id]);
}

/** Restocks good units immediately as the owner requested. Units without a SKU still wait for a decision. */
async function restockGood(
  db: TransactionDb,
  held: LockedReturn,
  graded: readonly Graded[],
  staffId: number,
): Promise<void> {
  const { shopId, id } = held;
  const good = graded.filter(({ item, grade }) => item.skuId !== null && grade.good > 0);
  await recordPlacedUnits(
    db,
    shopId,
    good.map(({ item, grade }) => ({ returnId: id, position: item.position, restocked: grade.good })),
  );
  await closeIfDecided(db, shopId, [id]);
  const moves = good.map(({ item, grade }) =>
    restockMove(held, { ...item, restocked: grade.good }, grade.good),
  );
  await moveStock(db, shopId, moves, { actor: { kind: 'staff', id: staffId } });
}
