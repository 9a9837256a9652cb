import { forEachTenant, type Job, platformTenantId } from '../../jobs/job.ts';
import { recordAct } from '../staff/index.ts';
import { deleteOldApplications } from './application.repository.ts';
import { closeOverdueTenant } from './company.repository.ts';

const forgetApplicationsJob: Job = {
  name: 'forget-applications',
  cron: '23 4 * * *',
  run: async ({ database }) => {
    await database.autocommit(platformTenantId).all(deleteOldApplications, {});
  },
};

/** Closes companies whose grace period is over. */
export const closeCompaniesJob: Job = {
  name: 'close-companies',
  cron: '17 1 * * *',
  run: ({ database }) =>
    forEachTenant(database, (tenantId) =>
      database.transaction(tenantId, async (db) => {
        const closed = await db.first(closeOverdueTenant, {});
        if (!closed) return;
        const subjectId = String(tenantId);
        await recordAct(db, {
          staffId: null,
          act: 'companies/finishClosing',
          subject: 'company',
          subjectId,
          details: {},
          address: '::1',
        });
      }),
    ),
};

export const companyJobs = [forgetApplicationsJob, closeCompaniesJob];
