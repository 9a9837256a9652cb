import type { ArticleType, HelpCategory } from '@onehaul/domain/article';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import type { Language, Translated } from '@onehaul/domain/language';
import type { LineDelivery } from '@onehaul/domain/order/line-delivery';
import type { ColorScheme, ContactLink, CountedFigure, Module } from '@onehaul/domain/shop';
import type { GoodsKind } from './parcel-words.ts';
import type { DemoPerson } from './people.ts';
import type { DemoPickupPoint } from './pickup-point-parts.ts';

/** Every demo text exists in all four languages. */
export type FourTexts = Required<Translated>;

type WarehouseAddress = {
  names: FourTexts;
  countryCode: string;
  receiver: string;
  phone: string;
  address: string;
  postcode: string;
};

export type DemoLine = {
  code: string;
  names: FourTexts;
  notes: FourTexts;
  warehouseCode: string;
  countryCode: string;
  carrierCode: string;
  speed: string;
  goods: string[];
  isOpen?: false;
  /** Door delivery unless set. */
  delivery?: LineDelivery;
  /** Oldest first; days before seeding, negative for a future version. */
  versions: { daysAgo: number; note: string; tariff: Tariff }[];
};

/** Sizes in millimetres. */
export type DemoCarton = {
  name: string;
  length: number;
  width: number;
  height: number;
  ownGrams: number;
  mostGrams: number;
};

export type DemoService = {
  target: 'order' | 'parcel';
  names: FourTexts;
  notes: FourTexts;
  options: {
    names: FourTexts;
    notes: FourTexts;
    minor: number;
    minorEach: number;
    minorPerKilogram: number;
    /** Priced on request. */
    isQuoted?: boolean;
    /** What the staff member records. */
    finds?: 'count' | 'weight';
  }[];
};

/** A complete demo shop, as `npm run demo` writes it. */
export type DemoShop = {
  tenantId: number;
  tenantName: string;
  hosts: string[];
  names: FourTexts;
  /** One sentence: what the shop does, the headline of its home page. */
  taglines: FourTexts;
  /** Two sentences under the headline; also the page description for search engines. */
  descriptions: FourTexts;
  languages: [Language, ...Language[]];
  timeZone: string;
  taxMode: 'excluded' | 'included' | 'formal';
  filingNumber: string;
  primaryColor: string;
  cornerRadius: number;
  colorScheme: ColorScheme;
  modules: Module[];
  contactLinks: ContactLink[];
  /** Key figures of the shop: warehouse area, pickup points, members, parcels per day. */
  figures: ({ value: string; label: FourTexts } | { counted: CountedFigure; label: FourTexts })[];
  /** Home page banners; pictures by file name in `photos`, in both sizes. */
  banners: { picture: string; link: string; titles: FourTexts; alts: FourTexts }[];
  iosAppUrl: string;
  androidAppUrl: string;
  logoSvg: string;
  iconSvg: string;
  currencies: { code: string; names: FourTexts; exchangeRate: number }[];
  payTypes: {
    kind: 'balance' | 'wechat' | 'alipay' | 'bankDeposit' | 'stripe';
    names: FourTexts;
    notes: FourTexts | null;
    currencyCode: string;
  }[];
  destinations: { countryCode: string; currencyCode: string }[];
  goodsTypes: { kind: GoodsKind; names: FourTexts; notes: FourTexts; sensitive: boolean }[];
  /** Free storage days, days until abandonment, and how long unclaimed parcels are listed. */
  storage: { freeDays: number; abandonDays: number; noticeDays: number };
  warehouses: (WarehouseAddress & { code: string; hours: FourTexts; notes: FourTexts })[];
  virtualWarehouses: (WarehouseAddress & { warehouseCode: string })[];
  carriers: { code: string; names: FourTexts; marketplace: boolean }[];
  deliverySpeeds: {
    names: FourTexts;
    transport: 'air' | 'sea' | 'land' | 'express';
    minimumDays: number;
    maximumDays: number;
  }[];
  /** References by name: codes, and the English names of speeds and goods. */
  lines: DemoLine[];
  remoteAreas: {
    key: string;
    names: FourTexts;
    countryCode: string;
    postcodePrefixes: string[];
    regionIds: string[];
  }[];
  cartons: DemoCarton[];
  /** Only for a shop with the module. */
  pickupPoints?: DemoPickupPoint[];
  addedServices: DemoService[];
  articles: { type: ArticleType; category?: HelpCategory; titles: FourTexts; contents: FourTexts }[];
  announcements: {
    titles: FourTexts;
    summaries: FourTexts;
    contents: FourTexts;
    pinned: boolean;
    /** Days before seeding, so that the demo is always fresh. */
    daysAgo: number;
  }[];
  levels: { level: number; names: FourTexts }[];
  people: DemoPerson[];
};
