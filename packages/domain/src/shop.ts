import type { Language, Translated } from './language.ts';

/** Parts of the product a shop may switch on (A3). A switched-off part has no menu, no page and no call. */
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

/** Modules that make orders: while one of them is on, a member has orders to look at. */
export const orderModules = [
  'consolidation',
  'marketplace',
  'cashOnDelivery',
  'dedicatedLine',
  'returns',
  'peers',
] as const satisfies readonly Module[];

/** What a shop shows of itself that is counted, not written: it is as many as its own pages list. */
export const countedFigures = ['pickupPoints', 'countries', 'lines', 'warehouses'] as const;
export type CountedFigure = (typeof countedFigures)[number];

/** A way to reach the shop: text that is copied by a click, or a QR picture shown on hover (§2 side box). */
export type ContactLink = {
  readonly type: 'text' | 'qr';
  readonly name: string;
  readonly icon: string;
  readonly text: string;
  readonly image: string;
};

export type ColorScheme = 'system' | 'light' | 'dark';

/** The brand a host name stands for. */
export type Shop = {
  readonly id: number;
  readonly tenantId: number;
  readonly names: Translated;
  readonly languages: readonly [Language, ...Language[]];
  readonly modules: readonly Module[];
  readonly mobileHost: string | null;
  /** Quota of its tenant, by the tenant's plan: calls of all its shops together. */
  readonly callsPerMinute: number;
};
