import { marketplaceDeskCalls } from '@onehaul/contract/console/marketplaces';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import type { Services } from '../../services.ts';
import { findOrdersAtDesk, findShopsAtDesk, labelAtTable } from './marketplace-desk.ts';

export const openMarketplaceConsoleRoutes = ({ storage }: Pick<Services, 'storage'>): StaffRoute[] =>
  bindStaff(marketplaceDeskCalls, {
    shops: findShopsAtDesk,
    orders: findOrdersAtDesk,
    label: ({ db, staff: { tenantId } }, which) => labelAtTable({ db, storage, tenantId }, which),
  });
