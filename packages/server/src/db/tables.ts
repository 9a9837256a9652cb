// Written by tools/generate-tables.ts from the migrated database: do not edit.
import type { ArticleType } from '@onehaul/domain/article';
import type { Language, Translated } from '@onehaul/domain/language';
import type { MemberState, Sex } from '@onehaul/domain/member';
import type { ColorScheme, ContactLink, Module } from '@onehaul/domain/shop';
import type { Role } from '@onehaul/domain/staff/role';
import type { Generated } from 'kysely';

export type Tables = {
  announcement: {
    contents: Translated;
    id: Generated<number>;
    pinned: Generated<boolean>;
    publishedAt: Date;
    shopId: number;
    summaries: Translated;
    tenantId: number;
    titles: Translated;
  };
  article: {
    contents: Translated;
    id: Generated<number>;
    position: Generated<number>;
    shopId: number;
    tenantId: number;
    titles: Translated;
    type: ArticleType;
    updatedAt: Generated<Date>;
  };
  audit: {
    act: string;
    address: string;
    createdAt: Generated<Date>;
    details: Generated<Record<string, unknown>>;
    id: Generated<number>;
    staffId: number;
    subject: string;
    subjectId: string;
    tenantId: number;
  };
  carrier: {
    code: string;
    id: Generated<number>;
    marketplace: Generated<boolean>;
    names: Translated;
    position: number;
    shopId: number;
    tenantId: number;
  };
  country: {
    code: string;
    dialCode: string;
    id: number;
    names: Translated;
    position: number;
  };
  currency: {
    code: string;
    exchangeRate: number;
    names: Translated;
    position: number;
    rateAt: Generated<Date>;
    shopId: number;
    tenantId: number;
  };
  deliverySpeed: {
    id: Generated<number>;
    maximumDays: number;
    minimumDays: number;
    names: Translated;
    position: number;
    shopId: number;
    tenantId: number;
    transport: 'air' | 'sea' | 'land' | 'express';
  };
  destination: {
    countryId: number;
    currencyCode: string;
    position: number;
    shopId: number;
    tenantId: number;
  };
  file: {
    contentType: string;
    createdAt: Generated<Date>;
    fileKey: string;
    id: string;
    lengthBytes: number;
    memberId: number;
    shopId: number;
    tenantId: number;
  };
  goodsType: {
    id: Generated<number>;
    names: Translated;
    notes: Translated;
    position: number;
    sensitive: Generated<boolean>;
    shopId: number;
    tenantId: number;
  };
  host: {
    kind: Generated<string>;
    name: string;
    shopId: number;
    tenantId: number;
  };
  idempotency: {
    actorId: number;
    answer: unknown | null;
    createdAt: Generated<Date>;
    key: string;
    requestHash: Buffer;
    shopId: number;
    tenantId: number;
  };
  member: {
    agentId: number | null;
    agentSince: Date | null;
    avatarFileId: string | null;
    cancelsAt: Date | null;
    code: string;
    countryId: number | null;
    createdAt: Generated<Date>;
    email: string | null;
    id: Generated<number>;
    language: Language;
    lastSignInAt: Date | null;
    level: Generated<number>;
    mainId: number | null;
    marketplaceAccount: string | null;
    name: Generated<string>;
    passwordHash: string | null;
    passwordIsGiven: Generated<boolean>;
    payLimitCents: number | null;
    phoneNumber: string | null;
    phoneProvedAt: Date | null;
    recommenderId: number | null;
    serviceStaffId: number | null;
    sex: Generated<Sex>;
    shopId: number;
    state: Generated<MemberState>;
    suspendedFor: string | null;
    telephone: string | null;
    tenantId: number;
    username: string;
    usernameKey: string;
  };
  memberLevel: {
    level: number;
    names: Translated;
    shopId: number;
    tenantId: number;
  };
  payType: {
    currencyCode: Generated<string>;
    id: Generated<number>;
    kind: 'balance' | 'wechat' | 'alipay' | 'bankDeposit' | 'stripe';
    names: Translated;
    notes: Translated | null;
    position: number;
    shopId: number;
    tenantId: number;
  };
  qrSignIn: {
    address: string;
    browser: string;
    createdAt: Generated<Date>;
    expiresAt: Date;
    id: string;
    memberId: number | null;
    number: number;
    secretHash: Buffer;
    shopId: number;
    state: Generated<'waiting' | 'seen' | 'approved' | 'refused' | 'used'>;
    tenantId: number;
  };
  region: {
    countryId: number;
    id: string;
    level: number;
    names: Translated;
    parentId: string | null;
    position: number;
  };
  session: {
    address: string;
    browser: string;
    createdAt: Generated<Date>;
    endedAt: Date | null;
    endedBy: 'logout' | 'other' | 'password' | 'reuse' | 'staff' | 'cancellation' | 'phone' | null;
    expiresAt: Date;
    id: string;
    memberId: number;
    method: 'password' | 'phone' | 'qr' | 'code';
    previousHash: Buffer | null;
    refreshHash: Buffer;
    refreshedAt: Generated<Date>;
    shopId: number;
    tenantId: number;
  };
  setting: {
    name: string;
    shopId: number;
    tenantId: number;
    value: unknown;
  };
  shop: {
    androidAppUrl: string | null;
    colorScheme: Generated<ColorScheme>;
    contactLinks: Generated<ContactLink[]>;
    cornerRadius: Generated<number>;
    descriptions: Translated;
    figures: Generated<{ value: string; label: Translated }[]>;
    filingNumber: string | null;
    iconKey: string | null;
    id: Generated<number>;
    iosAppUrl: string | null;
    languages: [Language, ...Language[]];
    logoKey: string | null;
    modules: Generated<Module[]>;
    names: Translated;
    primaryColor: string;
    taglines: Translated;
    taxMode: Generated<'excluded' | 'included' | 'formal'>;
    tenantId: number;
    timeZone: Generated<string>;
  };
  shopImage: {
    fileKey: string;
    id: Generated<number>;
    link: Generated<string>;
    position: number;
    shopId: number;
    tenantId: number;
    titles: Translated;
  };
  signInCode: {
    codeHash: Buffer;
    expiresAt: Date;
    host: string;
    memberId: number;
    shopId: number;
    tenantId: number;
    usedAt: Date | null;
  };
  smsCode: {
    codeHash: Buffer;
    countryId: number;
    createdAt: Generated<Date>;
    expiresAt: Date;
    id: string;
    phoneNumber: string;
    purpose: 'signIn' | 'resetPassword' | 'provePhone';
    shopId: number;
    tenantId: number;
    tries: Generated<number>;
    usedAt: Date | null;
  };
  staff: {
    code: string;
    createdAt: Generated<Date>;
    email: string;
    id: Generated<number>;
    language: Generated<Language>;
    lastSignInAt: Date | null;
    name: string;
    passwordHash: string;
    passwordIsGiven: Generated<boolean>;
    roles: Role[];
    state: Generated<'active' | 'suspended'>;
    tenantId: number;
    totpLastStep: Generated<number>;
    totpSecret: Buffer | null;
  };
  staffDirectory: {
    email: string;
    staffId: number;
    tenantId: number;
  };
  staffIdempotency: {
    answer: unknown | null;
    createdAt: Generated<Date>;
    key: string;
    requestHash: Buffer;
    staffId: number;
    tenantId: number;
  };
  staffRecoveryCode: {
    codeHash: Buffer;
    staffId: number;
    tenantId: number;
  };
  staffSession: {
    address: string;
    browser: string;
    createdAt: Generated<Date>;
    endedAt: Date | null;
    expiresAt: Date;
    id: string;
    pendingSecret: Buffer | null;
    staffId: number;
    stage: 'password' | 'full';
    tenantId: number;
    tokenHash: Buffer;
    usedAt: Generated<Date>;
    wrongCodes: Generated<number>;
  };
  tenant: {
    createdAt: Generated<Date>;
    name: string;
    tenantId: number;
  };
  video: {
    fileKey: string;
    id: Generated<number>;
    position: number;
    posterKey: string | null;
    seconds: number;
    shopId: number;
    tenantId: number;
    titles: Translated;
  };
  virtualWarehouse: {
    address: string;
    countryId: number;
    id: Generated<number>;
    names: Translated;
    phone: string;
    position: number;
    postcode: string;
    receiver: string;
    shopId: number;
    tenantId: number;
    warehouseId: number;
  };
  warehouse: {
    address: string;
    code: string;
    countryId: number;
    hours: Translated;
    id: Generated<number>;
    names: Translated;
    notes: Translated;
    phone: string;
    position: number;
    postcode: string;
    receiver: string;
    shopId: number;
    tenantId: number;
  };
};
