import {
  gatewayMethods,
  holdReasons,
  payMethods,
  paymentPurposes,
  paymentStates,
  refundReasons,
  refundStates,
} from '@onehaul/domain/payment/payment-state';
import { breakKinds } from '@onehaul/domain/payment/reconcile';
import { z } from 'zod';
import { bigRecordId, instant, pageRequest, recordId } from '../wire.ts';
import { daysOf, isWithinShop, pageOf, searchText, singleLine, staffCall } from './staff-call.ts';

const recordRef = { shopId: recordId, id: bigRecordId };
const reason = singleLine(300).min(1);

export const depositStates = ['underReview', 'settled', 'rejected'] as const;

/**
 * Another member's receipt with the same transaction number or image: possibly one transfer submitted twice.
 */
const DuplicateReceipt = z.object({
  shopId: z.int(),
  paymentId: bigRecordId,
  number: z.string(),
  memberCode: z.string(),
  state: z.enum(paymentStates),
  askedMinor: z.int(),
  currencyCode: z.string(),
  isSameNumber: z.boolean(),
  isSamePicture: z.boolean(),
  submittedAt: instant,
});

const Deposit = z.object({
  ...recordRef,
  number: z.string(),
  state: z.enum(paymentStates),
  purpose: z.enum(paymentPurposes),
  memberId: z.int(),
  memberCode: z.string(),
  memberName: z.string(),
  /** In fen. */
  minor: z.int(),
  /** What the bank statement shows, in minor units of `currencyCode`; booked as `minor`. */
  askedMinor: z.int(),
  currencyCode: z.string(),
  exchangeRate: z.number(),
  orderNumbers: z.array(z.string()),
  /** Service requests, which are paid separately from orders. */
  serviceNumbers: z.array(z.string()),
  bankName: z.string(),
  accountNumber: z.string(),
  payerName: z.string(),
  transactionNumber: z.string(),
  pictureUrl: z.string(),
  twins: z.array(DuplicateReceipt),
  reason: z.string(),
  submittedAt: instant,
  reviewedAt: instant.nullable(),
  reviewer: z.string(),
});
export type Deposit = z.output<typeof Deposit>;

const PaymentRow = z.object({
  ...recordRef,
  number: z.string(),
  memberId: z.int(),
  memberCode: z.string(),
  memberName: z.string(),
  purpose: z.enum(paymentPurposes),
  method: z.enum(payMethods),
  state: z.enum(paymentStates),
  heldFor: z.enum(holdReasons).nullable(),
  minor: z.int(),
  refundedMinor: z.int(),
  currencyCode: z.string(),
  /** Amount requested from the gateway, in minor units of `currencyCode`; `minor` is the same in fen. */
  askedMinor: z.int(),
  gatewayNumber: z.string(),
  orderNumbers: z.array(z.string()),
  /** Service requests, which are paid separately from orders. */
  serviceNumbers: z.array(z.string()),
  createdAt: instant,
  settledAt: instant.nullable(),
});
export type PaymentRow = z.output<typeof PaymentRow>;

const RefundRow = z.object({
  ...recordRef,
  number: z.string(),
  paymentId: bigRecordId,
  paymentNumber: z.string(),
  method: z.enum(payMethods),
  orderId: bigRecordId.nullable(),
  orderNumber: z.string(),
  serviceNumber: z.string(),
  memberCode: z.string(),
  memberName: z.string(),
  minor: z.int(),
  /** The refund in minor units of `currencyCode`, the gateway's currency; `minor` is the same in fen. */
  askedMinor: z.int(),
  currencyCode: z.string(),
  route: z.enum(['wallet', 'gateway']),
  why: z.enum(refundReasons),
  reason: z.string(),
  state: z.enum(refundStates),
  /** The amount exceeds the shop's limit: the approver must not be the proposer. */
  isForTwo: z.boolean(),
  proposedById: z.int().nullable(),
  proposedBy: z.string(),
  decidedBy: z.string(),
  createdAt: instant,
  decidedAt: instant.nullable(),
  doneAt: instant.nullable(),
});
export type RefundRow = z.output<typeof RefundRow>;

