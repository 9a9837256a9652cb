import { type HealthFigures, healthReasonsOf, minutesToNextMeasure } from '@onehaul/domain/company-health';
import type { Database } from '../../db/database.ts';
import { openFigures, recentCalls, recentPromises, saveHealth } from './health.repository.ts';

/** Measures what is open in one company. A second run gives the same figures. */
export async function measureHealth(database: Database, tenantId: number, now = new Date()): Promise<void> {
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
