import type { Language } from '@onehaul/domain/language';
import type { TransactionDb } from '../../db/database.ts';
import { closeBoxes, type PackingResult } from './close-boxes.ts';
import { lockOrderForPacking } from './lock-order-for-packing.ts';
import type { OrderNumberScope, ScanTime } from './lock-order.ts';

type PackingFinish = OrderNumberScope &
  ScanTime & { readonly language: Language; readonly reason?: string | undefined };

/** Closes the boxes at the packing table. */
export async function finishPacking(
  db: TransactionDb,
  staffId: number,
  { language, reason, ...scan }: PackingFinish,
): Promise<PackingResult> {
  const order = await lockOrderForPacking(db, scan, 'pack');
  return closeBoxes(db, { shopId: scan.shopId, order, act: 'pack', staffId, language, reason });
}
