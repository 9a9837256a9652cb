import type { StaffRoute } from '../http/bind-staff.ts';
import type { ConsoleOptions } from '../http/mount-staff.ts';
import type { StaffDoor } from '../http/staff-context.ts';
import type { Services } from '../services.ts';
import { agentConsoleRoutes } from './agent/index.ts';
import { openBatchConsoleRoutes } from './batch/index.ts';
import { codConsoleRoutes } from './cod/index.ts';
import { consigneeConsoleRoutes } from './consignee/index.ts';
import { dedicatedConsoleRoutes, openBoxStationConsoleRoutes } from './dedicated/index.ts';
import { failureConsoleRoutes } from './failure/index.ts';
import { tariffConsoleRoutes } from './fee/index.ts';
import { openMarketplaceConsoleRoutes } from './marketplace/index.ts';
import { openMemberConsoleRoutes } from './member/index.ts';
import { openOrderDeskConsoleRoutes } from './order-desk/index.ts';
import { openFulfilmentConsoleRoutes } from './fulfilment/index.ts';
import { openParcelConsoleRoutes, openStationConsoleRoutes } from './parcel/index.ts';
import { openPaymentConsoleRoutes } from './payment/index.ts';
import { peerConsoleRoutes } from './peer/index.ts';
import { openReturnsConsoleRoutes } from './returns/index.ts';
import { campaignConsoleRoutes } from './reward/index.ts';
import { openServiceDeskConsoleRoutes } from './service-desk/index.ts';
import { openBannerConsoleRoutes, openCompanyConsoleRoutes, rateConsoleRoutes } from './shop/index.ts';
import { openStaffConsoleRoutes, openStaffDoor } from './staff/index.ts';
import { openStockConsoleRoutes } from './stock/index.ts';
import { openCaseConsoleRoutes } from './case/index.ts';
import { studioConsoleRoutes } from './studio/index.ts';
import { walletConsoleRoutes } from './wallet/index.ts';
import { openWithdrawalConsoleRoutes } from './withdrawal/index.ts';

/** Console options for the HTTP server. */
export function openConsole(services: Services, hosts: readonly string[]): ConsoleOptions {
  const door = openStaffDoor(services.database);
  return { hosts, door, routes: openConsoleRoutes(services, door) };
}

/** All routes of the console host. */
function openConsoleRoutes(services: Services, door: StaffDoor): StaffRoute[] {
  return [
    ...openStaffConsoleRoutes(services, door),
    ...agentConsoleRoutes,
    ...openBatchConsoleRoutes(services),
    ...codConsoleRoutes,
    ...consigneeConsoleRoutes,
    ...openBoxStationConsoleRoutes(services),
    ...dedicatedConsoleRoutes,
    ...failureConsoleRoutes,
    ...tariffConsoleRoutes,
    ...openMarketplaceConsoleRoutes(services),
    ...openMemberConsoleRoutes(services),
    ...openOrderDeskConsoleRoutes(services),
    ...openFulfilmentConsoleRoutes(services),
    ...openParcelConsoleRoutes(services),
    ...openStationConsoleRoutes(services),
    ...openPaymentConsoleRoutes(services),
    ...peerConsoleRoutes,
    ...openReturnsConsoleRoutes(services),
    ...campaignConsoleRoutes,
    ...openServiceDeskConsoleRoutes(services),
    ...openBannerConsoleRoutes(services),
    ...openCompanyConsoleRoutes(services),
    ...rateConsoleRoutes,
    ...openStockConsoleRoutes(services),
    ...openCaseConsoleRoutes(services),
    ...studioConsoleRoutes,
    ...walletConsoleRoutes,
    ...openWithdrawalConsoleRoutes(services),
  ];
}
