import { z } from 'zod';
import { instant, recordId } from '../wire.ts';
import { singleLine, staffCall } from './staff-call.ts';

export const accountGateways = ['wechat', 'alipay', 'stripe', 'kuaidi100', 'track17', 'shopee'] as const;

/** Shopee's Open Platform has regional endpoints and sandboxes. */
export const shopeeRegions = ['global', 'mainland', 'america', 'sandbox', 'mainlandSandbox'] as const;
export type ShopeeRegion = (typeof shopeeRegions)[number];

/** Merchant credentials of each gateway; write-only. PEM texts keep their line breaks. */
const pem = z.string().trim().min(1).max(8000);
const key = singleLine(200).min(1);
/** One schema for the stored credentials and the webhook readers. */
export const Kuaidi100Account = z.object({
  customer: key,
  key,
  /** Chosen by us; Kuaidi100 signs its webhooks with it. */
  salt: singleLine(200).min(16),
});
export const Track17Account = z.object({ token: singleLine(200).min(16) });

const GatewaySecret = z.discriminatedUnion('gateway', [
  z.object({
    gateway: z.literal('wechat'),
    merchantId: key,
    appId: key,
    /** Serial number of our certificate. */
    serial: key,
    privateKey: pem,
    /** 32 characters, used to decrypt notifications. */
    apiKey: z.string().length(32),
    /** WeChat's public key or certificate, and its id. */
    platformKey: pem,
    platformSerial: key,
  }),
  z.object({
    gateway: z.literal('alipay'),
    appId: key,
    sellerId: key,
    privateKey: pem,
    alipayPublicKey: pem,
  }),
  z.object({ gateway: z.literal('stripe'), accountId: key, secretKey: key, webhookSecret: key }),
  Kuaidi100Account.extend({ gateway: z.literal('kuaidi100') }),
  Track17Account.extend({ gateway: z.literal('track17') }),
  z.object({
    gateway: z.literal('shopee'),
    partnerId: z
      .string()
      .trim()
      .regex(/^\d{1,20}$/),
    partnerKey: key,
    /** Region of Shopee's Open Platform; the server maps it to an endpoint URL. */
    region: z.enum(shopeeRegions),
  }),
]);
export type GatewaySecret = z.output<typeof GatewaySecret>;

const GatewayAccount = z.object({
  shopId: z.int(),
  gateway: z.enum(accountGateways),
  /** Shortened merchant number; empty without an account. */
  label: z.string(),
  isSet: z.boolean(),
  isActive: z.boolean(),
  updatedAt: instant.nullable(),
  /** Where the provider reports payments or tracking; empty for one that reports nothing. */
  callbackUrl: z.string(),
});
export type GatewayAccount = z.output<typeof GatewayAccount>;

const BankAccount = z.object({
  shopId: z.int(),
  id: z.int(),
  bankName: z.string(),
  holder: z.string(),
  accountNumber: z.string(),
  note: z.string(),
  isActive: z.boolean(),
  position: z.int(),
});
export type BankAccount = z.output<typeof BankAccount>;

export const gatewayAccountCalls = {
  list: staffCall({
    path: '/console/gateways/list',
    access: 'finance:read',
    effect: 'read',
    places: 'rows',
    summary: 'Lists the gateways each shop has an account with, never their credentials.',
    input: z.object({}),
    output: z.object({ items: z.array(GatewayAccount) }),
  }),
  set: staffCall({
    path: '/console/gateways/set',
    access: 'finance:review',
    effect: 'change',
    summary: 'Replaces the credentials of a gateway, which are stored encrypted and never shown again.',
    input: z.object({ shopId: recordId, secret: GatewaySecret }),
    output: z.null(),
  }),
  switch: staffCall({
    path: '/console/gateways/switch',
    access: 'finance:review',
    effect: 'change',
    summary: 'Switches a gateway on or off.',
    input: z.object({ shopId: recordId, gateway: z.enum(accountGateways), isActive: z.boolean() }),
    output: z.null(),
  }),
};

export const bankAccountCalls = {
  list: staffCall({
    path: '/console/bank-accounts/list',
    access: 'finance:read',
    effect: 'read',
    places: 'rows',
    summary: 'Lists the bank accounts to which each shop’s members send money.',
    input: z.object({}),
    output: z.object({ items: z.array(BankAccount) }),
  }),
  save: staffCall({
    path: '/console/bank-accounts/save',
    access: 'finance:review',
    effect: 'change',
    summary: 'Adds or updates a bank account.',
    input: z.object({
      shopId: recordId,
      /** Omitted for a new one. */
      id: recordId.optional(),
      bankName: singleLine(100).min(1),
      holder: singleLine(100).min(1),
      accountNumber: singleLine(60).min(4),
      note: singleLine(300).default(''),
      isActive: z.boolean(),
      position: z.int().min(1).max(1000).default(1),
    }),
    output: z.object({ id: z.int() }),
  }),
};
