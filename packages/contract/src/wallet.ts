import { flowUnits } from '@onehaul/domain/wallet/flow';
import { type JournalKind, journalKinds } from '@onehaul/domain/wallet/journal';
import { withdrawalStates } from '@onehaul/domain/wallet/withdrawal-state';
import { z } from 'zod';
import { call, ownCall } from './call.ts';
import { amount } from './fee.ts';
import { GeneratedFile } from './generated-file.ts';
import { bigRecordId, cnyCents, instant, singleLine, page, pageRequest, wireObject } from './wire.ts';

const month = z.string().regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/);
const kind = z.enum(journalKinds as [JournalKind, ...JournalKind[]]);

/** Filters of the wallet history; a month is in the shop's time zone. */
const flowFilter = {
  unit: z.enum(flowUnits).default('money'),
  kind: kind.optional(),
  month: month.optional(),
};

/** A balance change: before, difference and after. */
const FlowRow = wireObject(
  {
    id: bigRecordId,
    kind,
    unit: z.enum(flowUnits),
    createdAt: instant,
    /** Current state of a withdrawal; `done` for everything else. */
    state: z.enum(['done', ...withdrawalStates]),
    beforeMinor: cnyCents,
    changeMinor: cnyCents,
    afterMinor: cnyCents,
    pointsBefore: z.int(),
    pointsChange: z.int(),
    pointsAfter: z.int(),
    orders: z.array(wireObject({ id: bigRecordId, number: z.string() }, { number: 'MainBillCode' })),
    /** Number of the related payment or withdrawal. */
    number: z.string(),
    /** A receipt can be printed for that number. */
    hasReceipt: z.boolean(),
    remark: z.string(),
  },
  {
    kind: 'Type',
    createdAt: 'CreateTime',
    beforeMinor: 'OldMoney',
    changeMinor: 'ChangeMoney',
    afterMinor: 'Balance',
    pointsBefore: 'OldIntegral',
    pointsChange: 'ChangeIntegral',
    pointsAfter: 'Integral',
    number: 'TransactionNo',
    remark: 'Rem',
  },
);
export type FlowRow = z.output<typeof FlowRow>;

const Statistics = wireObject(
  {
    balance: cnyCents,
    withdrawable: cnyCents,
    gift: cnyCents,
    held: cnyCents,
    points: z.int(),
    /** Withdrawal rules: minimum, times per day, working days to payout, and waiting time of a new card. */
    withdrawalLeast: cnyCents,
    withdrawalsADay: z.int(),
    withdrawalDays: z.int(),
    newCardHours: z.int(),
    /** The last twelve months in the shop's time zone, this one last. */
    months: z.array(
      wireObject(
        { month: z.string(), inMinor: cnyCents, outMinor: cnyCents },
        { inMinor: 'In', outMinor: 'Out' },
      ),
    ),
  },
  {
    balance: 'Money',
    withdrawable: 'WithdrawalMoney',
    gift: 'GiftMoney',
    held: 'HeldMoney',
    points: 'Integral',
  },
);
export type WalletStatistics = z.output<typeof Statistics>;

const RechargePackage = wireObject(
  { id: z.int(), minor: cnyCents, giftMinor: cnyCents },
  { minor: 'Amount', giftMinor: 'GiftAmount' },
);
export type RechargePackage = z.output<typeof RechargePackage>;

