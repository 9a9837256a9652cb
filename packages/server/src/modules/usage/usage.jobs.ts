import type { Database } from '../../db/database.ts';
import { forEachTenant, type Job, platformTenantId } from '../../jobs/job.ts';
import { platformName } from './invoice.repository.ts';
import { issueInvoice } from './issue-invoice.ts';
import { meterUsage } from './meter-usage.ts';
import { notifyQuotas } from './notify-quotas.ts';

/** Every company; the platform itself uses no plan. */
const forEachCompany = (database: Database, work: (tenantId: number) => Promise<void>) =>
  forEachTenant(database, async (tenantId) => {
    if (tenantId !== platformTenantId) await work(tenantId);
  });

export const meterUsageJob: Job = {
  name: 'meter-usage',
  cron: '41 * * * *',
  run: ({ database }) =>
    forEachCompany(database, async (tenantId) => {
      await meterUsage(database, tenantId);
      await notifyQuotas(database, tenantId);
    }),
};

/** On the 1st; on the other days it finds nothing to do unless the 1st was missed. */
export const invoiceCompaniesJob: Job = {
  name: 'invoice-companies',
  cron: '23 3 * * *',
  async run({ database, invoiceAddress = '' }) {
    const platform = await database.tenant(platformTenantId).first(platformName, {});
    const issuer = { name: platform?.name ?? 'Onehaul', address: invoiceAddress };
    await forEachCompany(database, (tenantId) => issueInvoice(database, tenantId, issuer));
  },
};

export const usageJobs = [meterUsageJob, invoiceCompaniesJob];
