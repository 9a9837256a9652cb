import type { NoticeSubject } from '@onehaul/domain/notice';
import { type RawBuilder, sql } from 'kysely';
import type { ReaderPage } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type MemberScope = { tenantId: number; shopId: number; memberId: number };

/** Cap of the row count: no user pages that far, and counting 100,000 notices costs more than the page. */
const maxCounted = 1000;

type PageOfNotices = ReaderPage & {
  memberId: number;
  isUnreadOnly: boolean;
  subject: NoticeSubject | null;
};

/** Notices, newest first, with the current warehouse of their parcel and the shop's time zone. */
const noticesBy = (about: (p: PageOfNotices, alias: 'notice' | 'own') => RawBuilder<boolean>) =>
  prepare((p: PageOfNotices) =>
    tables
      .selectFrom('notice')
      .innerJoin('shop', (join) =>
        join.onRef('shop.tenantId', '=', 'notice.tenantId').onRef('shop.id', '=', 'notice.shopId'),
      )
      .leftJoin('member', (join) =>
        sameShop(join, 'member', 'notice').onRef('member.id', '=', 'notice.memberId'),
      )
      .leftJoin('noticeTemplate as template', (join) =>
        sameShop(join, 'template', 'notice')
          .onRef('template.kind', '=', 'notice.kind')
          .on('template.channel', '=', 'page'),
      )
      .leftJoin('parcel', (join) =>
        sameShop(join, 'parcel', 'notice')
          .onRef('parcel.id', '=', 'notice.subjectId')
          .on('notice.subject', '=', 'parcel'),
      )
      .leftJoin('warehouse', (join) =>
        sameShop(join, 'warehouse', 'parcel').onRef('warehouse.id', '=', 'parcel.warehouseId'),
      )
      .select([
        'notice.id',
        'notice.kind',
        'notice.subjectId',
        'notice.details',
        'notice.createdAt',
        sql<boolean>`notice.read_at is not null`.as('isRead'),
        'warehouse.names as warehouseNames',
        'shop.names as shopNames',
        'shop.languages as shopLanguages',
        'shop.timeZone',
        'member.name',
        'template.subjects',
        'template.bodies',
        sql<number>`(select count(*) from (select from notice own where own.tenant_id = ${p.tenantId}
        and own.shop_id = ${p.shopId} and own.member_id = ${p.memberId}
        and (own.read_at is null or not ${p.isUnreadOnly}::boolean)
        and ${about(p, 'own')} limit ${sql.lit(maxCounted)}) counted)`.as('total'),
      ])
      .where('notice.tenantId', '=', p.tenantId)
      .where('notice.shopId', '=', p.shopId)
      .where('notice.memberId', '=', p.memberId)
      .where(sql<boolean>`(notice.read_at is null or not ${p.isUnreadOnly}::boolean)`)
      .where(about(p, 'notice'))
      .orderBy('notice.id', 'desc')
      .limit(p.limit)
      .offset(p.offset),
  );

export const noticePage = noticesBy(() => sql<boolean>`true`);
/** A separate statement, so that a rare subject is read from its index instead of filtering all notices. */
export const noticePageAbout = noticesBy(
  (p, alias) => sql<boolean>`${sql.ref(`${alias}.subject`)} = ${p.subject}::text`,
);

/** Capped at what the badge shows. */
export const countUnread = prepare((p: MemberScope) =>
  tables
    .selectFrom((query) =>
      query
        .selectFrom('notice')
        .select('id')
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where('memberId', '=', p.memberId)
        .where('readAt', 'is', null)
        .limit(sql.lit(maxCounted))
        .as('some'),
    )
    .select(sql<number>`count(*)`.as('unread')),
);

/** Marks the listed notices, or all when the list is empty. */
export const markRead = prepareChange((p: MemberScope & { ids: number[] }) =>
  tables
    .with('marked', (query) =>
      query
        .updateTable('notice')
        .set({ readAt: sql<Date>`now()` })
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where('memberId', '=', p.memberId)
        .where('readAt', 'is', null)
        .where(sql<boolean>`(cardinality(${p.ids}::bigint[]) = 0 or id = any(${p.ids}::bigint[]))`)
        .returning('id'),
    )
    .selectFrom('marked')
    .select(sql<number>`count(*)`.as('marked')),
);
