// Written by tools/generate-tables.ts from the migrated database: do not edit.
import type { ArticleType } from '@onehaul/domain/article';
import type { Bill } from '@onehaul/domain/fee/bill';
import type { Shipment } from '@onehaul/domain/fee/shipment';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import type { Language, Translated } from '@onehaul/domain/language';
import type { MemberState, Sex } from '@onehaul/domain/member';
import type { ColorScheme, ContactLink, Module } from '@onehaul/domain/shop';
import type { Role } from '@onehaul/domain/staff/role';
import type { Generated } from 'kysely';

export type Tables = {
  addedService: {
    id: Generated<number>;
    names: Translated;
    notes: Translated;
    position: number;
    shopId: number;
    target: 'order' | 'parcel';
    tenantId: number;
  };
  addedServiceOption: {
    addedServiceId: number;
    id: Generated<number>;
    minor: number;
    minorEach: number;
    minorPerKilogram: number;
    names: Translated;
    notes: Translated;
    position: number;
    shopId: number;
    tenantId: number;
  };
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
  carton: {
    heightMm: number;
    id: Generated<number>;
    lengthMm: number;
    mostGrams: number;
    name: string;
    ownGrams: number;
    position: number;
    shopId: number;
    tenantId: number;
    widthMm: number;
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
  feeRevision: {
    revision: number;
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
  line: {
    carrierId: number;
    code: string;
    countryId: number;
    deliverySpeedId: number;
    id: Generated<number>;
    isOpen: Generated<boolean>;
    names: Translated;
    notes: Translated;
    position: number;
    shopId: number;
    tenantId: number;
    warehouseId: number;
  };
  lineGoodsType: {
    goodsTypeId: number;
    lineId: number;
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
  quote: {
    bill: Bill;
    createdAt: Generated<Date>;
    currencyCode: string;
    exchangeRate: number;
    expiresAt: Date;
    id: string;
    lineId: number;
    memberId: number;
    shipment: Shipment;
    shopId: number;
    tenantId: number;
    totalMinor: number;
    version: number;
  };
  region: {
    countryId: number;
    id: string;
    level: number;
    names: Translated;
    parentId: string | null;
    position: number;
  };
  remoteArea: {
    countryId: number;
    id: Generated<number>;
    key: string;
    names: Translated;
    position: number;
    shopId: number;
    tenantId: number;
  };
  remoteAreaPlace: {
    postcodePrefix: Generated<string>;
    regionId: Generated<string>;
    remoteAreaId: number;
    shopId: number;
    tenantId: number;
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
  tariffDraft: {
    basedOn: number;
    lineId: number;
    shopId: number;
    staffId: number;
    tariff: Tariff;
    tenantId: number;
    updatedAt: Generated<Date>;
  };
  tariffVersion: {
    effectiveAt: Date;
    lineId: number;
    note: Generated<string>;
    publishedAt: Generated<Date>;
    shopId: number;
    staffId: number | null;
    tariff: Tariff;
    tenantId: number;
    version: number;
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
