import type { AdjustRow } from '@onehaul/contract/console/adjust';
import type { Comparison, PackedBox } from '@onehaul/contract/console/order-work';
import type { Language } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { waitingCount, waitingOrder, waitingPage } from './adjust.repository.ts';
import { comparePacked } from './compare-packed.ts';
import { type Reader, shownBoxes } from './open-order.ts';
import { boxesOfOrder, photosOfOrder } from './pack.repository.ts';

type Page = {
  readonly shopId?: number | undefined;
  readonly language: Language;
  readonly limit: number;
  readonly offset: number;
};

/** Packed orders that wait for money, the longest waiting first. */
export async function findDifferences(
  db: Db,
  { shopId, ...page }: Page,
): Promise<{ items: AdjustRow[]; total: number }> {
  const where = { shopId: shopId ?? null };
  const [items, counted] = await Promise.all([
    db.all(waitingPage, { ...where, ...page }),
    db.first(waitingCount, where),
  ]);
  return { items, total: counted!.total };
}

/** One of them, with what grew and the photos that show it. */
export async function getDifference(
  reader: Reader,
  { shopId, id }: { readonly shopId: number; readonly id: number },
): Promise<AdjustRow & { comparison: Comparison; boxes: PackedBox[] }> {
  const { db, language } = reader;
  const of = { shopId, orderId: id };
  const [row, boxes, photos] = await Promise.all([
    db.first(waitingOrder, { ...of, language }),
    db.all(boxesOfOrder, of),
    db.all(photosOfOrder, of),
  ]);
  if (!row) throw new Refusal('record.notFound');
  return {
    ...row,
    comparison: await comparePacked(reader, of),
    boxes: shownBoxes(reader, shopId, boxes, photos),
  };
}
