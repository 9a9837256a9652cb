import type { Language } from '@onehaul/domain/language';
import type { Texts } from './text.ts';
import { loadWebMessages } from './web-messages.ts';

/**
 * Apart from the other lazy texts: their addresses are in the first load of every page, and these belong to parts that
 * load later.
 */
const load: Record<Language, () => Promise<{ default: Texts }>> = {
  zhHans: () => import('../messages/zhHans/listTools.json'),
  zhHanT: () => import('../messages/zhHanT/listTools.json'),
  en: () => import('../messages/en/listTools.json'),
  vi: () => import('../messages/vi/listTools.json'),
};

/** Adds the texts of list tools to those of the page. */
export async function loadListToolMessages(language: Language): Promise<void> {
  const [{ messages }, { default: listTools }] = await Promise.all([
    loadWebMessages[language](),
    load[language](),
  ]);
  Object.assign(messages, { listTools });
}
