import type { Language } from '@onehaul/domain/language';
import type { StaffNoticeKind } from '@onehaul/domain/staff/staff-notice';
import { sql } from 'kysely';
import { holdingColumns } from '../../db/holding-columns.ts';
import { prepareChange, tables } from '../../db/statement.ts';

/**
 * Leases due mails: counts the try and postpones the next one before anything is sent, so a process that dies repeats
 * rather than loses, and no two workers send the same one. Exponential backoff starting at one minute.
 */
export const leaseDueMails = prepareChange((p: { tenantId: number; limit: number }) =>
  tables
    .with('due', (query) =>
      query
        .selectFrom('staffNotice')
        .select('id')
        .where('tenantId', '=', p.tenantId)
        .where('mailState', '=', 'due')
        .where('mailDueAt', '<=', sql<Date>`now()`)
        .orderBy('mailDueAt')
        .limit(p.limit)
        .forUpdate()
        .skipLocked(),
    )
    .with('taken', (query) =>
      query
        .updateTable('staffNotice')
        .from('due')
        .set({
          mailTries: sql<number>`mail_tries + 1`,
          mailDueAt: sql<Date>`now() + interval '1 minute' * power(2, mail_tries)`,
        })
        .where('staffNotice.tenantId', '=', p.tenantId)
        .whereRef('staffNotice.id', '=', 'due.id')
        .returningAll('staffNotice'),
    )
    .selectFrom('taken')
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'taken.tenantId').onRef('staff.id', '=', 'taken.staffId'),
    )
    .innerJoin('tenant', 'tenant.tenantId', 'taken.tenantId')
    .leftJoin('staffNoticeChoice as choice', (join) =>
      join
        .onRef('choice.tenantId', '=', 'taken.tenantId')
        .onRef('choice.staffId', '=', 'taken.staffId')
        .onRef('choice.kind', '=', 'taken.kind'),
    )
    .select([
      'taken.tenantId',
      'taken.id',
      sql<StaffNoticeKind>`taken.kind`.as('kind'),
      'taken.shopId',
      'taken.subjectId',
      'taken.details',
      'taken.createdAt',
      'taken.mailTries as tries',
      'staff.name',
      'staff.email',
      sql<Language>`staff.language`.as('language'),
      'staff.roles',
      'tenant.name as company',
      // Not read in the meantime, not switched off, not too old, and the person still works here.
      sql<boolean>`taken.read_at is null and coalesce(choice.is_mailed, true) and staff.state = 'active'
        and taken.created_at > now() - interval '1 day'`.as('isWanted'),
    ])
    .select(holdingColumns)
    .orderBy('taken.id'),
);
export type DueMail = NonNullable<(typeof leaseDueMails)['row']>;

export const settleMail = prepareChange(
  (p: { tenantId: number; id: number; state: 'sent' | 'failed' | 'dropped' }) =>
    tables
      .updateTable('staffNotice')
      .set({ mailState: p.state })
      .where('tenantId', '=', p.tenantId)
      .where('id', '=', p.id)
      .where('mailState', '=', 'due'),
);