const PaymentDetail = PaymentRow.extend({
  exchangeRate: z.number(),
  fromGiftMinor: z.int(),
  journalId: bigRecordId.nullable(),
  reason: z.string(),
  expiresAt: instant.nullable(),
  orders: z.array(z.object({ id: bigRecordId, number: z.string(), minor: z.int(), taxMinor: z.int() })),
  /** Facts reported by the gateway, by webhook (`notice`) or in response to a query; newest first. */
  events: z.array(
    z.object({
      id: bigRecordId,
      origin: z.enum(['notice', 'query']),
      fact: z.enum(['paid', 'closed', 'refunded']),
      minor: z.int().nullable(),
      currencyCode: z.string().nullable(),
      gatewayNumber: z.string().nullable(),
      receivedAt: instant,
      processedAt: instant.nullable(),
    }),
  ),
  refunds: z.array(RefundRow),
});
export type PaymentDetail = z.output<typeof PaymentDetail>;

/** What the days of a list are about. */
export const depositDays = ['submitted'] as const;
export const paymentDays = ['created'] as const;

export const depositCalls = {
  list: staffCall({
    path: '/console/deposits/list',
    access: 'finance:read',
    effect: 'read',
    summary: 'Lists bank deposits, longest waiting first, each with others that look like the same transfer.',
    input: z
      .object({
        ...pageRequest(20, 100),
        shopId: recordId.optional(),
        state: z.enum(depositStates).default('underReview'),
        days: daysOf(depositDays).optional(),
      })
      .refine(isWithinShop),
    output: pageOf(Deposit),
  }),
  approve: staffCall({
    path: '/console/deposits/approve',
    access: 'finance:review',
    effect: 'change',
    approves: true,
    summary: 'Approves a bank deposit that has arrived. The payment is settled once.',
    input: z.object(recordRef),
    output: z.null(),
  }),
  reject: staffCall({
    path: '/console/deposits/reject',
    access: 'finance:review',
    effect: 'change',
    summary: 'Rejects a receipt, for a reason shown to the member, who may submit another.',
    input: z.object({ ...recordRef, reason }),
    output: z.null(),
  }),
};

/** What narrows the list. */
export const paymentFilters = {
  search: searchText,
  shopId: recordId.optional(),
  state: z.enum(paymentStates).optional(),
  method: z.enum(payMethods).optional(),
  days: daysOf(paymentDays).optional(),
};

export const paymentDeskCalls = {
  list: staffCall({
    path: '/console/payments/list',
    access: 'finance:read',
    effect: 'read',
    summary:
      'Lists payments, newest first; searchable by their number, the gateway’s number or a member code.',
    input: z.object({ ...pageRequest(20, 100), ...paymentFilters }).refine(isWithinShop),
    output: pageOf(PaymentRow),
  }),
  get: staffCall({
    path: '/console/payments/get',
    access: 'finance:read',
    effect: 'read',
    summary: 'Returns a payment with its orders, the gateway’s notices and its refunds.',
    input: z.object(recordRef),
    output: PaymentDetail,
  }),
  held: staffCall({
    path: '/console/payments/held',
    access: 'finance:read',
    effect: 'read',
    summary: 'Lists payments on hold, whose money does not match what was due, longest waiting first.',
    input: z.object({ ...pageRequest(20, 100), shopId: recordId.optional() }),
    output: pageOf(PaymentRow),
  }),
  decide: staffCall({
    path: '/console/payments/decide',
    access: 'finance:review',
    effect: 'change',
    approves: true,
    summary: 'Decides a payment on hold: its money is refunded or added to the member’s wallet.',
    input: z.object({ ...recordRef, decision: z.enum(['refund', 'wallet']) }),
    output: z.null(),
  }),
};

