import type { DemoShop, FourTexts } from '../demo-shop.ts';

export type DemoArticle = DemoShop['articles'][number];
export type DemoAnnouncement = DemoShop['announcements'][number];

/** Shop data for the shared legal and help texts; the shop's policies use the same numbers. */
export type ShopFacts = {
  names: FourTexts;
  /** The contracting company, as named in the terms. */
  companies: FourTexts;
  warehouseCities: FourTexts;
  destinations: FourTexts;
  email: string;
  claimWindowDays: number;
  /** Days without a new tracking event before a search starts. */
  silentDays: number;
  searchDays: number;
  /** Compensation limit without cover, as a noun phrase. */
  uncoveredLimits: FourTexts;
  freeStorageDays: number;
  abandonmentDays: number;
  unclaimedNoticeDays: number;
  privacyLaws: FourTexts;
  privacyAuthorities: FourTexts;
  governingLaws: FourTexts;
  effectiveDates: FourTexts;
};

/** Keeps the storage policy of the warehouses equal to what the texts promise. */
export const storageOf = ({ freeStorageDays, abandonmentDays, unclaimedNoticeDays }: ShopFacts) => ({
  freeDays: freeStorageDays,
  abandonDays: abandonmentDays,
  noticeDays: unclaimedNoticeDays,
});
