import { isPaymentPath, paths, payReceiptRoute, payRoute } from './paths.ts';
import { sellerPaths } from './seller-paths.ts';

type OwnPage = {
  readonly path: string;
  readonly file: string;
  /** Of a route whose file serves another path too. */
  readonly id?: string;
};

/** Member pages; the server renders them with the member's data (084). */
export const ownPages: readonly OwnPage[] = [
  { path: paths.personal, file: 'member-personal.tsx' },
  { path: paths.parcels, file: 'member-parcels.tsx' },
  { path: paths.forecast, file: 'member-forecast.tsx' },
  { path: paths.orders, file: 'member-orders.tsx', id: 'member-orders' },
  { path: paths.consolidationOrders, file: 'member-orders.tsx', id: 'consolidation-orders' },
  { path: paths.cases, file: 'member-case.tsx' },
  { path: paths.notices, file: 'member-notices.tsx' },
  { path: paths.coupons, file: 'member-coupons.tsx' },
  { path: paths.wallet, file: 'member-wallet.tsx' },
  { path: paths.declare, file: 'member-declare.tsx' },
  { path: paths.addresses, file: 'member-addresses.tsx' },
  { path: paths.account, file: 'member-account.tsx' },
  { path: paths.agent, file: 'member-agent.tsx' },
  { path: paths.recommend, file: 'member-recommend.tsx' },
  { path: sellerPaths.peerOrders, file: 'member-peers.tsx' },
  { path: sellerPaths.peerUpload, file: 'member-peer-upload.tsx' },
  { path: sellerPaths.codOrders, file: 'member-cod-orders.tsx' },
  { path: sellerPaths.codToShip, file: 'member-cod-to-ship.tsx' },
  { path: sellerPaths.codShipped, file: 'member-cod-shipped.tsx' },
  { path: sellerPaths.codProblems, file: 'member-cod-problems.tsx' },
  { path: sellerPaths.codUpload, file: 'member-cod-upload.tsx' },
  { path: sellerPaths.codSkus, file: 'member-cod-skus.tsx' },
  { path: sellerPaths.codCategories, file: 'member-cod-categories.tsx' },
  { path: sellerPaths.codInventory, file: 'member-cod-inventory.tsx' },
  { path: sellerPaths.codWarehouses, file: 'member-cod-warehouses.tsx' },
  { path: sellerPaths.shopeeShops, file: 'member-shopee-shops.tsx' },
  { path: sellerPaths.shopeeOrders, file: 'member-shopee-orders.tsx' },
  { path: sellerPaths.shopeeToShip, file: 'member-shopee-to-ship.tsx' },
  { path: sellerPaths.shopeeShipped, file: 'member-shopee-shipped.tsx' },
  { path: sellerPaths.shopeeUpload, file: 'member-shopee-upload.tsx' },
  { path: sellerPaths.returnUpload, file: 'member-return-upload.tsx' },
  { path: sellerPaths.returnOrders, file: 'member-return-orders.tsx' },
  { path: sellerPaths.redispatch, file: 'member-return-redispatch.tsx' },
  { path: sellerPaths.dedicatedPlaceOrder, file: 'member-dedicated-place.tsx' },
  { path: sellerPaths.dedicatedOrders, file: 'member-dedicated-orders.tsx' },
  { path: paths.placeOrder, file: 'member-place-order.tsx' },
  { path: paths.immediate, file: 'member-immediate.tsx' },
  { path: paths.added, file: 'member-added.tsx' },
  { path: paths.addedList, file: 'member-added-list.tsx' },
  { path: payRoute, file: 'member-pay.tsx' },
  { path: payReceiptRoute, file: 'member-pay-receipt.tsx' },
];

export const isOwnPage = (path: string) => isPaymentPath(path) || ownPages.some((page) => page.path === path);