export const refundCalls = {
  list: staffCall({
    path: '/console/refunds/list',
    access: 'finance:read',
    effect: 'read',
    summary: 'Lists refunds in a state, longest waiting first.',
    input: z.object({
      ...pageRequest(20, 100),
      shopId: recordId.optional(),
      state: z.enum(refundStates).default('proposed'),
    }),
    output: pageOf(RefundRow),
  }),
  refundable: staffCall({
    path: '/console/refunds/refundable',
    access: 'finance:read',
    effect: 'read',
    summary: 'Returns what can be refunded of an order, found by its number.',
    input: z.object({ shopId: recordId, orderNumber: singleLine(40).min(1) }),
    output: z.object({
      orderId: bigRecordId,
      orderNumber: z.string(),
      memberCode: z.string(),
      paidMinor: z.int(),
      /** `paidMinor` minus proposed refunds that await a decision. */
      refundableMinor: z.int(),
      /** Refunds above this amount need two people. */
      secondPersonCents: z.int(),
    }),
  }),
  propose: staffCall({
    path: '/console/refunds/propose',
    whileSuspended: true,
    access: 'finance:review',
    effect: 'change',
    summary: 'Proposes a refund of an order, up to the amount paid.',
    input: z.object({
      shopId: recordId,
      orderId: bigRecordId,
      minor: z.int().min(1).max(1_000_000_000),
      reason,
    }),
    output: z.object({ ids: z.array(bigRecordId) }),
  }),
  approve: staffCall({
    path: '/console/refunds/approve',
    whileSuspended: true,
    access: 'finance:review',
    effect: 'change',
    approves: true,
    summary: 'Approves a refund, which is then paid; above the shop’s limit, the proposer cannot approve it.',
    input: z.object(recordRef),
    output: z.null(),
  }),
  refuse: staffCall({
    path: '/console/refunds/refuse',
    whileSuspended: true,
    access: 'finance:review',
    effect: 'change',
    summary: 'Refuses a refund. No money is returned.',
    input: z.object({ ...recordRef, reason }),
    output: z.null(),
  }),
  /** For a refund the gateway rejected: sends it again, or credits the wallet instead. */
  resend: staffCall({
    path: '/console/refunds/resend',
    whileSuspended: true,
    access: 'finance:review',
    effect: 'change',
    approves: true,
    summary: 'Resends a refund the gateway did not complete, or adds the money to the member’s wallet.',
    input: z.object({ ...recordRef, way: z.enum(['gateway', 'wallet']) }),
    output: z.null(),
  }),
};

const ReconciliationDay = z.object({
  shopId: z.int(),
  gateway: z.enum(gatewayMethods),
  /** A day in the gateway's time zone, `2026-11-14`. */
  day: z.string(),
  ours: z.int(),
  theirs: z.int(),
  breaks: z.int(),
  openBreaks: z.int(),
  runAt: instant,
});
export type ReconciliationDay = z.output<typeof ReconciliationDay>;

const ReconciliationBreak = z.object({
  ...recordRef,
  gateway: z.enum(gatewayMethods),
  day: z.string(),
  kind: z.enum(breakKinds),
  paymentNumber: z.string(),
  ourMinor: z.int().nullable(),
  ourCurrency: z.string().nullable(),
  theirMinor: z.int().nullable(),
  theirCurrency: z.string().nullable(),
  note: z.string(),
  resolvedBy: z.string(),
  resolvedAt: instant.nullable(),
});
export type ReconciliationBreak = z.output<typeof ReconciliationBreak>;

export const reconciliationCalls = {
  days: staffCall({
    path: '/console/reconciliation/days',
    access: 'finance:read',
    effect: 'read',
    summary: 'Lists days of the gateways’ statements compared with ours, newest first.',
    input: z.object({ ...pageRequest(20, 100), shopId: recordId.optional() }),
    output: pageOf(ReconciliationDay),
  }),
  breaks: staffCall({
    path: '/console/reconciliation/breaks',
    access: 'finance:read',
    effect: 'read',
    summary: 'Lists reconciliation issues. None is fixed automatically.',
    input: z.object({
      ...pageRequest(20, 100),
      shopId: recordId.optional(),
      isOpen: z.boolean().default(true),
    }),
    output: pageOf(ReconciliationBreak),
  }),
  resolve: staffCall({
    path: '/console/reconciliation/resolve',
    access: 'finance:review',
    effect: 'change',
    summary: 'Resolves a reconciliation issue with a note on its cause.',
    input: z.object({ ...recordRef, note: reason }),
    output: z.null(),
  }),
};
