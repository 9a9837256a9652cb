import type { FailureKind, JobName } from '@onehaul/domain/job-name';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../db/statement.ts';

type FailureKey = { tenantId: number; job: JobName; subject: string };

/** Records a failure: one open row per piece of work. Clears a pending retry request. */
export const upsertFailure = prepareChange(
  (p: FailureKey & { kind: FailureKind; error: string; companies: number[] }) =>
    tables
      .insertInto('jobFailure')
      .values({
        tenantId: p.tenantId,
        job: p.job,
        kind: p.kind,
        subject: p.subject,
        error: p.error,
        companies: sql`${p.companies}::int[]`,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['tenantId', 'job', 'subject'])
          .where('solvedAt', 'is', null)
          .doUpdateSet({
            error: p.error,
            companies: sql`${p.companies}::int[]`,
            failures: sql`job_failure.failures + 1`,
            lastAt: sql`now()`,
            retryAt: null,
          }),
      )
      // Whether the work failed for the first time since it last succeeded.
      .returning(['id', sql<boolean>`failures = 1`.as('isNew')]),
);

/** Marks it solved; the row remains as history. */
export const markFailureSolved = prepareChange((p: FailureKey) =>
  tables
    .updateTable('jobFailure')
    .set({ solvedAt: sql`now()`, retryAt: null })
    .where('tenantId', '=', p.tenantId)
    .where('job', '=', p.job)
    .where('subject', '=', p.subject)
    .where('solvedAt', 'is', null)
    .returning('id'),
);

/** The tenants for which the job's last run failed. */
export const findFailingTenants = prepare((p: { tenantId: number; job: JobName }) =>
  tables
    .selectFrom('jobFailure')
    .select('companies')
    .where('tenantId', '=', p.tenantId)
    .where('job', '=', p.job)
    .where('subject', '=', '')
    .where('solvedAt', 'is', null),
);

/** Takes the jobs that an operator requested to run now. */
export const claimRetries = prepareChange((p: { tenantId: number }) =>
  tables
    .updateTable('jobFailure')
    .set({ retryAt: null })
    .where('tenantId', '=', p.tenantId)
    .where('retryAt', 'is not', null)
    .returning('job'),
);

type ListParameters = { tenantId: number; isOpen: boolean };

export const findFailurePage = prepare((p: ListParameters & { limit: number; offset: number }) =>
  tables
    .selectFrom('jobFailure')
    .select([
      'id',
      'job',
      'kind',
      'subject',
      'error',
      'failures',
      sql<number>`cardinality(companies)`.as('companies'),
      'firstAt',
      'lastAt',
      'retryAt',
      'solvedAt',
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where(sql<boolean>`(solved_at is null) = ${p.isOpen}::boolean`)
    .orderBy('lastAt', 'desc')
    .orderBy('id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

/** Records a retry request; returns no row when the failure is already solved. */
export const requestRetry = prepareChange((p: { tenantId: number; id: number }) =>
  tables
    .updateTable('jobFailure')
    .set({ retryAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where('solvedAt', 'is', null)
    .returning(['job', 'kind', 'subject']),
);
