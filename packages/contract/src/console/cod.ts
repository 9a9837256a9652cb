import { ageGroups } from '@onehaul/domain/cod/ageing';
import { codStates, statementOutcomes, statementResolutions } from '@onehaul/domain/cod/cod-state';
import { z } from 'zod';
import { bigRecordId, bytes, instant, pageRequest, recordId } from '../wire.ts';
import { CarrierChoices } from './carrier-choices.ts';
import { singleLine, pageOf, staffCall } from './staff-call.ts';

const shopScope = { shopId: recordId };
const recordRef = { shopId: recordId, id: bigRecordId };
const currencyCode = z.string().regex(/^[A-Z]{3}$/);
/** States of money in progress; remitted money is already in the sellers' wallets. */
const openStates = ['expected', 'collected', 'settled'] as const;

const OverviewRow = z.object({
  state: z.enum(openStates),
  carrierId: z.int(),
  carrierName: z.string(),
  currencyCode: z.string(),
  age: z.enum(ageGroups),
  orders: z.int(),
  /** In the receivers' currency. */
  minor: z.int(),
  /** In fen; expected money at today's rate. */
  yuanMinor: z.int(),
});
export type CodOverviewRow = z.output<typeof OverviewRow>;

const CodOrderRow = z.object({
  ...shopScope,
  orderId: z.int(),
  number: z.string(),
  clientNumber: z.string(),
  carrierBillNumber: z.string(),
  carrierName: z.string(),
  memberId: z.int(),
  memberCode: z.string(),
  memberName: z.string(),
  state: z.enum(codStates),
  currencyCode: z.string(),
  minor: z.int(),
  owedMinor: z.int().nullable(),
  /** When the money reached its current state. */
  since: instant.nullable(),
  days: z.int(),
});
export type CodOrderRow = z.output<typeof CodOrderRow>;

const StatementRow = z.object({
  ...recordRef,
  carrierId: z.int(),
  carrierName: z.string(),
  number: z.string(),
  currencyCode: z.string(),
  state: z.enum(['open', 'settled']),
  lines: z.int(),
  /** Lines that need a decision. */
  waiting: z.int(),
  /** Total stated by the carrier in the statement's own currency. */
  minor: z.int(),
  /** The part not claimed, which must be received before settlement. */
  payableMinor: z.int(),
  bankedMinor: z.int().nullable(),
  missingMinor: z.int().nullable(),
  staffName: z.string(),
  createdAt: instant,
  settledBy: z.string(),
  settledAt: instant.nullable(),
});
export type CodStatementRow = z.output<typeof StatementRow>;

const StatementLine = z.object({
  ...shopScope,
  statementId: z.int(),
  statementNumber: z.string(),
  statementState: z.enum(['open', 'settled']),
  carrierName: z.string(),
  row: z.int(),
  billNumber: z.string(),
  minor: z.int(),
  currencyCode: z.string(),
  outcome: z.enum(statementOutcomes),
  resolution: z.enum(statementResolutions).nullable(),
  note: z.string(),
  resolvedBy: z.string(),
  orderId: z.int().nullable(),
  orderNumber: z.string(),
  /** From our books, in the order's currency. */
  expectedMinor: z.int().nullable(),
  expectedCurrency: z.string(),
});
export type CodStatementLine = z.output<typeof StatementLine>;

const sums = {
  orders: z.int(),
  collectedMinor: z.int(),
  freightMinor: z.int(),
  commissionMinor: z.int(),
  taxMinor: z.int(),
  netMinor: z.int(),
};

const SellerRow = z.object({
  ...shopScope,
  memberId: z.int(),
  memberCode: z.string(),
  memberName: z.string(),
  /** Remittable now. */
  orders: z.int(),
  collectedMinor: z.int(),
  costMinor: z.int(),
  netMinor: z.int(),
  /** Orders that wait until more is collected. */
  staying: z.int(),
  oldestAt: instant,
});
export type CodSellerRow = z.output<typeof SellerRow>;

const SellerOrder = z.object({
  orderId: z.int(),
  number: z.string(),
  clientNumber: z.string(),
  state: z.enum(codStates),
  collectedMinor: z.int(),
  freightMinor: z.int(),
  commissionMinor: z.int(),
  taxMinor: z.int(),
  netMinor: z.int(),
  isRemitted: z.boolean(),
});
export type CodSellerOrder = z.output<typeof SellerOrder>;

const RemittanceRow = z.object({
  ...recordRef,
  number: z.string(),
  memberId: z.int(),
  memberCode: z.string(),
  memberName: z.string(),
  ...sums,
  staffName: z.string(),
  createdAt: instant,
});
export type CodRemittanceRow = z.output<typeof RemittanceRow>;

const sellerRef = { shopId: recordId, memberId: recordId };

