import { type LateNamespace, loadLateMessages } from '@onehaul/i18n/late-messages';
import { pageLanguage } from './page-language.ts';

/** Awaited at the top of a route's module: the page is shown once its texts are there. The server has them all. */
export async function needTexts(...namespaces: readonly LateNamespace[]): Promise<void> {
  if (import.meta.env.SSR) return;
  await Promise.all(namespaces.map((namespace) => loadLateMessages(pageLanguage(), namespace)));
}
