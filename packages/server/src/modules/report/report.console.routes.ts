import { reportCalls } from '@onehaul/contract/console/reports';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import { countedUpTo, debts, lineFigures, storedParcels } from './report.repository.ts';

export const reportConsoleRoutes: StaffRoute[] = bindStaff(reportCalls, {
  lines: async ({ db, language }, { shopId = null, ...range }) => {
    const [rows, counted] = await Promise.all([
      db.all(lineFigures, { shopId, ...range, language }),
      db.first(countedUpTo, { shopId }),
    ]);
    return { rows, countedAt: counted!.countedAt };
  },
  debtors: async ({ db }, { shopId = null }) => ({ rows: await db.all(debts, { shopId }) }),
  storage: async ({ db, language }, { shopId = null, warehouseId = null }) => ({
    rows: await db.all(storedParcels, { shopId, warehouseId, language }),
  }),
});
