import { marketplaceCalls } from '@onehaul/contract/marketplace';
import { createMarketplaces } from '../../gateways/marketplace/create-marketplaces.ts';
import { bind, bindPrepared, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { authorizeShop, exchangeGrant, getAuthorizationUrl } from './authorize-shop.ts';
import { bindAtMarketplace, bindFirstMile, unbindAtMarketplace, unbindFirstMile } from './bind-first-mile.ts';
import { disconnectShop, setShopName, requestSync } from './change-shop.ts';
import { findFirstMiles, findOrders, findShops, getOrder } from './find-orders.ts';
import { getLabels } from './get-labels.ts';
import { linkOrders } from './link-orders.ts';
import { unlinkOrder } from './unlink-order.ts';

export function createMarketplaceRoutes(services: Services): Route[] {
  const { keys, payment = {}, marketplace = {} } = services;
  const originOf = payment.originOf ?? ((host: string) => `https://${host}`);
  const reaching = { ...services, marketplaces: createMarketplaces(keys, marketplace.urls), originOf };
  const { authorize, bindFirstMile: toBind, unbindFirstMile: toUnbind, ...calls } = marketplaceCalls;
  return [
    ...bind(calls, {
      list: findShops,
      authorizationUrl: (context, input) => getAuthorizationUrl(reaching, context, input),
      rename: setShopName,
      disconnect: disconnectShop,
      sync: requestSync,
      orders: findOrders,
      order: getOrder,
      link: async (context, link) => {
        await linkOrders(keys, context, [link]);
        return getOrder(context, link);
      },
      unlink: (context, input) => unlinkOrder(context, input),
      labels: (context, input) => getLabels(reaching, context, input),
      firstMiles: findFirstMiles,
    }),
    // Marketplace calls run before the transaction starts.
    bindPrepared(
      authorize,
      (context, input) => exchangeGrant(reaching, context, input),
      (context, ready) => authorizeShop(reaching, context, ready),
    ),
    bindPrepared(
      toBind,
      (context, input) => bindAtMarketplace(reaching, context, input),
      (context, ready) => bindFirstMile(context, ready),
    ),
    bindPrepared(
      toUnbind,
      (context, input) => unbindAtMarketplace(reaching, context, input),
      (context, ready) => unbindFirstMile(context, ready),
    ),
  ];
}
