import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { noteOrders } from '../order-move/index.ts';
import { holdAtTable } from './hold-at-table.ts';
import type { OfOrderNumber, Scanned } from './hold-order.ts';
import { cartonById, fillBox, writeBox } from './pack.repository.ts';

type Boxing = OfOrderNumber &
  Scanned & {
    readonly boxNumber: number;
    readonly cartonId: number | null;
    readonly weightGrams: number;
    readonly lengthMillimetres: number;
    readonly widthMillimetres: number;
    readonly heightMillimetres: number;
    readonly parcelIds?: readonly number[] | undefined;
  };

/** A box as the scale and the tape have it, new or once more. */
export async function saveBox(db: Db, staffId: number, boxing: Boxing): Promise<number> {
  const { boxNumber, cartonId, parcelIds, weightGrams, ...scan } = boxing;
  const { shopId } = scan;
  const order = await holdAtTable(db, scan, 'box');
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
  if (parcelIds) {
    const wanted = [...new Set(parcelIds)];
    const filled = await db.all(fillBox, { ...of, parcelIds: wanted });
    if (filled.filter((row) => row.boxNumber !== null).length < wanted.length)
      throw new Refusal('record.notFound');
  }
  const actor = { kind: 'staff', id: staffId } as const;
  await noteOrders(db, shopId, [order.id], 'box', { actor, details: { box: boxNumber, ...measures } });
  return order.id;
}

type Measured = {
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

/** What the scale and the tape say of a box of an order that is held; other measures ask for another photo. */
export const writeMeasures = (db: Db, box: Measured) => db.all(writeBox, box);
