import { exclusions } from '@onehaul/domain/fee/exclusions';
import { payMethods, paymentPurposes, paymentStates } from '@onehaul/domain/payment/payment-state';
import { parseTransactionNumber } from '@onehaul/domain/payment/transaction-number';
import { z } from 'zod';
import { call, ownCall } from './call.ts';
import { amount } from './fee.ts';
import {
  bigRecordId,
  cnyCents,
  instant,
  singleLine,
  page,
  pageRequest,
  recordId,
  wireObject,
} from './wire.ts';

const PayType = wireObject(
  {
    id: z.int(),
    kind: z.enum(['balance', 'wechat', 'alipay', 'bankDeposit', 'stripe']),
    name: z.string(),
    note: z.string(),
    currencyCode: z.string(),
    /** Limits of what is due; null for none. */
    least: cnyCents.nullable(),
    most: cnyCents.nullable(),
    /** Fee of the provider, in words; empty for none. */
    feeNote: z.string(),
  },
  { kind: 'Code', note: 'Rem', least: 'MinAmount', most: 'MaxAmount', feeNote: 'FeeRem' },
);

/** Subject of a payment: orders, services, or a wallet recharge. */
const paymentFields = {
  payTypeId: recordId,
  orderIds: z.array(bigRecordId).max(50).default([]),
  /** Services apart from an order. */
  serviceIds: z.array(bigRecordId).min(1).max(50).optional(),
  rechargeMinor: amount.optional(),
};
const paymentNames = { payTypeId: 'ShopPayTypeId', rechargeMinor: 'Amount' };

/** A payment and its next action: none, a code to scan, a page to open, or a review to wait for. */
const Payment = wireObject(
  {
    number: z.string(),
    purpose: z.enum(paymentPurposes),
    method: z.enum(payMethods),
    state: z.enum(paymentStates),
    next: z.enum(['done', 'scan', 'redirect', 'receipt', 'wait', 'over']),
    minor: cnyCents,
    currencyCode: z.string(),
    /** In major units of that currency. */
    askedAmount: z.number(),
    exchangeRate: z.number(),
    qrText: z.string().nullable(),
    redirectUrl: z.string().nullable(),
    orderIds: z.array(bigRecordId),
    orderNumbers: z.array(z.string()),
    serviceIds: z.array(bigRecordId),
    serviceNumbers: z.array(z.string()),
    journalId: bigRecordId.nullable(),
    /** Why a deposit was rejected. */
    reason: z.string(),
    createdAt: instant,
    expiresAt: instant.nullable(),
    settledAt: instant.nullable(),
  },
  {
    number: 'PayCode',
    minor: 'Amount',
    currencyCode: 'CurrencyName',
    askedAmount: 'CurrencyMoney',
    qrText: 'CodeUrl',
    redirectUrl: 'PayUrl',
    orderNumbers: 'MainBillCodes',
    serviceNumbers: 'AddedServiceCodes',
    reason: 'Rem',
    createdAt: 'CreateTime',
    expiresAt: 'ExpireTime',
    settledAt: 'PayTime',
  },
);
export type Payment = z.output<typeof Payment>;

const BankAccount = wireObject(
  {
    id: z.int(),
    bankName: z.string(),
    holder: z.string(),
    accountNumber: z.string(),
    note: z.string(),
  },
  { holder: 'AccountName', accountNumber: 'BankCard', note: 'Rem' },
);
export type BankAccount = z.output<typeof BankAccount>;

const Receipt = wireObject(
  {
    payment: Payment,
    shopName: z.string(),
    memberCode: z.string(),
    memberName: z.string(),
    refunded: cnyCents,
    orders: z.array(
      wireObject(
        { number: z.string(), goodsName: z.string(), minor: cnyCents },
        { number: 'MainBillCode', minor: 'Amount' },
      ),
    ),
    services: z.array(
      wireObject(
        { number: z.string(), name: z.string(), minor: cnyCents },
        { number: 'Code', minor: 'Amount' },
      ),
    ),
  },
  { memberCode: 'ClientCode' },
);
export type Receipt = z.output<typeof Receipt>;

export const paymentCalls = {
  payTypes: call('/Base_ShopPayType/GetDataPage', {
    summary: 'Lists the payment methods of the shop.',
    input: wireObject(pageRequest(20, 50)),
    output: page(PayType),
  }),
  payAmount: call('/Base_ShopPayType/GetPayCurrencyMoney', {
    summary: 'Returns what orders or services cost in the currency of a payment method, at today’s rate.',
    input: wireObject(paymentFields, paymentNames),
    output: wireObject(
      {
        minor: cnyCents,
        currencyCode: z.string(),
        askedAmount: z.number(),
        exchangeRate: z.number(),
        /** Wallet balance, where the wallet pays. */
        balance: cnyCents.nullable(),
        /** Remaining spending limit of a sub-account; null for no limit. */
        limit: cnyCents.nullable(),
        /** What may follow after paying this amount. */
        notIncluded: z.array(z.enum(exclusions)),
      },
      { minor: 'Amount', currencyCode: 'CurrencyName', askedAmount: 'CurrencyMoney' },
    ),
  }),
  pay: call('/Pay/ZBPay', {
    summary:
      'Starts a payment and returns the next step. If one is already open for the same, it is returned again.',
    input: wireObject(
      {
        ...paymentFields,
        /** Path of this shop to which the gateway's page redirects the browser. */
        returnPath: z
          .string()
          .regex(/^\/([\x21-\x2e\x30-\x5b\x5d-\x7e][\x21-\x7e]{0,199})?$/)
          .optional(),
      },
      paymentNames,
    ),
    output: Payment,
  }),
  payState: call('/Internal/QueryPayState', {
    summary: 'Returns the current state of a payment; for an open one, the gateway is queried.',
    input: wireObject({ number: singleLine(40).min(1) }, { number: 'PayCode' }),
    output: Payment,
  }),
  submitReceipt: call('/Client_Wallet/OfflineRechargeUploadCertificate', {
    summary: 'Submits the receipt of a bank deposit, for review by staff.',
    input: wireObject(
      {
        number: singleLine(40).min(1),
        bankAccountId: recordId,
        transactionNumber: singleLine(60).refine((typed) => parseTransactionNumber(typed) !== undefined),
        payerName: singleLine(80).default(''),
        picture: z.uuid(),
      },
      { number: 'PayCode', transactionNumber: 'TransactionNo', picture: 'Certificate' },
    ),
    output: Payment,
  }),
  bankAccounts: ownCall({
    path: '/Pay/GetBankAccounts',
    access: 'member',
    effect: 'read',
    summary: 'Lists the bank accounts to send money to.',
    input: wireObject({}),
    output: z.array(BankAccount),
  }),
  receipt: ownCall({
    path: '/Pay/GetReceipt',
    access: 'member',
    effect: 'read',
    summary: 'Returns the printable receipt of a payment.',
    input: wireObject({ number: singleLine(40).min(1) }, { number: 'PayCode' }),
    output: Receipt,
  }),
};
