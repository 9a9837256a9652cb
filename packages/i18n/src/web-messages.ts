import type { Language } from '@onehaul/domain/language';
import type { Texts } from './text.ts';
import type { messages as english } from './web/en.ts';

/** Texts of the web pages by namespace; all languages have the keys of English, plural forms apart. */
export type WebMessages = Record<keyof typeof english, Texts>;

/** One chunk per language: a browser loads exactly the one of its page. */
export const loadWebMessages: Record<Language, () => Promise<{ messages: WebMessages }>> = {
  zhHans: () => import('./web/zhHans.ts'),
  zhHanT: () => import('./web/zhHanT.ts'),
  en: () => import('./web/en.ts'),
  vi: () => import('./web/vi.ts'),
};
