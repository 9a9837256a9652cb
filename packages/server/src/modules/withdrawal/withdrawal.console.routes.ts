import { withdrawalDeskCalls } from '@onehaul/contract/console/withdrawals';
import { bindStaff, bindStaffPrepared, type StaffRoute } from '../../http/bind-staff.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import { recordName } from '../../http/record-name.ts';
import { withLimitAndOffset } from '../../db/page.ts';
import type { Services } from '../../services.ts';
import { addProof, storeProof } from './add-proof.ts';
import { approveWithdrawal } from './approve-withdrawal.ts';
import { payWithdrawal } from './pay-withdrawal.ts';
import { refuseWithdrawal } from './refuse-withdrawal.ts';
import { findWithdrawals, revealCard } from './withdrawal-desk.ts';

/** Console routes for withdrawals: review, approval, payment and rejection by finance staff. */
export function createWithdrawalConsoleRoutes(services: Services): StaffRoute[] {
  const { keys } = services;
  const reader = ({ db, staff }: StaffContext) => ({ db, keys, tenantId: staff.tenantId });
  const { addProof: proofCall, ...calls } = withdrawalDeskCalls;
  return [
    ...bindStaff(calls, {
      list: (context, asked) => findWithdrawals(reader(context), withLimitAndOffset(asked)),
      reveal: async (context, which) => {
        const { number, cardNumber } = await revealCard(reader(context), which);
        context.audit('withdrawal', recordName(which.shopId, which.id), { number });
        return { cardNumber };
      },
      approve: async ({ db, staff, audit }, which) => {
        const number = await approveWithdrawal(db, staff.id, which);
        audit('withdrawal', recordName(which.shopId, which.id), { number });
        return null;
      },
      pay: async ({ db, staff, audit }, payment) => {
        const paid = await payWithdrawal(db, staff.id, payment);
        audit('withdrawal', recordName(payment.shopId, payment.id), {
          ...paid,
          transferNumber: payment.transferNumber,
        });
        return null;
      },
      reject: async ({ db, staff, audit }, refused) => {
        const { number, minor } = await refuseWithdrawal(db, staff.id, { ...refused, act: 'reject' });
        audit('withdrawal', recordName(refused.shopId, refused.id), {
          number,
          minor,
          reason: refused.reason,
        });
        return null;
      },
      fail: async ({ db, staff, audit }, refused) => {
        const { number, minor } = await refuseWithdrawal(db, staff.id, { ...refused, act: 'fail' });
        audit('withdrawal', recordName(refused.shopId, refused.id), {
          number,
          minor,
          reason: refused.reason,
        });
        return null;
      },
    }),
    bindStaffPrepared(
      proofCall,
      (context, sent) => storeProof(services, context, sent),
      async ({ db, audit }, stored) => {
        const number = await addProof(db, stored);
        audit('withdrawal', recordName(stored.shopId, stored.id), { number });
        return null;
      },
    ),
  ];
}
