import { companyHealthCalls } from '@onehaul/contract/console/company-health';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import type { Services } from '../../services.ts';
import { findHealth } from './find-health.ts';

export const createHealthConsoleRoutes = ({ database }: Services): StaffRoute[] =>
  bindStaff(companyHealthCalls, {
    get: async (_, { tenantId }) => findHealth(database, tenantId),
  });
