import type { Language } from '@onehaul/domain/language';
import type { Texts } from './text.ts';
import type { messages as english } from './web/en.ts';

/** Texts of the web pages by namespace; all languages share the keys of English, except plural forms. */
export type WebMessages = Record<keyof typeof english, Texts>;

/** One chunk per language, so that a browser loads only that of its page. */
export const loadWebMessages: Record<Language, () => Promise<{ messages: WebMessages }>> = {
  zhHans: () => import('./web/zhHans.ts'),
  zhHanT: () => import('./web/zhHanT.ts'),
  en: () => import('./web/en.ts'),
  vi: () => import('./web/vi.ts'),
};
