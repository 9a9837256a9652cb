import type { Language } from '@onehaul/domain/language';
import type { messages as english } from './console/en.ts';
import type { Texts } from './text.ts';

/** Texts of the staff console by namespace. */
type ConsoleMessages = Record<keyof typeof english, Texts>;

/** One chunk per language: a browser loads the one that is shown. */
export const loadConsoleMessages: Record<Language, () => Promise<{ messages: ConsoleMessages }>> = {
  zhHans: () => import('./console/zhHans.ts'),
  zhHanT: () => import('./console/zhHanT.ts'),
  en: () => import('./console/en.ts'),
  vi: () => import('./console/vi.ts'),
};
