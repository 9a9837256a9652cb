import { walletDeskCalls } from '@onehaul/contract/console/wallets';
import { limitAndOffset } from '../../db/page.ts';
import { bindStaff } from '../../http/bind-staff.ts';
import { recordName } from '../../http/record-name.ts';
import { approveAdjustment, rejectAdjustment } from './decide-adjustment.ts';
import { findAdjustments } from './find-adjustments.ts';
import { findBalances } from './find-balances.ts';
import { findMovements } from './find-flow.ts';
import { requestAdjustment } from './request-adjustment.ts';

/** Console routes for the wallet of a member. */
export const walletConsoleRoutes = bindStaff(walletDeskCalls, {
  get: ({ db }, { shopId, memberId }) => findBalances(db, shopId, memberId),
  movements: ({ db }, { shopId, memberId, unit, ...page }) =>
    findMovements(db, { shopId, ownerId: memberId, ...limitAndOffset(page) }, unit),
  adjustments: ({ db }, asked) => findAdjustments(db, asked),
  requestAdjustment: async ({ db, staff, audit }, { seenMinor, ...asked }) => {
    const { shopId, memberId, ...details } = asked;
    const { id } = await requestAdjustment(db, staff.id, { ...asked, seenMinor });
    audit('member', recordName(shopId, memberId), { adjustmentId: id, ...details });
    return { id };
  },
  approveAdjustment: async ({ db, staff, audit }, which) => {
    const { memberId, ...details } = await approveAdjustment(db, staff.id, which);
    audit('member', recordName(which.shopId, memberId), { adjustmentId: which.id, ...details });
    return null;
  },
  rejectAdjustment: async ({ db, staff, audit }, refused) => {
    const { memberId, ...details } = await rejectAdjustment(db, staff.id, refused);
    audit('member', recordName(refused.shopId, memberId), {
      adjustmentId: refused.id,
      ...details,
      note: refused.note,
    });
    return null;
  },
});
