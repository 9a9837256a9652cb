import { marketplaceDeskCalls } from '@onehaul/contract/console/marketplaces';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import type { Services } from '../../services.ts';
import { findOrdersForStaff, findShopsForStaff, getLabelForPacking } from './marketplace-desk.ts';

export const createMarketplaceConsoleRoutes = ({ storage }: Pick<Services, 'storage'>): StaffRoute[] =>
  bindStaff(marketplaceDeskCalls, {
    shops: findShopsForStaff,
    orders: findOrdersForStaff,
    label: ({ db, staff: { tenantId } }, which) => getLabelForPacking({ db, storage, tenantId }, which),
  });
