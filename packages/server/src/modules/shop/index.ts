export { openShopDirectory } from './shop-directory.ts';
export { shopRoutes } from './shop.routes.ts';
export { findSettings, findShop } from './shop.repository.ts';
