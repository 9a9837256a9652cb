import { isLanguage, type Language, languages } from '@onehaul/domain/language';
import { publicSettingNames } from '@onehaul/domain/public-settings';
import { colorSchemes, homeSections, type Module, modules, shopStates, taxModes } from '@onehaul/domain/shop';
import { z } from 'zod';
import { call, ownCall } from './call.ts';
import { documentAs, instant, jsonText, page, pageRequest, wireObject } from './wire.ts';

const ContactLink = z.object({
  type: z.enum(['text', 'qr']),
  name: z.string(),
  icon: z.string(),
  text: z.string(),
  image: z.string(),
});

/** Languages are sent as one comma-separated text, the shop's own first. */
const languageList = z.codec(z.string(), z.array(z.enum(languages)).min(1), {
  decode: (sent) => sent.split(',').filter(isLanguage),
  encode: (list: Language[]) => list.join(','),
});

/** Wire flag of each module. */
const flagOf: Record<Module, string> = {
  consolidation: 'IsJY',
  marketplace: 'IsXP',
  cashOnDelivery: 'IsCOD',
  dedicatedLine: 'IsZX',
  returns: 'OpenReturns',
  peers: 'OpenPeers',
  pickupPoint: 'OpenZtd',
  agent: 'OpenAgent',
};

/** §3 has one flag for returns and peers; our own additional flags distinguish them (A3). */
const sharedFlag = 'IsTH';
const sharedBy: readonly Module[] = ['returns', 'peers'];

const brandShape = {
  id: z.int(),
  tenantId: z.int(),
  name: z.string(),
  tagline: z.string(),
  description: z.string(),
  languages: languageList,
  currency: z.string(),
  mobileUrl: z.string(),
  /** Host of links that search engines shall keep; empty: the one of the request. */
  canonicalHost: z.string(),
  /** Host to which visitors of this one are redirected, or empty. */
  redirectHost: z.string(),
  /** This host shows the mobile site. */
  isMobileHost: z.boolean(),
  contactLinks: jsonText(z.array(ContactLink)),
  logoUrl: z.string(),
  iconUrl: z.string(),
  taxMode: z.enum(taxModes),
  filingNumber: z.string(),
  /** Name of the company in the footer; empty: the name of the shop. */
  legalName: z.string(),
  /** Title and description of the home page for search engines; empty: name and description of the shop. */
  seoTitle: z.string(),
  seoDescription: z.string(),
  /** Sections of the home page in their order; empty: arranged by the main transport. */
  homeSections: z.array(z.enum(homeSections)),
  primaryColor: z.string(),
  cornerRadius: z.int(),
  colorScheme: z.enum(colorSchemes),
  figures: z.array(z.object({ value: z.string(), label: z.string() })),
  iosAppUrl: z.string(),
  androidAppUrl: z.string(),
  timeZone: z.string(),
  /** Minimum length of a new password, so that forms can validate before the server does (A13). */
  passwordLeastLength: z.int(),
};
const brandNames = {
  languages: 'LanguageCode',
  mobileUrl: 'H5URL',
  contactLinks: 'ThreeWayLink',
  logoUrl: 'PcLogoUrl',
  iconUrl: 'PcIcoUrl',
  filingNumber: 'RecordNo',
  iosAppUrl: 'IosUrl',
  androidAppUrl: 'AndroidUrl',
};

const shopFields = wireObject({ ...brandShape, modules: z.array(z.enum(modules)) }, brandNames);
const moduleFlags = Object.fromEntries(modules.map((module) => [module, z.boolean()]));

/** The shop of a host. Modules are sent as the flags §3 names. */
const shopCodec = z.codec(z.record(z.string(), z.unknown()), shopFields, {
  decode: (sent) => ({
    ...sent,
    Modules: modules.filter((module) => sent[flagOf[module]] === true),
  }),
  encode: ({ Modules, ...sent }) => {
    const raised = new Set((Modules as Module[]).map((module) => flagOf[module]));
    return {
      ...sent,
      ...Object.fromEntries(Object.values(flagOf).map((flag) => [flag, raised.has(flag)])),
      [sharedFlag]: sharedBy.some((module) => raised.has(flagOf[module])),
    };
  },
});
export const ShopInfo = documentAs(
  shopCodec,
  wireObject(
    { ...brandShape, ...moduleFlags, [sharedFlag]: z.boolean() },
    { ...brandNames, ...flagOf, [sharedFlag]: sharedFlag },
  ),
);
export type ShopInfo = z.output<typeof ShopInfo>;

const ShopImage = wireObject(
  {
    id: z.int(),
    title: z.string(),
    /** Alternative text; empty where the title is enough. */
    alt: z.string(),
    imageUrl: z.string(),
    /** The same image for narrow screens. */
    smallImageUrl: z.string(),
    link: z.string(),
  },
  { imageUrl: 'Image', smallImageUrl: 'SmallImage' },
);
export type ShopImage = z.output<typeof ShopImage>;

export const Currency = wireObject(
  { code: z.string(), name: z.string(), exchangeRate: z.number(), rateAt: instant },
  { name: 'CurrencyName', rateAt: 'RateTime' },
);
export type Currency = z.output<typeof Currency>;

/** Limits and intervals a front end needs (§9); a shop may override them. */
const SystemConfig = wireObject(
  Object.fromEntries(publicSettingNames.map((name) => [name, z.int()])) as Record<
    (typeof publicSettingNames)[number],
    z.ZodInt
  >,
);

export const shopCalls = {
  // Cache validation by page servers (decision 064)
  revision: ownCall({
    path: '/Base_Shop/GetRevision',
    access: 'visitor',
    accepted: 'always',
    effect: 'read',
    summary: 'Returns the version of the shop’s public content, for cache validation.',
    input: wireObject({}),
    output: wireObject({
      /** Incremented by every change. */
      revision: z.int(),
      /** When a scheduled banner or announcement last appeared or disappeared: no change, but new content. */
      scheduledAt: instant.nullable(),
      /** Page servers show a notice instead of the pages of a shop that is not live. */
      state: z.enum(shopStates),
    }),
  }),
  notice: ownCall({
    path: '/Base_Shop/GetNotice',
    access: 'visitor',
    accepted: 'always',
    effect: 'read',
    summary: 'Returns what the notice page of a shop that is not live shows.',
    input: wireObject({}),
    output: wireObject({
      languages: z.array(z.enum(languages)).min(1),
      /** Name and contacts of a shop that members know; empty for one that has not opened yet. */
      name: z.string(),
      contactLinks: z.array(z.object({ name: z.string(), text: z.string() })),
    }),
  }),
  info: call('/Base_Shop/GetShopInfo', {
    summary: 'Returns the shop of the request’s host.',
    input: wireObject({ shopUrl: z.string().max(253).optional() }, { shopUrl: 'shopURL' }),
    output: ShopInfo,
  }),
  images: call('/Base_Shop/GetShopImage', {
    summary: 'Lists the banners currently shown on the home page, in display order.',
    input: wireObject({}),
    output: z.array(ShopImage),
  }),
  currencies: call('/Base_Currency/GetDataPage', {
    summary: 'Lists the currencies the shop shows, with the rate of one CNY.',
    input: wireObject(pageRequest(20, 50)),
    output: page(Currency),
  }),
  systemConfig: call('/Base_SystemConfig/GetSystemConfig', {
    summary: 'Returns limits and waiting times that front ends need.',
    input: wireObject({}),
    output: SystemConfig,
  }),
};
