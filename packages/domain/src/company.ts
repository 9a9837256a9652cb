import type { KitName } from './kit.ts';
import type { Language } from './language.ts';

/** The market a company chooses when it opens is the kit its shop begins with. */
export { kitNames as markets } from './kit.ts';
export type Market = KitName;

type Defaults = { readonly languages: readonly [Language, ...Language[]]; readonly timeZone: string };

const defaultsOfMarket: Readonly<Record<Exclude<Market, 'empty'>, Defaults>> = {
  hongKongTaiwan: { languages: ['zhHanT', 'zhHans', 'en'], timeZone: 'Asia/Hong_Kong' },
  vietnam: { languages: ['vi', 'zhHans', 'en'], timeZone: 'Asia/Ho_Chi_Minh' },
  britainAmerica: { languages: ['en', 'zhHans'], timeZone: 'Europe/London' },
};

/** Languages and time zone a new shop begins with; without a market, its owner's language alone. */
export const shopDefaults = (market: Market, language: Language): Defaults =>
  market === 'empty' ? { languages: [language], timeZone: 'Asia/Shanghai' } : defaultsOfMarket[market];

/** Plan of a company that signs up by itself. */
export const firstPlan = 'trial';
/** How long the link in the mail that proves an address works. */
export const applicationMinutes = 30;
/** Onehaul's own colour, which a new shop also has until its brand is set. */
export const platformColor = '#1d4ed8';
