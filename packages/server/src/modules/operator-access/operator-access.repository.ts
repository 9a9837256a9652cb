import type { Language } from '@onehaul/domain/language';
import type { Module } from '@onehaul/domain/shop';
import { type AccessLevel, visitIdleMinutes } from '@onehaul/domain/staff/operator-access';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type GrantKey = { tenantId: number; id: string };
type VisitKey = { tenantId: number; id: string };

const listed = 50;
const isLive = sql<boolean>`(operator_grant.revoked_at is null and operator_grant.expires_at > now())`;

export const newestGrants = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('operatorGrant')
    .innerJoin('staff as giver', (join) =>
      join
        .onRef('giver.tenantId', '=', 'operatorGrant.tenantId')
        .onRef('giver.id', '=', 'operatorGrant.grantedBy'),
    )
    .leftJoin('staff as revoker', (join) =>
      join
        .onRef('revoker.tenantId', '=', 'operatorGrant.tenantId')
        .onRef('revoker.id', '=', 'operatorGrant.revokedBy'),
    )
    .select(({ ref }) => [
      'operatorGrant.id',
      'operatorGrant.level',
      'operatorGrant.note',
      'operatorGrant.createdAt',
      'operatorGrant.expiresAt',
      'operatorGrant.revokedAt',
      'giver.name as grantedBy',
      sql<string>`coalesce(${ref('revoker.name')}, '')`.as('revokedBy'),
      isLive.as('isLive'),
    ])
    .where('operatorGrant.tenantId', '=', p.tenantId)
    .orderBy('operatorGrant.createdAt', 'desc')
    .limit(listed),
);

/** Visits of grants. One without an explicit end ended with its grant, or with its last call. */
export const visitsOfGrants = prepare((p: { tenantId: number; grantIds: string[] }) =>
  tables
    .selectFrom('operatorVisit')
    .innerJoin('operatorGrant', (join) =>
      join
        .onRef('operatorGrant.tenantId', '=', 'operatorVisit.tenantId')
        .onRef('operatorGrant.id', '=', 'operatorVisit.grantId'),
    )
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.tenantId', '=', 'operatorVisit.tenantId')
        .onRef('staff.id', '=', 'operatorVisit.staffId'),
    )
    .select([
      'operatorVisit.id',
      'operatorVisit.grantId',
      'staff.name as person',
      'operatorVisit.createdAt as startedAt',
      sql<Date | null>`case
        when operator_visit.ended_at is not null then operator_visit.ended_at
        when operator_visit.used_at < now() - make_interval(mins => ${sql.lit(visitIdleMinutes)})
          then operator_visit.used_at
        when not ${isLive} then operator_grant.expires_at end`.as('endedAt'),
    ])
    .where('operatorVisit.tenantId', '=', p.tenantId)
    .where(sql<boolean>`operator_visit.grant_id = any (${p.grantIds}::uuid[])`)
    .orderBy('operatorVisit.createdAt'),
);

export const liveGrant = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('operatorGrant')
    .select(['level', 'expiresAt', 'note'])
    .where('tenantId', '=', p.tenantId)
    .where(isLive)
    .orderBy('expiresAt', 'desc')
    .limit(1),
);

/** Serialises grants, so that a company has one live grant at most. */
export const lockGrantingCompany = prepareChange((p: { tenantId: number }) =>
  tables.selectFrom('tenant').select('tenantId').where('tenantId', '=', p.tenantId).forNoKeyUpdate(),
);

export const insertGrant = prepareChange(
  (p: GrantKey & { staffId: number; level: AccessLevel; note: string; hours: number }) =>
    tables
      .insertInto('operatorGrant')
      .values({
        tenantId: p.tenantId,
        id: p.id,
        grantedBy: p.staffId,
        level: p.level,
        note: p.note,
        expiresAt: sql`now() + make_interval(hours => ${p.hours}::int)`,
      })
      .returning('expiresAt'),
);

export const revokeGrant = prepareChange((p: GrantKey & { staffId: number }) =>
  tables
    .updateTable('operatorGrant')
    .set({ revokedAt: sql`now()`, revokedBy: p.staffId })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where(isLive)
    .returning('level'),
);

