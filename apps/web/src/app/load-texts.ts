import { type LazyNamespace, loadLazyMessages } from '@onehaul/i18n/lazy-messages';
import { pageLanguage } from './page-language.ts';

/** Awaited at the top of a route module, so that texts load before rendering; a no-op on the server. */
export async function loadTexts(...namespaces: readonly LazyNamespace[]): Promise<void> {
  if (import.meta.env.SSR) return;
  await Promise.all(namespaces.map((namespace) => loadLazyMessages(pageLanguage(), namespace)));
}
