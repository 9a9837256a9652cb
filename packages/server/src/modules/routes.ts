import type { Route } from '../http/bind.ts';
import type { Services } from '../services.ts';
import { createServiceRequestRoutes, serviceRoutes } from './service/index.ts';
import { createAddressRoutes } from './address/index.ts';
import { agentRoutes } from './agent/index.ts';
import { catalogRoutes } from './catalog/index.ts';
import { codMoneyRoutes, codRoutes } from './cod/index.ts';
import { contentRoutes } from './content/index.ts';
import { createConsigneeRoutes } from './consignee/index.ts';
import { couponRoutes } from './coupon/index.ts';
import { createCustomsRoutes } from './customs/index.ts';
import { createDedicatedRoutes } from './dedicated/index.ts';
import { createFeeRoutes } from './fee/index.ts';
import { createFileRoutes } from './file/index.ts';
import { createImportRoutes } from './import/index.ts';
import { createImportPlans } from './import-plans.ts';
import { createLabelRoutes } from './label/index.ts';
import { createMemberRoutes } from './member/index.ts';
import { createNoticeRoutes } from './notice/index.ts';
import { createOrderRoutes } from './order/index.ts';
import { createOverviewRoutes } from './overview/index.ts';
import { createMarketplaceRoutes } from './marketplace/index.ts';
import { createParcelRoutes } from './parcel/index.ts';
import { createPaymentRoutes } from './payment/index.ts';
import { createPeerRoutes } from './peer/index.ts';
import { pickupPointRoutes } from './pickup-point/index.ts';
import { createPaperRoutes } from './paper/index.ts';
import { createReturnRoutes } from './returns/index.ts';
import { createReviewRoutes } from './review/index.ts';
import { rewardRoutes } from './reward/index.ts';
import { serviceCancelRoutes } from './service-desk/index.ts';
import { createCaseRoutes } from './case/index.ts';
import { createSessionRoutes } from './session/index.ts';
import { createShopRoutes } from './shop/index.ts';
import { createStockRoutes } from './stock/index.ts';
import { previewRoutes } from './studio/index.ts';
import { trackingRoutes } from './tracking/index.ts';
import { walletRoutes } from './wallet/index.ts';
import { createWithdrawalRoutes } from './withdrawal/index.ts';

/** All routes of a shop host. */
export function createRoutes(services: Services): readonly Route[] {
  return [
    ...createShopRoutes(),
    ...catalogRoutes,
    ...contentRoutes,
    ...createPaymentRoutes(services),
    ...serviceRoutes,
    ...createServiceRequestRoutes(services),
    ...serviceCancelRoutes,
    ...pickupPointRoutes,
    ...createFeeRoutes(services),
    ...createSessionRoutes(services),
    ...createMemberRoutes(services),
    ...createFileRoutes(services),
    ...createParcelRoutes(services),
    ...createLabelRoutes(services),
    ...createAddressRoutes(services),
    ...createCustomsRoutes(),
    ...createConsigneeRoutes(services),
    ...couponRoutes,
    ...rewardRoutes,
    ...agentRoutes,
    ...createOrderRoutes(services),
    ...createReviewRoutes(services),
    ...createPaperRoutes(services),
    ...codRoutes,
    ...createDedicatedRoutes(services),
    ...createMarketplaceRoutes(services),
    ...createOverviewRoutes(),
    ...createNoticeRoutes(services),
    ...trackingRoutes,
    ...previewRoutes,
    ...createStockRoutes(services),
    ...createReturnRoutes(services),
    ...createPeerRoutes(services),
    ...createCaseRoutes(services),
    ...walletRoutes,
    ...createWithdrawalRoutes(services),
    ...codMoneyRoutes,
    ...createImportRoutes(services, createImportPlans(services)),
  ];
}
