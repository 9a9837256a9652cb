export { createShopDirectory } from './shop-directory.ts';
export { createShopRoutes } from './shop.routes.ts';
export { findSettings, findShop, shopExists } from './shop.repository.ts';
export { saveSettings } from './change-settings.ts';
export { findGroupVersions } from './find-settings-for-staff.ts';
export { settingConsoleRoutes } from './settings.console.routes.ts';
export { allowedModules, shopsOfCompany } from './company-shop.repository.ts';
export { openOrdersByModule } from './module-orders.ts';
export {
  bannerStore,
  brandStore,
  currencyStore,
  homePageStore,
  profileStore,
  shopModulesStore,
} from './shop.stores.ts';
