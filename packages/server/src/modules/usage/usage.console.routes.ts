import { companyUsageCalls, usageCalls } from '@onehaul/contract/console/usage';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import { platformTenantId } from '../../jobs/job.ts';
import type { Services } from '../../services.ts';
import { findUsage } from './find-usage.ts';
import { makeInvoice } from './make-invoice.ts';

export function createUsageConsoleRoutes({ database }: Services): StaffRoute[] {
  /** One company, read by the operator under its own row-level security. */
  const dbOf = (tenantId: number): Db => {
    if (tenantId === platformTenantId) throw new Refusal('record.notFound');
    return database.tenant(tenantId);
  };
  return [
    ...bindStaff(usageCalls, {
      get: ({ db }) => findUsage(db),
      invoice: ({ db }, input) => makeInvoice(db, input),
    }),
    ...bindStaff(companyUsageCalls, {
      get: async (_, { tenantId }) => findUsage(dbOf(tenantId)),
      invoice: async (_, { tenantId, month }) => makeInvoice(dbOf(tenantId), { month }),
    }),
  ];
}
