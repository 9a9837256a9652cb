import {
  depositCalls,
  paymentDeskCalls,
  reconciliationCalls,
  refundCalls,
} from '@onehaul/contract/console/finance';
import { accountGateways, bankAccountCalls, gatewayAccountCalls } from '@onehaul/contract/console/gateways';
import { testPaymentCalls } from '@onehaul/contract/console/test-payments';
import { Refusal } from '@onehaul/domain/refusal';
import { shopExists } from '../shop/index.ts';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import { recordName } from '../../http/record-name.ts';
import { withLimitAndOffset } from '../../db/page.ts';
import type { Services } from '../../services.ts';
import { decideHeld } from './decide-held.ts';
import { approveRefund, resendRefund } from './decide-refund.ts';
import {
  findDeposits,
  findHeld,
  findRefundable,
  findRefunds,
  getPaymentForStaff,
  searchPayments,
} from './finance-desk.ts';
import {
  addBankAccount,
  bankAccountsOfCompany,
  changeBankAccount,
  gatewayAccounts,
  setGatewayAccountActive,
} from './finance-settings.repository.ts';
import { proposeRefund } from './propose-refund.ts';
import { countBreaks, dayPage, openBreaks, resolveBreak, resolvedBreaks } from './reconcile.repository.ts';
import { orderOfRefund } from './refund-desk.repository.ts';
import { approveDeposit, rejectDeposit } from './review-deposit.ts';
import { setGatewayAccount } from './set-gateway-account.ts';
import { findLastTest, tryPayment } from './try-payment.ts';

function deposits({ keys }: Services): StaffRoute[] {
  const reader = ({ db, staff }: StaffContext) => ({ db, keys, tenantId: staff.tenantId });
  return bindStaff(depositCalls, {
    list: (context, input) => findDeposits(reader(context), withLimitAndOffset(input)),
    approve: async ({ db, staff, audit }, which) => {
      const number = await approveDeposit(db, staff.id, which);
      audit('payment', recordName(which.shopId, which.id), { number });
      return null;
    },
    reject: async ({ db, staff, audit }, { reason, ...which }) => {
      const number = await rejectDeposit(db, staff.id, { ...which, reason });
      audit('payment', recordName(which.shopId, which.id), { number, reason });
      return null;
    },
  });
}

const payments: StaffRoute[] = bindStaff(paymentDeskCalls, {
  list: ({ db }, input) => searchPayments(db, withLimitAndOffset(input)),
  get: ({ db }, which) => getPaymentForStaff(db, which),
  held: ({ db }, input) => findHeld(db, withLimitAndOffset(input)),
  decide: async ({ db, staff, audit }, decision) => {
    const number = await decideHeld(db, staff.id, decision);
    audit('payment', recordName(decision.shopId, decision.id), { number, decision: decision.decision });
    return null;
  },
});

// The fulfilment module serves `refuse`, because refusing a cheaper-box refund reopens packing.
const { refuse: _, ...ownRefundCalls } = refundCalls;
const refunds: StaffRoute[] = bindStaff(ownRefundCalls, {
  list: ({ db }, input) => findRefunds(db, withLimitAndOffset(input)),
  refundable: ({ db }, which) => findRefundable(db, which),
  propose: async ({ db, staff, audit }, proposal) => {
    const ids = await proposeRefund(db, staff.id, proposal);
    const { minor, reason } = proposal;
    audit('order', recordName(proposal.shopId, proposal.orderId), { refunds: ids, minor, reason });
    return { ids };
  },
  approve: async ({ db, staff, audit }, which) => {
    const known = await db.first(orderOfRefund, which);
    if (!known) throw new Refusal('record.notFound');
    const { minor, number } = await approveRefund(db, staff.id, { ...which, orderId: known.orderId });
    audit('refund', recordName(which.shopId, which.id), { number, minor });
    return null;
  },
  resend: async ({ db, staff, audit }, sending) => {
    const { number } = await resendRefund(db, staff.id, sending);
    audit('refund', recordName(sending.shopId, sending.id), { number, way: sending.way });
    return null;
  },
});

const reconciliation: StaffRoute[] = bindStaff(reconciliationCalls, {
  days: async ({ db }, { shopId, ...page }) => {
    const rows = await db.all(dayPage, { shopId: shopId ?? null, ...withLimitAndOffset(page) });
    return { items: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
  },
  breaks: async ({ db }, { shopId, isOpen, ...page }) => {
    const filter = { shopId: shopId ?? null, isOpen };
    const [items, counted] = await Promise.all([
      db.all(isOpen ? openBreaks : resolvedBreaks, { ...filter, ...withLimitAndOffset(page) }),
      db.first(countBreaks, filter),
    ]);
    return { items, total: counted!.total };
  },
  resolve: async ({ db, staff, audit }, { note, ...which }) => {
    const resolved = await db.first(resolveBreak, { ...which, note, staffId: staff.id });
    if (!resolved) throw new Refusal('record.notFound');
    audit('payment', recordName(which.shopId, resolved.paymentNumber), { note });
    return null;
  },
});

/** The path at which each provider reports; Shopee is asked instead. */
const callbackPaths: Record<(typeof accountGateways)[number], string | null> = {
  wechat: '/api/pay/notice/wechat',
  alipay: '/api/pay/notice/alipay',
  stripe: '/api/pay/notice/stripe',
  kuaidi100: '/api/tracking/push/kuaidi100',
  track17: '/api/tracking/push/track17',
  shopee: null,
};

function accounts({ keys, payment }: Services): StaffRoute[] {
  const originOf = payment?.originOf ?? ((host: string) => `https://${host}`);
  return [
    ...bindStaff(gatewayAccountCalls, {
      list: async ({ db }) => {
        const rows = await db.all(gatewayAccounts, { gateways: [...accountGateways] });
        const items = rows.map(({ host, ...account }) => {
          const path = callbackPaths[account.gateway];
          return { ...account, callbackUrl: host && path ? originOf(host) + path : '' };
        });
        return { items };
      },
      set: async ({ db, staff, audit }, { shopId, secret }) => {
        const label = await setGatewayAccount(db, keys, { tenantId: staff.tenantId, shopId, secret });
        audit('gateway', recordName(shopId, secret.gateway), { label });
        return null;
      },
      switch: async ({ db, audit }, { shopId, gateway, isActive }) => {
        const found = await db.first(setGatewayAccountActive, { shopId, gateway, isActive });
        if (!found) throw new Refusal('record.notFound');
        audit('gateway', recordName(shopId, gateway), { isActive });
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
        audit('bankAccount', recordName(account.shopId, saved.id), { isActive: account.isActive });
        return saved;
      },
    }),
  ];
}

function tests({ payment = {} }: Services): StaffRoute[] {
  const originOf = payment.originOf ?? ((host: string) => `https://${host}`);
  return bindStaff(testPaymentCalls, {
    start: async ({ db, staff, audit }, which) => {
      const { id, gateway, ...asked } = await tryPayment(db, { ...which, staffId: staff.id, originOf });
      audit('gateway', recordName(which.shopId, gateway), { test: id, ...asked });
      return { id };
    },
    last: ({ db }, which) => findLastTest(db, which),
  });
}

/** Console routes of the finance staff. */
export function createPaymentConsoleRoutes(services: Services): StaffRoute[] {
  return [
    ...deposits(services),
    ...payments,
    ...refunds,
    ...reconciliation,
    ...accounts(services),
    ...tests(services),
  ];
}
