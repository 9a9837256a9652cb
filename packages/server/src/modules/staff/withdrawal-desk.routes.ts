import { rechargePackageCalls, withdrawalDeskCalls } from '@onehaul/contract/console/withdrawals';
import { Refusal } from '@onehaul/domain/refusal';
import { refuseTaken } from '../../db/unique-violation.ts';
import { bindStaff, bindStaffPrepared, type StaffRoute } from '../../http/bind-staff.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { shopExists } from '../payment/index.ts';
import { addPackage, changePackage, packagesOfCompany } from '../wallet/index.ts';
import {
  addProof,
  approveWithdrawal,
  findWithdrawals,
  payWithdrawal,
  refuseWithdrawal,
  revealCard,
  storeProof,
} from '../withdrawal/index.ts';

/** A record of a shop, as the audit log names it. */
const nameOf = ({ shopId, id }: { readonly shopId: number; readonly id: number }) => `${shopId}/${id}`;

/** Money on its way out: looked at, approved, paid or refused by a company's finance people. */
function withdrawals(services: Services): StaffRoute[] {
  const { keys } = services;
  const reader = ({ db, staff }: StaffContext) => ({ db, keys, tenantId: staff.tenantId });
  const { addProof: proofCall, ...calls } = withdrawalDeskCalls;
  return [
    ...bindStaff(calls, {
      list: (context, { pageIndex, pageRows, ...asked }) =>
        findWithdrawals(reader(context), { ...asked, limit: pageRows, offset: (pageIndex - 1) * pageRows }),
      reveal: async (context, which) => {
        const { number, cardNumber } = await revealCard(reader(context), which);
        context.audit('withdrawal', nameOf(which), { number });
        return { cardNumber };
      },
      approve: async ({ db, staff, audit }, which) => {
        const number = await approveWithdrawal(db, staff.id, which);
        audit('withdrawal', nameOf(which), { number });
        return null;
      },
      pay: async ({ db, staff, audit }, payment) => {
        const paid = await payWithdrawal(db, staff.id, payment);
        audit('withdrawal', nameOf(payment), { ...paid, transferNumber: payment.transferNumber });
        return null;
      },
      reject: async ({ db, staff, audit }, refused) => {
        const { number, minor } = await refuseWithdrawal(db, staff.id, { ...refused, act: 'reject' });
        audit('withdrawal', nameOf(refused), { number, minor, reason: refused.reason });
        return null;
      },
      fail: async ({ db, staff, audit }, refused) => {
        const { number, minor } = await refuseWithdrawal(db, staff.id, { ...refused, act: 'fail' });
        audit('withdrawal', nameOf(refused), { number, minor, reason: refused.reason });
        return null;
      },
    }),
    bindStaffPrepared(
      proofCall,
      (context, sent) => storeProof(services, context, sent),
      async ({ db, audit }, stored) => {
        const number = await addProof(db, stored);
        audit('withdrawal', nameOf(stored), { number });
        return null;
      },
    ),
  ];
}

const packages: StaffRoute[] = bindStaff(rechargePackageCalls, {
  list: async ({ db }) => ({ items: await db.all(packagesOfCompany, {}) }),
  save: async ({ db, audit }, { id, ...draft }) => {
    if (!(await db.first(shopExists, draft))) throw new Refusal('record.notFound');
    const saved = await db
      .attempt(() =>
        id === undefined ? db.first(addPackage, draft) : db.first(changePackage, { ...draft, id }),
      )
      .catch(refuseTaken('recharge_package_once', 'wallet.packageTaken'));
    if (!saved) throw new Refusal('record.notFound');
    const { shopId, minor, giftMinor, isActive } = draft;
    audit('rechargePackage', nameOf({ shopId, id: saved.id }), { minor, giftMinor, isActive });
    return saved;
  },
});

export function openWithdrawalDeskRoutes(services: Services): StaffRoute[] {
  return [...withdrawals(services), ...packages];
}
