import type { Language } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import type { CheckContext, Store } from '../../studio/store.ts';

/**
 * Refuses another first language while texts lack it: every other language falls back to the first, so pages
 * would be without words.
 */
export function checkLanguages(profile: Store, allStores: () => readonly Store[]): Store {
  async function check(context: CheckContext, values: never): Promise<void> {
    await profile.check?.(context, values);
    const { db, shop } = context;
    const [first] = (values as { languages: readonly Language[] }).languages as [Language];
    if (first === shop.languages[0]) return;
    for (const { resource, untranslated } of allStores()) {
      // The texts of the profile are those being saved.
      if (!untranslated || resource.name === profile.resource.name) continue;
      const missing = await db.first(untranslated, { shopId: shop.id, language: first });
      if (missing!.count > 0)
        throw new Refusal('input.invalid', { field: 'languages', resource: resource.name });
    }
  }
  return { ...profile, check };
}
