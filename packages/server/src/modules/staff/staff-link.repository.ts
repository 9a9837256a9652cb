import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import type { LinkPurpose } from './staff-link.ts';

type ByToken = { tenantId: number; tokenHash: Buffer };

/** Upserts a person's link, which invalidates an earlier one. */
export const setStaffLink = prepareChange(
  (p: ByToken & { staffId: number; purpose: LinkPurpose; createdBy: number; hours: number }) =>
    tables
      .insertInto('staffLink')
      .values({
        tenantId: p.tenantId,
        staffId: p.staffId,
        tokenHash: p.tokenHash,
        purpose: p.purpose,
        createdBy: p.createdBy,
        expiresAt: sql`now() + make_interval(hours => ${p.hours}::int)`,
      })
      .onConflict((conflict) =>
        conflict.columns(['tenantId', 'staffId']).doUpdateSet(({ ref }) => ({
          tokenHash: ref('excluded.tokenHash'),
          purpose: ref('excluded.purpose'),
          createdBy: ref('excluded.createdBy'),
          createdAt: sql<Date>`now()`,
          expiresAt: ref('excluded.expiresAt'),
        })),
      ),
);

export const staffOfLink = prepare((p: ByToken) =>
  tables
    .selectFrom('staffLink as link')
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'link.tenantId').onRef('staff.id', '=', 'link.staffId'),
    )
    .innerJoin('tenant', 'tenant.tenantId', 'staff.tenantId')
    .select([
      'staff.id',
      'staff.name',
      'staff.email',
      'staff.language',
      'tenant.name as company',
      'link.purpose',
    ])
    .where('link.tenantId', '=', p.tenantId)
    .where('link.tokenHash', '=', p.tokenHash)
    .where('link.expiresAt', '>', sql<Date>`now()`)
    .where('staff.state', '=', 'active'),
);

/** Consumes a link; of two concurrent uses one gets no row. */
export const consumeStaffLink = prepareChange((p: ByToken) =>
  tables
    .deleteFrom('staffLink')
    .where('tenantId', '=', p.tenantId)
    .where('tokenHash', '=', p.tokenHash)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['staffId', 'purpose']),
);

export const deleteExpiredLinks = prepareChange((p: { tenantId: number }) =>
  tables
    .deleteFrom('staffLink')
    .where('tenantId', '=', p.tenantId)
    .where('expiresAt', '<', sql<Date>`now()`),
);

/** Sponsor: another person that may control the account. */
export const setSponsor = prepareChange((p: { tenantId: number; id: number; sponsorId: number | null }) =>
  tables
    .updateTable('staff')
    .set({ sponsorId: p.sponsorId })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id),
);

/** Blocks approvals by this person for a number of hours. */
export const delayApprovals = prepareChange((p: { tenantId: number; id: number; hours: number }) =>
  tables
    .updateTable('staff')
    .set({ approvesFrom: sql`now() + make_interval(hours => ${p.hours}::int)` })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id),
);
