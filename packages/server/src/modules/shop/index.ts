export { createShopDirectory } from './shop-directory.ts';
export { createShopRoutes } from './shop.routes.ts';
export { findSettings, findShop, shopExists } from './shop.repository.ts';
export { createCompanyConsoleRoutes } from './company.console.routes.ts';
export { settingConsoleRoutes } from './settings.console.routes.ts';
export { shopsOfCompany } from './company.repository.ts';
export {
  bannerStore,
  brandStore,
  currencyStore,
  homePageStore,
  profileStore,
  shopModulesStore,
} from './shop.stores.ts';