export const codDeskCalls = {
  overview: staffCall({
    path: '/console/cod/overview',
    access: 'cod:read',
    effect: 'read',
    summary: 'Returns the amounts collected at the door by carrier, currency and age.',
    input: z.object({ shopId: recordId.optional() }),
    output: z.object({ rows: z.array(OverviewRow) }),
  }),
  orders: staffCall({
    path: '/console/cod/orders',
    access: 'cod:read',
    effect: 'read',
    summary: 'Lists orders whose money is with the receiver, the carrier or the shop, oldest first.',
    input: z.object({
      ...pageRequest(20, 100),
      shopId: recordId.optional(),
      state: z.enum(openStates).default('collected'),
      carrierId: recordId.optional(),
    }),
    output: pageOf(CodOrderRow),
  }),
  takeBack: staffCall({
    path: '/console/cod/takeBack',
    access: 'cod:settle',
    effect: 'change',
    summary: 'Reverses a collection that did not take place: the money is expected again.',
    input: z.object({ shopId: recordId, orderId: bigRecordId, reason: singleLine(300).min(1) }),
    output: z.null(),
  }),
  choices: staffCall({
    path: '/console/cod/choices',
    access: 'cod:read',
    effect: 'read',
    places: 'rows',
    summary: 'Lists the carriers and currencies of the company’s shops.',
    input: z.object({}),
    output: CarrierChoices,
  }),
  statements: staffCall({
    path: '/console/cod/statements',
    access: 'cod:read',
    effect: 'read',
    summary: 'Lists carriers’ statements, newest first.',
    input: z.object({
      ...pageRequest(20, 100),
      shopId: recordId.optional(),
      state: z.enum(['open', 'settled']).optional(),
    }),
    output: pageOf(StatementRow),
  }),
  statement: staffCall({
    path: '/console/cod/statement',
    access: 'cod:read',
    effect: 'read',
    summary: 'Returns a carrier’s statement.',
    input: z.object(recordRef),
    output: StatementRow,
  }),
  lines: staffCall({
    path: '/console/cod/lines',
    access: 'cod:read',
    effect: 'read',
    summary: 'Lists the lines of a statement: all of them, or those that did not match.',
    input: z.object({ ...recordRef, ...pageRequest(50, 200), isDiffering: z.boolean().default(false) }),
    output: pageOf(StatementLine),
  }),
  mismatches: staffCall({
    path: '/console/cod/mismatches',
    access: 'cod:read',
    effect: 'read',
    summary: 'Lists the lines of all statements that need a decision or the carrier’s reply, newest first.',
    input: z.object({ ...pageRequest(20, 100), shopId: recordId.optional() }),
    output: pageOf(StatementLine),
  }),
  addStatement: staffCall({
    path: '/console/cod/addStatement',
    access: 'cod:settle',
    effect: 'change',
    sends: 'multipart',
    summary: 'Reads a carrier’s sheet and checks its lines. Each number and each file is accepted once.',
    input: z.object({
      shopId: z.coerce.number().pipe(recordId),
      carrierId: z.coerce.number().pipe(recordId),
      number: singleLine(60).min(1),
      currencyCode,
      file: bytes,
    }),
    output: z.object({ id: bigRecordId, lines: z.int(), waiting: z.int() }),
  }),
  resolve: staffCall({
    path: '/console/cod/resolve',
    access: 'cod:settle',
    effect: 'change',
    summary: 'Sets the decision on a line that did not match; null reverts the decision.',
    input: z.object({
      ...recordRef,
      row: z.int().min(1),
      resolution: z.enum(statementResolutions).nullable(),
      note: singleLine(300).default(''),
    }),
    output: z.null(),
  }),
  settle: staffCall({
    path: '/console/cod/settle',
    access: 'cod:settle',
    effect: 'change',
    approves: true,
    summary:
      'Settles a statement whose money is in the bank, unless lines changed since the check need a decision.',
    /** With the sum the user saw; a different one is refused. */
    input: z.object({ ...recordRef, payableMinor: z.int() }),
    output: z.object({ isSettled: z.boolean(), waiting: z.int(), bankedMinor: z.int() }),
  }),
  dropStatement: staffCall({
    path: '/console/cod/dropStatement',
    access: 'cod:settle',
    effect: 'change',
    summary: 'Deletes a statement that was entered by mistake and is not settled.',
    input: z.object(recordRef),
    output: z.null(),
  }),
  sellers: staffCall({
    path: '/console/cod/sellers',
    access: 'cod:read',
    effect: 'read',
    summary: 'Lists sellers whose collected money is with the shop, longest waiting first.',
    input: z.object({ ...pageRequest(20, 100), shopId: recordId.optional() }),
    output: pageOf(SellerRow),
  }),
  seller: staffCall({
    path: '/console/cod/seller',
    access: 'cod:read',
    effect: 'read',
    summary: 'Returns what would be remitted to a seller now, order by order.',
    input: z.object(sellerRef),
    output: z.object({ ...sums, items: z.array(SellerOrder) }),
  }),
  remit: staffCall({
    path: '/console/cod/remit',
    access: 'cod:settle',
    effect: 'change',
    approves: true,
    summary: 'Remits a seller’s collected money to their wallet, less freight, commission and tax.',
    input: z.object({
      ...sellerRef,
      /** The amount the user saw; a different one is refused. */
      netMinor: z.int().min(0),
    }),
    output: z.object({ number: z.string() }),
  }),
  remittances: staffCall({
    path: '/console/cod/remittances',
    access: 'cod:read',
    effect: 'read',
    summary: 'Lists remittances, newest first.',
    input: z.object({ ...pageRequest(20, 100), shopId: recordId.optional() }),
    output: pageOf(RemittanceRow),
  }),
};