export const endVisitsOfGrant = prepareChange((p: { tenantId: number; grantId: string }) =>
  tables
    .updateTable('operatorVisit')
    .set({ endedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('grantId', '=', p.grantId)
    .where('endedAt', 'is', null)
    .returning('id'),
);

/** Locked, so that a grant which is being revoked lets nobody in. */
export const lockLiveGrant = prepareChange((p: { tenantId: number }) =>
  tables
    .selectFrom('operatorGrant')
    .innerJoin('tenant', 'tenant.tenantId', 'operatorGrant.tenantId')
    .select(['operatorGrant.id', 'operatorGrant.level', 'tenant.name as company'])
    .where('operatorGrant.tenantId', '=', p.tenantId)
    .where(isLive)
    .orderBy('operatorGrant.expiresAt', 'desc')
    .limit(1)
    .forNoKeyUpdate('operatorGrant'),
);

/** The row that stands for a person of the operator in the company's records; one per person. */
export const saveVisitor = prepareChange(
  (p: { tenantId: number; code: string; email: string; name: string; language: Language }) =>
    tables
      .insertInto('staff')
      .values({
        tenantId: p.tenantId,
        code: p.code,
        email: p.email,
        name: p.name,
        roles: [],
        language: p.language,
        state: 'visitor',
        passwordIsGiven: false,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['tenantId', 'code'])
          .doUpdateSet({ name: p.name, language: p.language })
          .where('staff.state', '=', 'visitor'),
      )
      .returning('id'),
);

export const insertVisit = prepareChange(
  (
    p: VisitKey & {
      grantId: string;
      staffId: number;
      operatorId: number;
      sessionId: string;
      tokenHash: Buffer;
      address: string;
    },
  ) =>
    tables.insertInto('operatorVisit').values({
      tenantId: p.tenantId,
      id: p.id,
      grantId: p.grantId,
      staffId: p.staffId,
      operatorId: p.operatorId,
      sessionId: p.sessionId,
      tokenHash: p.tokenHash,
      address: p.address,
    }),
);

/** The live visit of a token and of the operator's own session; nothing when its grant is over. */
export const findLiveVisit = prepare(
  (p: VisitKey & { tokenHash: Buffer; operatorId: number; sessionId: string }) =>
    tables
      .selectFrom('operatorVisit')
      .innerJoin('operatorGrant', (join) =>
        join
          .onRef('operatorGrant.tenantId', '=', 'operatorVisit.tenantId')
          .onRef('operatorGrant.id', '=', 'operatorVisit.grantId'),
      )
      .innerJoin('tenant', 'tenant.tenantId', 'operatorVisit.tenantId')
      .select(({ ref }) => [
        'operatorVisit.staffId',
        'operatorGrant.level',
        'operatorGrant.expiresAt',
        'tenant.state as companyState',
        sql<
          Module[]
        >`array(select distinct unnest(modules) from shop where tenant_id = ${ref('tenant.tenantId')})`.as(
          'modules',
        ),
        sql<Module[] | null>`${ref('tenant.modules')}`.as('allowedModules'),
        sql<boolean>`${ref('operatorVisit.usedAt')} < now() - interval '1 minute'`.as('isUseOld'),
      ])
      .where('operatorVisit.tenantId', '=', p.tenantId)
      .where('operatorVisit.id', '=', p.id)
      .where('operatorVisit.tokenHash', '=', p.tokenHash)
      .where('operatorVisit.operatorId', '=', p.operatorId)
      .where('operatorVisit.sessionId', '=', p.sessionId)
      .where('operatorVisit.endedAt', 'is', null)
      .where(
        sql<boolean>`operator_visit.used_at > now() - make_interval(mins => ${sql.lit(visitIdleMinutes)})`,
      )
      .where(isLive),
);

export const recordVisitUse = prepareChange((p: VisitKey) =>
  tables
    .updateTable('operatorVisit')
    .set({ usedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where('usedAt', '<', sql<Date>`now() - interval '1 minute'`),
);

export const endVisit = prepareChange((p: VisitKey & { tokenHash: Buffer }) =>
  tables
    .updateTable('operatorVisit')
    .set({ endedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where('tokenHash', '=', p.tokenHash)
    .where('endedAt', 'is', null)
    .returning(({ selectFrom }) => [
      'staffId',
      'operatorId',
      'grantId',
      selectFrom('tenant').select('name').where('tenant.tenantId', '=', p.tenantId).as('company'),
    ]),
);
