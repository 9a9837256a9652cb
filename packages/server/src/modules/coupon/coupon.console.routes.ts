import { couponDeskCalls } from '@onehaul/contract/console/coupons';
import { withLimitAndOffset } from '../../db/page.ts';
import { bindStaff } from '../../http/bind-staff.ts';
import { couponsForStaff } from './coupon-desk.repository.ts';

/** Console routes for the coupons of a member. */
export const couponConsoleRoutes = bindStaff(couponDeskCalls, {
  list: async ({ db, language }, asked) => {
    const page = { ...withLimitAndOffset(asked), language };
    const items = await db.all(couponsForStaff, page);
    // A page beyond the last carries no total.
    const [counted] =
      items.length > 0 || page.offset === 0
        ? items
        : await db.all(couponsForStaff, { ...page, limit: 1, offset: 0 });
    return { items: items.map(({ total: _, ...row }) => row), total: counted?.total ?? 0 };
  },
});
