import {
  depositCalls,
  paymentDeskCalls,
  reconciliationCalls,
  refundCalls,
} from '@onehaul/contract/console/finance';
import { accountGateways, bankAccountCalls, gatewayAccountCalls } from '@onehaul/contract/console/gateways';
import { Refusal } from '@onehaul/domain/refusal';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import {
  addBankAccount,
  approveDeposit,
  approveRefund,
  bankAccountsOfCompany,
  breakPage,
  changeBankAccount,
  countBreaks,
  dayPage,
  decideHeld,
  findDeposits,
  findHeld,
  findRefundable,
  findRefunds,
  gatewayAccounts,
  getPaymentAtDesk,
  orderOfRefund,
  proposeRefund,
  refuseRefund,
  rejectDeposit,
  resendRefund,
  resolveBreak,
  searchPayments,
  setGatewayAccount,
  shopExists,
  switchAccount,
} from '../payment/index.ts';

type Paged = { readonly pageIndex: number; readonly pageRows: number };
const paged = <T extends Paged>({ pageIndex, pageRows, ...rest }: T) => ({
  ...rest,
  limit: pageRows,
  offset: (pageIndex - 1) * pageRows,
});
/** A record of a shop, as the audit log names it. */
const nameOf = (shopId: number, id: number | string) => `${shopId}/${id}`;

function deposits({ keys }: Services): StaffRoute[] {
  const reader = ({ db, staff }: StaffContext) => ({ db, keys, tenantId: staff.tenantId });
  return bindStaff(depositCalls, {
    list: (context, input) => findDeposits(reader(context), paged(input)),
    approve: async ({ db, staff, audit }, which) => {
      const number = await approveDeposit(db, staff.id, which);
      audit('payment', nameOf(which.shopId, which.id), { number });
      return null;
    },
    reject: async ({ db, staff, audit }, { reason, ...which }) => {
      const number = await rejectDeposit(db, staff.id, { ...which, reason });
      audit('payment', nameOf(which.shopId, which.id), { number, reason });
      return null;
    },
  });
}

const payments: StaffRoute[] = bindStaff(paymentDeskCalls, {
  list: ({ db }, input) => searchPayments(db, paged(input)),
  get: ({ db }, which) => getPaymentAtDesk(db, which),
  held: ({ db }, input) => findHeld(db, paged(input)),
  decide: async ({ db, staff, audit }, decision) => {
    const number = await decideHeld(db, staff.id, decision);
    audit('payment', nameOf(decision.shopId, decision.id), { number, decision: decision.decision });
    return null;
  },
});

const refunds: StaffRoute[] = bindStaff(refundCalls, {
  list: ({ db }, input) => findRefunds(db, paged(input)),
  refundable: ({ db }, which) => findRefundable(db, which),
  propose: async ({ db, staff, audit }, proposal) => {
    const ids = await proposeRefund(db, staff.id, proposal);
    const { minor, reason } = proposal;
    audit('order', nameOf(proposal.shopId, proposal.orderId), { refunds: ids, minor, reason });
    return { ids };
  },
  approve: async ({ db, staff, audit }, which) => {
    const known = await db.first(orderOfRefund, which);
    if (!known) throw new Refusal('record.notFound');
    const { minor, number } = await approveRefund(db, staff.id, { ...which, orderId: known.orderId });
    audit('refund', nameOf(which.shopId, which.id), { number, minor });
    return null;
  },
  refuse: async ({ db, staff, audit }, refusal) => {
    const { number } = await refuseRefund(db, staff.id, refusal);
    audit('refund', nameOf(refusal.shopId, refusal.id), { number, reason: refusal.reason });
    return null;
  },
  resend: async ({ db, staff, audit }, sending) => {
    const { number } = await resendRefund(db, staff.id, sending);
    audit('refund', nameOf(sending.shopId, sending.id), { number, way: sending.way });
    return null;
  },
});

const reconciliation: StaffRoute[] = bindStaff(reconciliationCalls, {
  days: async ({ db }, { shopId, ...page }) => {
    const rows = await db.all(dayPage, { shopId: shopId ?? null, ...paged(page) });
    return { items: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
  },
  breaks: async ({ db }, { shopId, isOpen, ...page }) => {
    const filter = { shopId: shopId ?? null, isOpen };
    const [items, counted] = await Promise.all([
      db.all(breakPage, { ...filter, ...paged(page) }),
      db.first(countBreaks, filter),
    ]);
    return { items, total: counted!.total };
  },
  resolve: async ({ db, staff, audit }, { note, ...which }) => {
    const resolved = await db.first(resolveBreak, { ...which, note, staffId: staff.id });
    if (!resolved) throw new Refusal('record.notFound');
    audit('payment', nameOf(which.shopId, resolved.paymentNumber), { note });
    return null;
  },
});

function accounts({ keys }: Services): StaffRoute[] {
  return [
    ...bindStaff(gatewayAccountCalls, {
      list: async ({ db }) => ({ items: await db.all(gatewayAccounts, { gateways: [...accountGateways] }) }),
      set: async ({ db, staff, audit }, { shopId, secret }) => {
        const label = await setGatewayAccount(db, keys, { tenantId: staff.tenantId, shopId, secret });
        audit('gateway', nameOf(shopId, secret.gateway), { label });
        return null;
      },
      switch: async ({ db, audit }, { shopId, gateway, isActive }) => {
        const found = await db.first(switchAccount, { shopId, gateway, isActive });
        if (!found) throw new Refusal('record.notFound');
        audit('gateway', nameOf(shopId, gateway), { isActive });
        return null;
      },
    }),
    ...bindStaff(bankAccountCalls, {
      list: async ({ db }) => ({ items: await db.all(bankAccountsOfCompany, {}) }),
      save: async ({ db, audit }, { id, ...account }) => {
        if (!(await db.first(shopExists, account))) throw new Refusal('record.notFound');
        const saved =
          id === undefined
            ? await db.first(addBankAccount, account)
            : await db.first(changeBankAccount, { ...account, id });
        if (!saved) throw new Refusal('record.notFound');
        audit('bankAccount', nameOf(account.shopId, saved.id), { isActive: account.isActive });
        return saved;
      },
    }),
  ];
}

/** What a company's finance people do. */
export function openFinanceDeskRoutes(services: Services): StaffRoute[] {
  return [...deposits(services), ...payments, ...refunds, ...reconciliation, ...accounts(services)];
}
