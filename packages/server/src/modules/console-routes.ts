import type { StaffRoute } from '../http/bind-staff.ts';
import type { ConsoleOptions } from '../http/mount-staff.ts';
import type { StaffService } from '../http/staff-context.ts';
import type { Services } from '../services.ts';
import { agentConsoleRoutes } from './agent/index.ts';
import { createBatchConsoleRoutes } from './batch/index.ts';
import { codConsoleRoutes } from './cod/index.ts';
import { consigneeConsoleRoutes } from './consignee/index.ts';
import { dedicatedConsoleRoutes, createBoxStationConsoleRoutes } from './dedicated/index.ts';
import { failureConsoleRoutes } from './failure/index.ts';
import { tariffConsoleRoutes } from './fee/index.ts';
import { createMarketplaceConsoleRoutes } from './marketplace/index.ts';
import { createMemberConsoleRoutes } from './member/index.ts';
import { createOrderDeskConsoleRoutes } from './order-desk/index.ts';
import { createFulfilmentConsoleRoutes } from './fulfilment/index.ts';
import { createParcelConsoleRoutes, createStationConsoleRoutes } from './parcel/index.ts';
import { createPaymentConsoleRoutes } from './payment/index.ts';
import { peerConsoleRoutes } from './peer/index.ts';
import { createReturnsConsoleRoutes } from './returns/index.ts';
import { campaignConsoleRoutes } from './reward/index.ts';
import { createServiceDeskConsoleRoutes } from './service-desk/index.ts';
import { createCompanyConsoleRoutes, settingConsoleRoutes } from './shop/index.ts';
import { createStaffConsoleRoutes, createStaffService } from './staff/index.ts';
import { createStockConsoleRoutes } from './stock/index.ts';
import { createCaseConsoleRoutes } from './case/index.ts';
import { createStudioConsoleRoutes } from './studio/index.ts';
import { walletConsoleRoutes } from './wallet/index.ts';
import { createWithdrawalConsoleRoutes } from './withdrawal/index.ts';

/** Console options for the HTTP server. */
export function createConsoleOptions(services: Services, hosts: readonly string[]): ConsoleOptions {
  const door = createStaffService(services.database);
  return { hosts, door, routes: createConsoleRoutes(services, door) };
}

/** All routes of the console host. */
function createConsoleRoutes(services: Services, door: StaffService): StaffRoute[] {
  return [
    ...createStaffConsoleRoutes(services, door),
    ...agentConsoleRoutes,
    ...createBatchConsoleRoutes(services),
    ...codConsoleRoutes,
    ...consigneeConsoleRoutes,
    ...createBoxStationConsoleRoutes(services),
    ...dedicatedConsoleRoutes,
    ...failureConsoleRoutes,
    ...tariffConsoleRoutes,
    ...createMarketplaceConsoleRoutes(services),
    ...createMemberConsoleRoutes(services),
    ...createOrderDeskConsoleRoutes(services),
    ...createFulfilmentConsoleRoutes(services),
    ...createParcelConsoleRoutes(services),
    ...createStationConsoleRoutes(services),
    ...createPaymentConsoleRoutes(services),
    ...peerConsoleRoutes,
    ...createReturnsConsoleRoutes(services),
    ...campaignConsoleRoutes,
    ...createServiceDeskConsoleRoutes(services),
    ...createCompanyConsoleRoutes(services),
    ...settingConsoleRoutes,
    ...createStockConsoleRoutes(services),
    ...createCaseConsoleRoutes(services),
    ...createStudioConsoleRoutes(services),
    ...walletConsoleRoutes,
    ...createWithdrawalConsoleRoutes(services),
  ];
}
