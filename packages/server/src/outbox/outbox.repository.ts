import {
  type NoticeChannel,
  type NoticeKind,
  noticeKinds,
  noticeSubject,
  type NoticeSubject,
  noticeChannelDefaults,
} from '@onehaul/domain/notice';
import { sql } from 'kysely';
import { sameShop } from '../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../db/statement.ts';

type Word = string | boolean;

/** Renders a constant table of the domain as SQL literals. */
const ruleRows = (rows: readonly (readonly Word[])[]) =>
  sql.join(rows.map((row) => sql`(${sql.join(row.map((word) => sql.lit(word)))})`));

/** Subject of each kind; a topic without a row here is not a notice. */
const noticeSubjectRows = sql<{ kind: NoticeKind; subject: NoticeSubject }>`(values ${ruleRows(
  noticeKinds.map((kind) => [kind, noticeSubject(kind)]),
)})`.as<'about'>(sql`about (kind, subject)`);

/** Channels possible for each kind, and whether each is the default when the member chose nothing. */
const noticeChannelRows = sql<{
  kind: NoticeKind;
  channel: NoticeChannel;
  isUsual: boolean;
}>`(values ${ruleRows(
  noticeChannelDefaults.map(({ kind, channel, isUsual }) => [kind, channel, isUsual]),
)})`.as<'way'>(sql`way (kind, channel, is_usual)`);

/** Locks waiting rows until the transaction ends; rows locked by another worker are skipped. */
export const lockWaiting = prepareChange((p: { tenantId: number; limit: number }) =>
  tables
    .selectFrom('outbox')
    .select(['id', 'shopId', 'memberId', 'topic', 'subjectId', 'createdAt'])
    .where('tenantId', '=', p.tenantId)
    .where('relayedAt', 'is', null)
    .orderBy('id')
    .limit(p.limit)
    .forUpdate()
    .skipLocked(),
);
export type WaitingEvent = NonNullable<(typeof lockWaiting)['row']>;

/** Whether the member can currently be reached on the way's channel. */
const isReachable = sql<boolean>`case way.channel
  when 'mail' then coalesce(member.email, '') <> ''
  when 'sms' then member.phone_proved_at is not null
  else exists (select from push_device device
    where device.tenant_id = member.tenant_id and device.shop_id = member.shop_id and device.member_id = member.id)
  end`;

/**
 * Inserts notices, once per event however often it is relayed, and their deliveries: the possible channels
 * the member chose, or the default ones where nothing was chosen.
 */
export const insertNotices = prepareChange((p: { tenantId: number; ids: number[]; channels: string[] }) =>
  tables
    .with('told', (query) =>
      query
        .insertInto('notice')
        .columns([
          'tenantId',
          'shopId',
          'memberId',
          'outboxId',
          'kind',
          'subject',
          'subjectId',
          'details',
          'createdAt',
        ])
        .expression((from) =>
          from
            .selectFrom('outbox')
            .innerJoin(noticeSubjectRows, 'about.kind', 'outbox.topic')
            .select([
              'outbox.tenantId',
              'outbox.shopId',
              'outbox.memberId',
              'outbox.id',
              'about.kind',
              'about.subject',
              'outbox.subjectId',
              'outbox.details',
              'outbox.createdAt',
            ])
            .where('outbox.tenantId', '=', p.tenantId)
            .where(sql<boolean>`outbox.id = any(${p.ids}::bigint[])`)
            .orderBy('outbox.id'),
        )
        .onConflict((conflict) => conflict.columns(['tenantId', 'outboxId', 'memberId']).doNothing())
        .returning(['tenantId', 'shopId', 'id', 'memberId', 'kind']),
    )
    .insertInto('noticeDelivery')
    .columns(['tenantId', 'shopId', 'noticeId', 'memberId', 'channel'])
    .expression((from) =>
      from
        .selectFrom('told')
        .innerJoin('member', (join) =>
          sameShop(join, 'member', 'told').onRef('member.id', '=', 'told.memberId'),
        )
        .innerJoin(noticeChannelRows, 'way.kind', 'told.kind')
        .leftJoin('noticeChoice', (join) =>
          sameShop(join, 'noticeChoice', 'told')
            .onRef('noticeChoice.memberId', '=', 'told.memberId')
            .onRef('noticeChoice.kind', '=', 'told.kind')
            .onRef('noticeChoice.channel', '=', 'way.channel'),
        )
        .select(['told.tenantId', 'told.shopId', 'told.id', 'told.memberId', 'way.channel'])
        .where('member.state', '=', 'active')
        .where(sql<boolean>`way.channel = any(${p.channels}::text[])`)
        .where(sql<boolean>`coalesce(notice_choice.is_on, way.is_usual)`)
        .where(isReachable),
    ),
);

export const markRelayed = prepareChange((p: { tenantId: number; ids: number[] }) =>
  tables
    .updateTable('outbox')
    .set({ relayedAt: sql<Date>`now()` })
    .where('tenantId', '=', p.tenantId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`),
);

type MemberScope = { tenantId: number; shopId: number; memberId: number };

/** A member's newest event: the starting point of an open page. */
export const findNewestEvent = prepare((p: MemberScope) =>
  tables
    .selectFrom('outbox')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .orderBy('id', 'desc')
    .limit(1),
);

/**
 * Recently relayed events of a member after one the page has seen, newest first. Before it is relayed an event
 * has no notice yet: a page told of it would find nothing, and would not be told again. Events are not relayed in
 * id order, so those of the preceding 30 seconds are repeated.
 */
export const findEventsAfter = prepare((p: MemberScope & { after: number; seconds: number; limit: number }) =>
  tables
    .selectFrom('outbox')
    .select(['id', 'topic', 'subjectId'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where(sql<boolean>`relayed_at > now() - make_interval(secs => ${p.seconds}::int)`)
    .where(
      sql<boolean>`(id > ${p.after}::bigint or relayed_at > (select seen.relayed_at - interval '30 seconds'
        from outbox seen where seen.tenant_id = ${p.tenantId} and seen.id = ${p.after}::bigint))`,
    )
    .orderBy('id', 'desc')
    .limit(p.limit),
);
export type OutboxEvent = NonNullable<(typeof findEventsAfter)['row']>;