export const walletCalls = {
  statistics: call('/Client_Wallet/GetClientWalletStatistics', {
    summary: 'Returns what the wallet holds, with income and spending of the last twelve months.',
    input: wireObject({}),
    output: Statistics,
  }),
  flow: ownCall({
    path: '/Client_Wallet/GetDataPage',
    access: 'member',
    effect: 'read',
    summary: 'Lists wallet movements, newest first.',
    input: wireObject({ ...flowFilter, ...pageRequest(20, 100) }, { kind: 'Type' }),
    output: page(FlowRow),
  }),
  exportFlow: ownCall({
    path: '/Client_Wallet/ExportFlow',
    access: 'member',
    effect: 'read',
    summary: 'Exports wallet movements as a workbook, in the caller’s language.',
    input: wireObject(flowFilter, { kind: 'Type' }),
    output: GeneratedFile,
  }),
  statement: ownCall({
    path: '/Client_Wallet/GetStatement',
    access: 'member',
    effect: 'read',
    summary: 'Returns a printable month of the balance: opening balance, every movement, closing balance.',
    input: wireObject({ month }),
    output: GeneratedFile,
  }),
  packages: ownCall({
    path: '/Client_Wallet/GetRechargePackages',
    access: 'member',
    effect: 'read',
    summary: 'Lists the shop’s recharge packages: what is added to which amount.',
    input: wireObject({}),
    output: z.array(RechargePackage),
  }),
};

const BankCard = wireObject(
  {
    id: bigRecordId,
    holder: z.string(),
    bankName: z.string(),
    /** Last four digits; more is never returned. */
    tail: z.string(),
    createdAt: instant,
    /** Earliest payout to this card. */
    payableFrom: instant,
    /** `payableFrom` is still in the future. */
    isNew: z.boolean(),
  },
  { holder: 'AccountName', tail: 'CardTail', createdAt: 'CreateTime' },
);
export type BankCard = z.output<typeof BankCard>;

const Withdrawal = wireObject(
  {
    id: bigRecordId,
    number: z.string(),
    minor: cnyCents,
    state: z.enum(withdrawalStates),
    holder: z.string(),
    bankName: z.string(),
    tail: z.string(),
    createdAt: instant,
    notBefore: instant,
    /** The waiting time of its card is over. */
    isPayable: z.boolean(),
    /** A date in the shop's time zone, `2026-11-14`. */
    expectedOn: z.string(),
    approvedAt: instant.nullable(),
    decidedAt: instant.nullable(),
    reason: z.string(),
    transferNumber: z.string(),
  },
  {
    number: 'TransactionNo',
    minor: 'Amount',
    holder: 'AccountName',
    tail: 'CardTail',
    createdAt: 'CreateTime',
    reason: 'Rem',
  },
);
export type Withdrawal = z.output<typeof Withdrawal>;

export const withdrawalCalls = {
  withdraw: call('/Client_Wallet/ApplicationWithdrawalMoney', {
    summary:
      'Requests a withdrawal of cash to a bank card: a saved one, or a new one after a proof of person.',
    input: wireObject(
      {
        minor: amount,
        cardId: bigRecordId.optional(),
        holder: singleLine(80).default(''),
        bankName: singleLine(80).default(''),
        cardNumber: singleLine(40).default(''),
      },
      {
        minor: 'Amount',
        cardId: 'BankCardId',
        holder: 'AccountName',
        cardNumber: 'BankCard',
      },
    ),
    output: Withdrawal,
  }),
  list: ownCall({
    path: '/Client_Wallet/GetWithdrawalPage',
    access: 'mainAccount',
    effect: 'read',
    summary: 'Lists the member’s withdrawals, newest first.',
    input: wireObject({ ...pageRequest(20, 100), state: z.enum(withdrawalStates).optional() }),
    output: page(Withdrawal),
  }),
  cancel: ownCall({
    path: '/Client_Wallet/CancelWithdrawal',
    access: 'mainAccount',
    effect: 'change',
    summary: 'Cancels a withdrawal that is not decided yet; the money becomes cash again.',
    input: wireObject({ id: bigRecordId }),
    output: z.null(),
  }),
  cards: ownCall({
    path: '/Client_Wallet/GetBankCards',
    access: 'mainAccount',
    effect: 'read',
    summary: 'Lists the member’s bank cards, without their numbers.',
    input: wireObject({}),
    output: z.array(BankCard),
  }),
  removeCard: ownCall({
    path: '/Client_Wallet/RemoveBankCard',
    access: 'mainAccount',
    effect: 'change',
    summary: 'Deletes a bank card. Records of what was paid to it stay.',
    input: wireObject({ id: bigRecordId }),
    output: z.null(),
  }),
};
