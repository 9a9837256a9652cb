import { StorageUnavailable } from '../../gateways/storage/storage.ts';
import { forEachTenant, type Job, type JobServices } from '../../jobs/job.ts';
import { deleteFile } from '../file/index.ts';
import { eraseMember } from './erase-member.ts';
import { lockMembersToErase, filesOfErased, lockSubAccountsToErase } from './erase.repository.ts';

const membersAtOnce = 20;
const filesAtOnce = 100;

/** Erases members whose cancellation was not undone in time (A18), with their sub-accounts and pictures. */
const eraseMembersJob: Job = {
  name: 'erase-members',
  cron: '37 * * * *',
  run: (services) =>
    forEachTenant(services.database, async (tenantId) => {
      while ((await eraseSome(services, tenantId)) === membersAtOnce);
      while ((await deleteSomeFiles(services, tenantId)) === filesAtOnce);
    }),
};

async function eraseSome({ database }: JobServices, tenantId: number): Promise<number> {
  return database.transaction(tenantId, async (db) => {
    const due = await db.all(lockMembersToErase, { limit: membersAtOnce });
    for (const member of due) {
      const subAccounts = await db.all(lockSubAccountsToErase, { shopId: member.shopId, mainId: member.id });
      for (const account of subAccounts) await eraseMember(db, account, 'remove');
      await eraseMember(db, member, 'erase');
    }
    return due.length;
  });
}

/** An unavailable object store does not fail the job: the next hourly run retries. */
async function deleteSomeFiles({ database, storage, log }: JobServices, tenantId: number): Promise<number> {
  const db = database.autocommit(tenantId);
  const files = await db.all(filesOfErased, { limit: filesAtOnce });
  try {
    for (const file of files) await deleteFile(db, storage, file);
    return files.length;
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    log.error({ err: error, tenant: tenantId }, 'pictures of erased members are still there');
    return 0;
  }
}

export const memberJobs: readonly Job[] = [eraseMembersJob];
