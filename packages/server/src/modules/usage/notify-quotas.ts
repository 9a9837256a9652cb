import type { Database } from '../../db/database.ts';
import { notifyStaff } from '../../outbox/notify-staff.ts';
import { findQuotas } from './find-usage.ts';
import { calendar } from './usage.repository.ts';

/**
 * Notifies the owners of each quantity of the plan that is almost or entirely used up: once a month, and again if
 * another amount is included.
 */
export async function notifyQuotas(database: Database, tenantId: number): Promise<void> {
  const db = database.tenant(tenantId);
  const { month } = (await db.first(calendar, {}))!;
  const used = await findQuotas(db, month);
  const scarce = used?.quotas.filter(({ state }) => state !== 'within') ?? [];
  if (scarce.length === 0) return;
  await database.transaction(tenantId, async (change) => {
    for (const { quantity, included, state } of scarce)
      await notifyStaff(change, {
        kind: 'quota',
        key: `${quantity} ${state} ${included} ${month}`,
        details: { event: state, quantity },
      });
  });
}
