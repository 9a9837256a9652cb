import type { Language, Translated } from './language.ts';

/** Modules a shop may switch on (A3). A switched-off module has no menu, page or call. */
export const modules = [
  'consolidation',
  'marketplace',
  'cashOnDelivery',
  'dedicatedLine',
  'returns',
  'peers',
  'pickupPoint',
  'agent',
] as const;
export type Module = (typeof modules)[number];

/** Modules that create orders; the order list is shown while any of them is on. */
export const orderModules = [
  'consolidation',
  'marketplace',
  'cashOnDelivery',
  'dedicatedLine',
  'returns',
  'peers',
] as const satisfies readonly Module[];

/** Figures on the shop's home page that are counted from its data, not entered by hand. */
export const countedFigures = ['pickupPoints', 'countries', 'lines', 'warehouses'] as const;
export type CountedFigure = (typeof countedFigures)[number];

/** A contact: text copied on click, or a QR image shown on hover (§2 side box). */
export type ContactLink = {
  readonly type: 'text' | 'qr';
  readonly name: string;
  readonly icon: string;
  readonly text: string;
  /** Key of a picture; empty or null where the QR code is drawn from the text. */
  readonly image: string | null;
};
/** Icons of contacts. */
export const contactIcons = [
  'chat',
  'phone',
  'mail',
  'whatsapp',
  'wechat',
  'line',
  'zalo',
  'telegram',
] as const;

/** Sections of the home page below its first screen; an empty list is arranged by the main transport. */
export const homeSections = [
  'figures',
  'steps',
  'prices',
  'routes',
  'warehouses',
  'goods',
  'reviews',
  'announcements',
] as const;
export type HomeSection = (typeof homeSections)[number];

/** A figure of the home page: counted, or as typed. */
export type ShopFigure = {
  readonly counted?: CountedFigure | null;
  readonly value?: string;
  readonly label: Translated;
};

export const taxModes = ['excluded', 'included', 'formal'] as const;

export const colorSchemes = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/**
 * `preparing`: before going live, visible with a preview only. `practice`: for training, with practice payments;
 * it never goes live. `paused` and `closed` shops answer visitors with a notice.
 */
export const shopStates = ['preparing', 'practice', 'live', 'paused', 'closed'] as const;
export type ShopState = (typeof shopStates)[number];

/** A brand, resolved from the host name. */
export type Shop = {
  readonly id: number;
  readonly tenantId: number;
  readonly names: Translated;
  readonly languages: readonly [Language, ...Language[]];
  readonly modules: readonly Module[];
  readonly mobileHost: string | null;
  /** The host that links, mails and search engines use. */
  readonly primaryHost: string | null;
  /** Host to which visitors of the request's host are redirected. */
  readonly redirectsTo?: string | null;
  /** The request's host shows the mobile site. */
  readonly isMobileHost?: boolean;
  /** Its own, or `paused` while its company is suspended, or `closed` with its company. */
  readonly state: ShopState;
  /** Rate limit of the tenant's plan, shared by all its shops. */
  readonly callsPerMinute: number;
  /** Incremented by every change to what its public pages show (decision 064). */
  readonly revision: number;
};
