import { sql } from 'kysely';
import type { AutocommitDb } from '../../db/database.ts';
import { prepareChange, type Statement, tables } from '../../db/statement.ts';
import { batchRows, repeatInBatches } from '../../jobs/repeat-in-batches.ts';
import { forEachTenant, type Job } from '../../jobs/job.ts';

/** Deletes expired rows of a table, one batch at a time, because a long delete would block others. */
function preparePurge(
  table: 'smsCode' | 'signInCode' | 'qrSignIn' | 'passwordLink' | 'session',
  age: string,
) {
  return prepareChange((p: { tenantId: number }) =>
    tables
      .deleteFrom(table)
      .where('tenantId', '=', p.tenantId)
      .where(
        sql<boolean>`ctid in (select ctid from ${sql.table(table)} where tenant_id = ${p.tenantId}
          and expires_at < now() - ${sql.lit(age)}::interval order by expires_at limit ${sql.lit(batchRows)})`,
      )
      .returning('tenantId'),
  );
}

const statements = [
  preparePurge('smsCode', '1 day'),
  preparePurge('signInCode', '1 hour'),
  preparePurge('qrSignIn', '1 hour'),
  preparePurge('passwordLink', '1 hour'),
  // An ended session would have expired within a day, so `expires_at` suffices for it, too.
  preparePurge('session', '90 days'),
];

const purgeInBatches = (db: AutocommitDb, statement: Statement<{ tenantId: number }, unknown, 'change'>) =>
  repeatInBatches(() => db.all(statement, {}));

/** Deletes expired codes and QR sign-ins, and sessions older than the history displays. */
const purgeSessionsJob: Job = {
  name: 'forget-sessions',
  cron: '29 * * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      for (const statement of statements) await purgeInBatches(database.autocommit(tenantId), statement);
    }),
};

export const sessionJobs: readonly Job[] = [purgeSessionsJob];
