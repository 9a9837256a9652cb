import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { recordOrderEvents } from '../order-move/index.ts';
import { lockOrderForPacking } from './lock-order-for-packing.ts';
import type { OrderNumberScope, ScanTime } from './lock-order.ts';
import { type BoxContents, putIntoBox } from './put-into-box.ts';
import { cartonById, upsertBox } from './pack.repository.ts';

type BoxDraft = OrderNumberScope &
  ScanTime &
  BoxContents & {
    readonly boxNumber: number;
    readonly cartonId: number | null;
    readonly weightGrams: number;
    readonly lengthMillimetres: number;
    readonly widthMillimetres: number;
    readonly heightMillimetres: number;
  };

/** Creates or updates a box with its weight and dimensions. */
export async function saveBox(db: TransactionDb, staffId: number, boxing: BoxDraft): Promise<number> {
  const { boxNumber, cartonId, parcelIds, items, weightGrams, ...scan } = boxing;
  const { shopId } = scan;
  const order = await lockOrderForPacking(db, scan, 'box');
  if (cartonId !== null && !(await db.first(cartonById, { shopId, id: cartonId })))
    throw new Refusal('record.notFound');
  const measures = {
    weightGrams,
    lengthMm: boxing.lengthMillimetres,
    widthMm: boxing.widthMillimetres,
    heightMm: boxing.heightMillimetres,
  };
  const of = { shopId, orderId: order.id, boxNumber };
  await writeMeasures(db, { ...of, ...measures, cartonId, staffId });
  await putIntoBox(db, of, { parcelIds, items });
  const actor = { kind: 'staff', id: staffId } as const;
  await recordOrderEvents(db, shopId, [order.id], 'box', { actor, details: { box: boxNumber, ...measures } });
  return order.id;
}

type BoxMeasurement = {
  readonly shopId: number;
  readonly orderId: number;
  readonly boxNumber: number;
  readonly cartonId: number | null;
  readonly weightGrams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly staffId: number;
};

/** Writes the measures of a box of a locked order; different measures require a new photo. */
export const writeMeasures = (db: TransactionDb, box: BoxMeasurement) => db.all(upsertBox, box);
