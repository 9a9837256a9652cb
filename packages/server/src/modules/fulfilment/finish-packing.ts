import type { Language } from '@onehaul/domain/language';
import type { TransactionDb } from '../../db/database.ts';
import { closeBoxes, type Finished } from './close-boxes.ts';
import { lockAtTable } from './lock-at-table.ts';
import type { OfOrderNumber, Scanned } from './lock-order.ts';

type Finishing = OfOrderNumber &
  Scanned & { readonly language: Language; readonly reason?: string | undefined };

/** Closes the boxes at the packing table. */
export async function finishPacking(
  db: TransactionDb,
  staffId: number,
  { language, reason, ...scan }: Finishing,
): Promise<Finished> {
  const order = await lockAtTable(db, scan, 'pack');
  return closeBoxes(db, { shopId: scan.shopId, order, act: 'pack', staffId, language, reason });
}
