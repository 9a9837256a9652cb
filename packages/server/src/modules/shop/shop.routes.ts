import { shopCalls } from '@onehaul/contract/shop';
import { settingsFrom } from '@onehaul/domain/settings';
import { bind } from '../../http/bind.ts';
import { findCurrencies, findSettings, findShopImages, getShopInfo } from './shop.repository.ts';

export const shopRoutes = bind(shopCalls, {
  info: getShopInfo,
  images: findShopImages,
  currencies: findCurrencies,
  systemConfig: async (context) => settingsFrom(await findSettings(context)),
});
