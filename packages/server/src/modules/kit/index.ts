export { applyKit } from './apply-kit.ts';
export { exportShop } from './export-shop.ts';
export { importShop } from './import-shop.ts';
export type { ContentRecord, ShopContent } from './shop-content.ts';
