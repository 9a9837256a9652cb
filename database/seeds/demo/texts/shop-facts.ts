import type { DemoShop, FourTexts } from '../demo-shop.ts';

export type DemoArticle = DemoShop['articles'][number];
export type DemoAnnouncement = DemoShop['announcements'][number];

/** What the shared legal and help texts need to know of a shop; the shop's policies use the same numbers. */
export type ShopFacts = {
  names: FourTexts;
  /** The contracting company, as it stands in the terms. */
  companies: FourTexts;
  warehouseCities: FourTexts;
  destinations: FourTexts;
  email: string;
  claimWindowDays: number;
  /** Days without a new tracking event before a search starts. */
  silentDays: number;
  searchDays: number;
  /** What is paid without cover, as a noun phrase. */
  uncoveredLimits: FourTexts;
  freeStorageDays: number;
  abandonmentDays: number;
  unclaimedNoticeDays: number;
  privacyLaws: FourTexts;
  privacyAuthorities: FourTexts;
  governingLaws: FourTexts;
  effectiveDates: FourTexts;
};

/** What the texts promise of storage is what the warehouses do. */
export const storageOf = ({ freeStorageDays, abandonmentDays, unclaimedNoticeDays }: ShopFacts) => ({
  freeDays: freeStorageDays,
  abandonDays: abandonmentDays,
  noticeDays: unclaimedNoticeDays,
});
