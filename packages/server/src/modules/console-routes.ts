import type { StaffRoute } from '../http/bind-staff.ts';
import type { ConsoleOptions } from '../http/mount-staff.ts';
import type { StaffService } from '../http/staff-context.ts';
import type { Services } from '../services.ts';
import { addressConsoleRoutes } from './address/index.ts';
import { agentConsoleRoutes } from './agent/index.ts';
import { createArchiveConsoleRoutes } from './archive/index.ts';
import { createBatchConsoleRoutes } from './batch/index.ts';
import { boardConsoleRoutes } from './board/index.ts';
import { carrierInvoiceConsoleRoutes } from './carrier-invoice/index.ts';
import { codConsoleRoutes } from './cod/index.ts';
import {
  createCompanyConsoleRoutes,
  createInvoiceConsoleRoutes,
  planConsoleRoutes,
} from './company/index.ts';
import { consigneeConsoleRoutes } from './consignee/index.ts';
import { contentConsoleRoutes } from './content/index.ts';
import { couponConsoleRoutes } from './coupon/index.ts';
import { createBoxStationConsoleRoutes, createDedicatedConsoleRoutes } from './dedicated/index.ts';
import { failureConsoleRoutes } from './failure/index.ts';
import { tariffConsoleRoutes } from './fee/index.ts';
import { createHostConsoleRoutes, createMailSenderConsoleRoutes } from './host/index.ts';
import { createLaunchConsoleRoutes } from './launch/index.ts';
import { createMarketplaceConsoleRoutes } from './marketplace/index.ts';
import { createMemberConsoleRoutes } from './member/index.ts';
import { createTemplateConsoleRoutes } from './notice/index.ts';
import {
  createOperatorAccessConsoleRoutes,
  createVisitService,
  leaveCompany,
} from './operator-access/index.ts';
import { createOrderDeskConsoleRoutes } from './order-desk/index.ts';
import { createFulfilmentConsoleRoutes } from './fulfilment/index.ts';
import { createPaperConsoleRoutes } from './paper/index.ts';
import { createParcelConsoleRoutes, createStationConsoleRoutes } from './parcel/index.ts';
import { createPaymentConsoleRoutes } from './payment/index.ts';
import { peerConsoleRoutes } from './peer/index.ts';
import { createHealthConsoleRoutes } from './health/index.ts';
import { createPlatformAnnouncementConsoleRoutes } from './platform-announcement/index.ts';
import { referenceConsoleRoutes } from './reference/index.ts';
import { reportConsoleRoutes } from './report/index.ts';
import { createReturnsConsoleRoutes } from './returns/index.ts';
import { reviewConsoleRoutes } from './review/index.ts';
import { campaignConsoleRoutes } from './reward/index.ts';
import { createServiceDeskConsoleRoutes } from './service-desk/index.ts';
import { createLabelConsoleRoutes } from './label/index.ts';
import { searchConsoleRoutes } from './search/index.ts';
import { settingConsoleRoutes } from './shop/index.ts';
import { createStaffConsoleRoutes, createStaffService } from './staff/index.ts';
import { listExportConsoleRoutes } from './list-export/index.ts';
import { createListViewConsoleRoutes } from './list-view/index.ts';
import { createStaffNoticeConsoleRoutes } from './staff-notice/index.ts';
import { createStockConsoleRoutes } from './stock/index.ts';
import { createCaseConsoleRoutes } from './case/index.ts';
import { createStudioConsoleRoutes } from './studio/index.ts';
import { createUsageConsoleRoutes } from './usage/index.ts';
import { walletConsoleRoutes } from './wallet/index.ts';
import { createWithdrawalConsoleRoutes } from './withdrawal/index.ts';

/** Console options for the HTTP server. */
export function createConsoleOptions(services: Services, hosts: readonly string[]): ConsoleOptions {
  const own = createStaffService(services.database);
  const door = createVisitService(services.database, own);
  return { hosts, door, routes: createConsoleRoutes(services, own) };
}

/** All routes of the console host. */
function createConsoleRoutes(services: Services, own: StaffService): StaffRoute[] {
  return [
    ...createStaffConsoleRoutes(services, own, (visit) => leaveCompany(services, visit)),
    ...addressConsoleRoutes,
    ...agentConsoleRoutes,
    ...createArchiveConsoleRoutes(services),
    ...createBatchConsoleRoutes(services),
    ...boardConsoleRoutes,
    ...carrierInvoiceConsoleRoutes,
    ...searchConsoleRoutes,
    ...codConsoleRoutes,
    ...consigneeConsoleRoutes,
    ...couponConsoleRoutes,
    ...createBoxStationConsoleRoutes(services),
    ...contentConsoleRoutes,
    ...createDedicatedConsoleRoutes(services),
    ...failureConsoleRoutes,
    ...tariffConsoleRoutes,
    ...createHostConsoleRoutes(services),
    ...createMailSenderConsoleRoutes(services),
    ...createLaunchConsoleRoutes(services),
    ...createMarketplaceConsoleRoutes(services),
    ...createMemberConsoleRoutes(services),
    ...walletConsoleRoutes,
    ...createTemplateConsoleRoutes(services),
    ...createOrderDeskConsoleRoutes(services),
    ...createFulfilmentConsoleRoutes(services),
    ...createPaperConsoleRoutes(services),
    ...createParcelConsoleRoutes(services),
    ...createStationConsoleRoutes(services),
    ...createPaymentConsoleRoutes(services),
    ...peerConsoleRoutes,
    ...referenceConsoleRoutes,
    ...reportConsoleRoutes,
    ...reviewConsoleRoutes,
    ...createReturnsConsoleRoutes(services),
    ...campaignConsoleRoutes,
    ...createServiceDeskConsoleRoutes(services),
    ...createCompanyConsoleRoutes(services),
    ...createOperatorAccessConsoleRoutes(services),
    ...createPlatformAnnouncementConsoleRoutes(services),
    ...createLabelConsoleRoutes(),
    ...settingConsoleRoutes,
    ...createStaffNoticeConsoleRoutes(services),
    ...createListViewConsoleRoutes(),
    ...listExportConsoleRoutes,
    ...createStockConsoleRoutes(services),
    ...createCaseConsoleRoutes(services),
    ...createStudioConsoleRoutes(services),
    ...createUsageConsoleRoutes(services),
    ...createHealthConsoleRoutes(services),
    ...createInvoiceConsoleRoutes(services),
    ...planConsoleRoutes,
    ...createWithdrawalConsoleRoutes(services),
  ];
}
