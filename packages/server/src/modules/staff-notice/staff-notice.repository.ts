import { maxUnreadStaffNotices } from '@onehaul/contract/console/staff-notices';
import { staffNoticeDays, type StaffNoticeKind } from '@onehaul/domain/staff/staff-notice';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { batchRows } from '../../jobs/repeat-in-batches.ts';

/** What a person may see: the kinds of their permissions and, for people with limits, those of their shops. */
export type Reader = { staffId: number; kinds: StaffNoticeKind[]; shopIds: number[] | null };

const ownNotices = (p: Reader & { tenantId: number }) =>
  tables
    .selectFrom('staffNotice')
    .where('tenantId', '=', p.tenantId)
    .where('staffId', '=', p.staffId)
    .where(sql<boolean>`kind = any(${p.kinds}::text[])`)
    .where(sql<boolean>`(${p.shopIds}::int[] is null or shop_id = any(${p.shopIds}::int[]))`);

export const noticesBefore = prepare(
  (p: Reader & { tenantId: number; before: number | null; limit: number }) =>
    ownNotices(p)
      .select([
        'id',
        'kind',
        'shopId',
        'subjectId',
        'details',
        'createdAt',
        sql<boolean>`read_at is not null`.as('isRead'),
      ])
      .where(sql<boolean>`id < coalesce(${p.before}::bigint, 9223372036854775807)`)
      .orderBy('id', 'desc')
      .limit(p.limit),
);
export type NoticeRow = NonNullable<(typeof noticesBefore)['row']>;

/** Counted up to what a badge shows. */
export const countUnread = prepare((p: Reader & { tenantId: number }) =>
  tables
    .selectFrom(
      ownNotices(p).select('id').where('readAt', 'is', null).limit(sql.lit(maxUnreadStaffNotices)).as('some'),
    )
    .select(sql<number>`count(*)::int`.as('unread')),
);

type Own = { tenantId: number; staffId: number };

const markReadWhere = (p: Own) =>
  tables
    .updateTable('staffNotice')
    .set({ readAt: sql<Date>`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('staffId', '=', p.staffId)
    .where('readAt', 'is', null);

export const markRead = prepareChange((p: Own & { ids: number[] }) =>
  markReadWhere(p).where(sql<boolean>`id = any(${p.ids}::bigint[])`),
);

export const markReadThrough = prepareChange((p: Own & { through: number }) =>
  markReadWhere(p).where('id', '<=', p.through),
);

export const ownChoices = prepare((p: Own) =>
  tables
    .selectFrom('staffNoticeChoice')
    .select([sql<StaffNoticeKind>`kind`.as('kind'), 'isMailed'])
    .where('tenantId', '=', p.tenantId)
    .where('staffId', '=', p.staffId),
);

export const mailAddressOf = prepare((p: Own) =>
  tables
    .selectFrom('staff')
    .select('email')
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.staffId)
    .where('state', '<>', 'visitor'),
);

export const upsertChoice = prepareChange((p: Own & { kind: StaffNoticeKind; isMailed: boolean }) =>
  tables
    .insertInto('staffNoticeChoice')
    .values({ tenantId: p.tenantId, staffId: p.staffId, kind: p.kind, isMailed: p.isMailed })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'staffId', 'kind']).doUpdateSet({ isMailed: p.isMailed }),
    ),
);

export const deleteOldNotices = prepareChange((p: { tenantId: number }) =>
  tables
    .deleteFrom('staffNotice')
    .where('tenantId', '=', p.tenantId)
    .where(
      sql<boolean>`id in (select id from staff_notice where tenant_id = ${p.tenantId}
        and created_at < now() - make_interval(days => ${sql.lit(staffNoticeDays)})
        order by created_at limit ${sql.lit(batchRows)})`,
    )
    .returning('id'),
);
