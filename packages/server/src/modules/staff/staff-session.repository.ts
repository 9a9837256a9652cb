import type { Module } from '@onehaul/domain/shop';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { batchRows } from '../../jobs/repeat-in-batches.ts';
import { holdingColumns } from '../../db/holding-columns.ts';

type SessionKey = { tenantId: number; id: string };

export const staffByEmail = prepare((p: { email: string }) =>
  tables
    .selectFrom(sql<{ tenantId: number; staffId: number }>`app.find_staff(${p.email})`.as('found'))
    .select(['tenantId', 'staffId']),
);

export const staffForSignIn = prepare((p: { tenantId: number; id: number }) =>
  tables
    .selectFrom('staff')
    .select(({ ref }) => [
      'id',
      'tenantId',
      'roles',
      'state',
      'passwordHash',
      sql<boolean>`${ref('totpSecret')} is not null`.as('hasSecondFactor'),
    ])
    .select(holdingColumns)
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id),
);

export const addSession = prepareChange(
  (
    p: SessionKey & {
      staffId: number;
      tokenHash: Buffer;
      stage: 'password' | 'full';
      browser: string;
      address: string;
      minutes: number;
    },
  ) =>
    tables.insertInto('staffSession').values({
      tenantId: p.tenantId,
      id: p.id,
      staffId: p.staffId,
      tokenHash: p.tokenHash,
      stage: p.stage,
      browser: p.browser,
      address: p.address,
      expiresAt: sql`now() + make_interval(mins => ${p.minutes}::int)`,
    }),
);

/** The live session of a token, with the current state of its person. */
export const findLiveSession = prepare((p: SessionKey & { tokenHash: Buffer }) =>
  tables
    .selectFrom('staffSession as session')
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'session.tenantId').onRef('staff.id', '=', 'session.staffId'),
    )
    .innerJoin('tenant', 'tenant.tenantId', 'staff.tenantId')
    .select(({ ref }) => [
      'staff.id',
      'staff.name',
      'staff.roles',
      'staff.passwordIsGiven',
      'tenant.state as companyState',
      sql<number>`coalesce(greatest(0, extract(epoch from ${ref('staff.approvesFrom')} - now())), 0)::float8`.as(
        'approvesInSeconds',
      ),
      sql<boolean>`${ref('staff.totpSecret')} is not null`.as('hasSecondFactor'),
      sql<
        Module[]
      >`array(select distinct unnest(modules) from shop where tenant_id = ${ref('staff.tenantId')})`.as(
        'modules',
      ),
      sql<Module[] | null>`${ref('tenant.modules')}`.as('allowedModules'),
      'session.stage',
      sql<boolean>`${ref('session.usedAt')} < now() - interval '1 minute'`.as('isUseOld'),
    ])
    .select(holdingColumns)
    .where('session.tenantId', '=', p.tenantId)
    .where('session.id', '=', p.id)
    .where('session.tokenHash', '=', p.tokenHash)
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', sql<Date>`now()`)
    .where('session.usedAt', '>', sql<Date>`now() - interval '30 minutes'`)
    .where('staff.state', '=', 'active'),
);

export const recordSessionUse = prepareChange((p: SessionKey) =>
  tables
    .updateTable('staffSession')
    .set({ usedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where('usedAt', '<', sql<Date>`now() - interval '1 minute'`),
);

export const setPendingSecret = prepareChange((p: SessionKey & { secret: Buffer }) =>
  tables
    .updateTable('staffSession')
    .set({ pendingSecret: p.secret })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id),
);

/** Row lock that serialises code tries, so that concurrent ones are counted. */
export const lockSession = prepareChange((p: SessionKey) =>
  tables
    .selectFrom('staffSession')
    .select(['pendingSecret', 'wrongCodes'])
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where('endedAt', 'is', null)
    .forUpdate(),
);

export const countWrongCode = prepareChange((p: SessionKey) =>
  tables
    .updateTable('staffSession')
    .set({ wrongCodes: sql`wrong_codes + 1` })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id),
);

export const completeSession = prepareChange((p: SessionKey & { tokenHash: Buffer; hours: number }) =>
  tables
    .updateTable('staffSession')
    .set({
      stage: 'full',
      tokenHash: p.tokenHash,
      pendingSecret: null,
      wrongCodes: 0,
      expiresAt: sql`created_at + make_interval(hours => ${p.hours}::int)`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id),
);

export const endSession = prepareChange((p: SessionKey) =>
  tables
    .updateTable('staffSession')
    .set({ endedAt: sql`now()`, pendingSecret: null })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where('endedAt', 'is', null),
);

/** Ends every session of a person except `keptId`. */
export const endSessionsOfStaff = prepareChange(
  (p: { tenantId: number; staffId: number; keptId: string | null }) =>
    tables
      .updateTable('staffSession')
      .set({ endedAt: sql`now()`, pendingSecret: null })
      .where('tenantId', '=', p.tenantId)
      .where('staffId', '=', p.staffId)
      .where('endedAt', 'is', null)
      .where(sql<boolean>`id is distinct from ${p.keptId}::uuid`),
);

/** Deletes sessions that expired more than 30 days ago. */
export const purgeOldSessions = prepareChange((p: { tenantId: number }) =>
  tables
    .deleteFrom('staffSession')
    .where('tenantId', '=', p.tenantId)
    .where(
      sql<boolean>`ctid in (select ctid from staff_session where tenant_id = ${p.tenantId}
        and expires_at < now() - interval '30 days' limit ${sql.lit(batchRows)})`,
    )
    .returning('tenantId'),
);
