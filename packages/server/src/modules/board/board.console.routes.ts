import { boardCalls } from '@onehaul/contract/console/board';
import { trendCalls } from '@onehaul/contract/console/trends';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import { findTrend } from './find-trend.ts';
import { countCases, countClaims, countMoney, countOrders, countParcels } from './board.repository.ts';

type Asked = { readonly shopId?: number | undefined; readonly warehouseId?: number | undefined };
const placeOf = ({ shopId, warehouseId }: Asked) => ({
  shopId: shopId ?? null,
  warehouseId: warehouseId ?? null,
});

export const boardConsoleRoutes: StaffRoute[] = [
  ...bindStaff(boardCalls, {
    parcels: async ({ db }, asked) => ({ items: await db.all(countParcels, placeOf(asked)) }),
    claims: async ({ db }, asked) => ({ items: await db.all(countClaims, placeOf(asked)) }),
    orders: async ({ db }, asked) => ({ items: await db.all(countOrders, placeOf(asked)) }),
    cases: async ({ db }, asked) => ({ items: await db.all(countCases, placeOf(asked)) }),
    money: async ({ db }, asked) => ({ items: await db.all(countMoney, placeOf(asked)) }),
  }),
  ...bindStaff(trendCalls, {
    volume: ({ db }, asked) => findTrend(db, asked, ['parcels', 'orders', 'due', 'kept']),
    money: ({ db }, asked) => findTrend(db, asked, ['revenueMinor', 'refundMinor']),
  }),
];
