import { shopCalls } from '@onehaul/contract/shop';
import { passwordRule } from '@onehaul/domain/password';
import { settingsFrom } from '@onehaul/domain/settings';
import { bind } from '../../http/bind.ts';
import { createFigureCounts } from './figure-counts.ts';
import {
  findCurrencies,
  findSettings,
  findShopImages,
  getNotice,
  getRevision,
  getShopInfo,
} from './shop.repository.ts';

export function createShopRoutes() {
  const countsOf = createFigureCounts();
  return bind(shopCalls, {
    revision: getRevision,
    notice: getNotice,
    info: (context) => getShopInfo(context, countsOf),
    images: findShopImages,
    currencies: findCurrencies,
    systemConfig: async (context) => {
      const settings = settingsFrom(await findSettings(context));
      // The effective minimum length: the strong rule may require more than the shop's own setting.
      return { ...settings, passwordLeastLength: passwordRule(settings).leastLength };
    },
  });
}
