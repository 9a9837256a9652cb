import { type HealthFigures, healthReasonsOf, minutesToNextMeasure } from '@onehaul/domain/company-health';
import type { Database } from '../../db/database.ts';
import {
  countPromises,
  deleteOldPromises,
  openFigures,
  promiseDaysToCount,
  recentCalls,
  recentPromises,
  saveHealth,
} from './health.repository.ts';

/** Measures one company: its promise once a day, what is open each time. A second run gives the same figures. */
export async function measureHealth(database: Database, tenantId: number, now = new Date()): Promise<void> {
  await database.transaction(tenantId, async (db) => {
    const days = await db.first(promiseDaysToCount, {});
    if (!days) return;
    await db.all(countPromises, days);
    await db.all(deleteOldPromises, {});
  });
  await database.transaction(tenantId, async (db) => {
    const { isOnTheWay, ...open } = (await db.first(openFigures, {}))!;
    const { calls, failed } = (await db.first(recentCalls, {}))!;
    const promise = (await db.first(recentPromises, {}))!;
    const figures: HealthFigures = {
      ...open,
      ...promise,
      calls,
      failedCalls: failed,
      isAnythingOpen: isOnTheWay || open.unclaimed + open.payouts + open.codOrders > 0,
    };
    const reasons = healthReasonsOf(figures, now);
    await db.all(saveHealth, { ...open, reasons, minutes: minutesToNextMeasure(figures, reasons) });
  });
}
