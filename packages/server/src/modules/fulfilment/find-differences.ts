import type { AdjustRow } from '@onehaul/contract/console/adjust';
import type { Comparison } from '@onehaul/contract/console/comparison';
import type { PackedBox } from '@onehaul/contract/console/fulfilment';
import type { Language } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { photosOfOrder } from '../order-move/index.ts';
import {
  packingReason,
  countAwaitingPayment,
  orderAwaitingPayment,
  awaitingPaymentPage,
} from './adjust.repository.ts';
import { comparisonOfClosed } from './compare-packed.ts';
import { measurementPhotos, type Reader, packedBoxesOf } from './get-pack-order.ts';
import { boxesOfOrder } from './pack.repository.ts';
import { orderToPrice } from './price.repository.ts';

type Page = {
  readonly shopId?: number | undefined;
  readonly language: Language;
  readonly limit: number;
  readonly offset: number;
};

/** Packed orders that await payment, longest waiting first. */
export async function findDifferences(
  db: Db,
  { shopId, ...page }: Page,
): Promise<{ items: AdjustRow[]; total: number }> {
  const where = { shopId: shopId ?? null };
  const [items, counted] = await Promise.all([
    db.all(awaitingPaymentPage, { ...where, ...page }),
    db.first(countAwaitingPayment, where),
  ]);
  return { items, total: counted!.total };
}

/** One of them, with the increased items and the photos that prove it. */
export async function getDifference(
  reader: Reader,
  { shopId, id }: { readonly shopId: number; readonly id: number },
): Promise<AdjustRow & { comparison: Comparison; boxes: PackedBox[]; packingReason: string }> {
  const { db, language } = reader;
  const of = { shopId, orderId: id };
  const [row, order, boxes, photos, said] = await Promise.all([
    db.first(orderAwaitingPayment, { ...of, language }),
    db.first(orderToPrice, of),
    db.all(boxesOfOrder, of),
    db.all(photosOfOrder, of),
    db.first(packingReason, of),
  ]);
  if (!row || !order) throw new Refusal('record.notFound');
  const proved = boxes.map((box) => ({
    boxNumber: box.boxNumber,
    proof: measurementPhotos(box, photos).map(({ id: photo }) => photo),
  }));
  return {
    ...row,
    comparison: comparisonOfClosed(order, proved, language),
    boxes: packedBoxesOf(reader, shopId, boxes, photos),
    packingReason: said?.reason ?? '',
  };
}
