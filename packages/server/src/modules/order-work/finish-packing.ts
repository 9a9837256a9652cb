import type { Language } from '@onehaul/domain/language';
import type { TransactionDb } from '../../db/database.ts';
import { closeBoxes, type Finished } from './close-boxes.ts';
import { holdAtTable } from './hold-at-table.ts';
import type { OfOrderNumber, Scanned } from './hold-order.ts';

/** The boxes are closed on the packing table. */
export async function finishPacking(
  db: TransactionDb,
  staffId: number,
  { language, ...scan }: OfOrderNumber & Scanned & { readonly language: Language },
): Promise<Finished> {
  const order = await holdAtTable(db, scan, 'pack');
  return closeBoxes(db, { shopId: scan.shopId, order, act: 'pack', staffId, language });
}
