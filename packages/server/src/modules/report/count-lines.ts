import type { Database, TransactionDb } from '../../db/database.ts';
import {
  addRefunds,
  addRevenue,
  beginCount,
  clearPromises,
  clearRows,
  countPromises,
  countRows,
  deleteLineDays,
  endCount,
  lastEntries,
  lockCount,
  nextDays,
  restartCount,
  shopsToCount,
  takeLateDays,
} from './line-day.repository.ts';

/** Bounds of one transaction. */
const mostEntries = 20_000;
const mostDays = 4;

/** Brings the lines of a shop up to date, as `countDays` does its days. Returns whether more is left. */
async function countOnce(db: TransactionDb, shopId: number): Promise<boolean> {
  await db.all(beginCount, { shopId });
  let count = (await db.first(lockCount, { shopId }))!;
  const { timeZone } = count;
  if (count.isInOtherZone) {
    await db.all(deleteLineDays, { shopId });
    await db.all(restartCount, { shopId, timeZone });
    count = (await db.first(lockCount, { shopId }))!;
  }
  const last = (await db.first(lastEntries, { shopId }))!;
  const revenuePosition = Math.min(last.revenue, count.revenuePosition + mostEntries);
  const refundPosition = Math.min(last.refunds, count.refundPosition + mostEntries);
  const part = { shopId, timeZone };
  if (revenuePosition > count.revenuePosition)
    await db.all(addRevenue, { ...part, after: count.revenuePosition, upTo: revenuePosition });
  if (refundPosition > count.refundPosition)
    await db.all(addRefunds, { ...part, after: count.refundPosition, upTo: refundPosition });
  // Before the rows are counted, so that the facts of the notes are seen.
  const late = [...new Set((await db.all(takeLateDays, part)).map(({ day }) => day))];
  const days = (await db.first(nextDays, { ...part, most: mostDays }))!;
  await db.all(clearRows, { ...part, ...days, late });
  await db.all(countRows, { ...part, ...days, late });
  if (days.isNewDay) {
    await db.all(clearPromises, { ...part, ...days });
    await db.all(countPromises, { ...part, ...days });
  }
  await db.all(endCount, { ...part, ...days, revenuePosition, refundPosition });
  return !days.isToday || revenuePosition < last.revenue || refundPosition < last.refunds;
}

/** Counts the lines of all shops of a company. */
export async function countLines(database: Database, tenantId: number): Promise<void> {
  for (const { id } of await database.tenant(tenantId).all(shopsToCount, {})) {
    let isMore = true;
    while (isMore) isMore = await database.transaction(tenantId, (db) => countOnce(db, id));
  }
}
