import { type Settings, settingsFrom } from '@onehaul/domain/settings';
import type { Db } from '../../db/database.ts';
import { findSettings, findShop } from '../shop/index.ts';

/** A shop's reward settings, for jobs without a request context. */
export async function rulesOf(db: Db, shopId: number): Promise<Settings> {
  const shop = await findShop(db, shopId);
  return settingsFrom(await findSettings({ db, shop: shop! }));
}
