import type { Route } from '../http/bind.ts';
import type { Services } from '../services.ts';
import { openServiceRequestRoutes, serviceRoutes } from './service/index.ts';
import { openAddressRoutes } from './address/index.ts';
import { agentRoutes } from './agent/index.ts';
import { catalogRoutes } from './catalog/index.ts';
import { codMoneyRoutes, codRoutes } from './cod/index.ts';
import { contentRoutes } from './content/index.ts';
import { openConsigneeRoutes } from './consignee/index.ts';
import { couponRoutes } from './coupon/index.ts';
import { openCustomsRoutes } from './customs/index.ts';
import { openDedicatedRoutes } from './dedicated/index.ts';
import { openFeeRoutes } from './fee/index.ts';
import { openFileRoutes } from './file/index.ts';
import { openImportRoutes } from './import/index.ts';
import { openImportPlans } from './import-plans.ts';
import { openMemberRoutes } from './member/index.ts';
import { openNoticeRoutes } from './notice/index.ts';
import { openOrderRoutes } from './order/index.ts';
import { openOverviewRoutes } from './overview/index.ts';
import { openMarketplaceRoutes } from './marketplace/index.ts';
import { openParcelRoutes } from './parcel/index.ts';
import { openPaymentRoutes } from './payment/index.ts';
import { openPeerRoutes } from './peer/index.ts';
import { pickupPointRoutes } from './pickup-point/index.ts';
import { openPaperRoutes } from './paper/index.ts';
import { openReturnRoutes } from './returns/index.ts';
import { rewardRoutes } from './reward/index.ts';
import { serviceCancelRoutes } from './service-desk/index.ts';
import { openCaseRoutes } from './case/index.ts';
import { openSessionRoutes } from './session/index.ts';
import { openShopRoutes } from './shop/index.ts';
import { openStockRoutes } from './stock/index.ts';
import { trackingRoutes } from './tracking/index.ts';
import { walletRoutes } from './wallet/index.ts';
import { openWithdrawalRoutes } from './withdrawal/index.ts';

/** All routes of a shop host. */
export function openRoutes(services: Services): readonly Route[] {
  return [
    ...openShopRoutes(),
    ...catalogRoutes,
    ...contentRoutes,
    ...openPaymentRoutes(services),
    ...serviceRoutes,
    ...openServiceRequestRoutes(services),
    ...serviceCancelRoutes,
    ...pickupPointRoutes,
    ...openFeeRoutes(services),
    ...openSessionRoutes(services),
    ...openMemberRoutes(services),
    ...openFileRoutes(services),
    ...openParcelRoutes(services),
    ...openAddressRoutes(services),
    ...openCustomsRoutes(),
    ...openConsigneeRoutes(services),
    ...couponRoutes,
    ...rewardRoutes,
    ...agentRoutes,
    ...openOrderRoutes(services),
    ...openPaperRoutes(services),
    ...codRoutes,
    ...openDedicatedRoutes(services),
    ...openMarketplaceRoutes(services),
    ...openOverviewRoutes(),
    ...openNoticeRoutes(services),
    ...trackingRoutes,
    ...openStockRoutes(services),
    ...openReturnRoutes(services),
    ...openPeerRoutes(services),
    ...openCaseRoutes(services),
    ...walletRoutes,
    ...openWithdrawalRoutes(services),
    ...codMoneyRoutes,
    ...openImportRoutes(services, openImportPlans(services)),
  ];
}
