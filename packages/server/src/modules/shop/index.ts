export { openBannerConsoleRoutes } from './banner.console.routes.ts';
export { openShopDirectory } from './shop-directory.ts';
export { openShopRoutes } from './shop.routes.ts';
export { findSettings, findShop, shopExists } from './shop.repository.ts';
export { openCompanyConsoleRoutes } from './company.console.routes.ts';
export { rateConsoleRoutes } from './rate.console.routes.ts';
export { shopsOfCompany } from './company.repository.ts';
