import { boardCalls } from '@onehaul/contract/console/board';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import { countCases, countClaims, countMoney, countOrders, countParcels } from './board.repository.ts';

type Asked = { readonly shopId?: number | undefined; readonly warehouseId?: number | undefined };
const placeOf = ({ shopId, warehouseId }: Asked) => ({
  shopId: shopId ?? null,
  warehouseId: warehouseId ?? null,
});

export const boardConsoleRoutes: StaffRoute[] = bindStaff(boardCalls, {
  parcels: async ({ db }, asked) => ({ items: await db.all(countParcels, placeOf(asked)) }),
  claims: async ({ db }, asked) => ({ items: await db.all(countClaims, placeOf(asked)) }),
  orders: async ({ db }, asked) => ({ items: await db.all(countOrders, placeOf(asked)) }),
  cases: async ({ db }, asked) => ({ items: await db.all(countCases, placeOf(asked)) }),
  money: async ({ db }, asked) => ({ items: await db.all(countMoney, placeOf(asked)) }),
});
