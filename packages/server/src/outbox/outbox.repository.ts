import { isMailed, noticeKinds } from '@onehaul/domain/notice';
import { sql } from 'kysely';
import { prepare, tables } from '../db/statement.ts';

const mailedKinds = noticeKinds.filter(isMailed);
const textArray = (words: readonly string[]) => sql`array[${sql.join(words.map((word) => sql.lit(word)))}]`;

/** One look at an index that is empty almost always. */
export const anyWaiting = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('outbox')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('relayedAt', 'is', null)
    .limit(1),
);

/** What waits, held until the transaction ends; what another worker holds is left to it. */
export const takeWaiting = prepare((p: { tenantId: number; limit: number }) =>
  tables
    .selectFrom('outbox')
    .select(['id', 'shopId', 'memberId', 'topic', 'subjectId'])
    .where('tenantId', '=', p.tenantId)
    .where('relayedAt', 'is', null)
    .orderBy('id')
    .limit(p.limit)
    .forUpdate()
    .skipLocked(),
);
export type Waiting = NonNullable<(typeof takeWaiting)['row']>;

/** What members are told, once for each event however often it is relayed, and whether a mail follows. */
export const insertNotices = prepare((p: { tenantId: number; ids: number[] }) =>
  tables
    .with('told', (query) =>
      query
        .selectFrom('outbox')
        .innerJoin('member', (join) =>
          join
            .onRef('member.tenantId', '=', 'outbox.tenantId')
            .onRef('member.shopId', '=', 'outbox.shopId')
            .onRef('member.id', '=', 'outbox.memberId'),
        )
        .selectAll('outbox')
        .select(
          sql<boolean>`outbox.topic = any(${textArray(mailedKinds)}) and member.mail_notices
            and member.state = 'active' and coalesce(member.email, '') <> ''`.as('isMailed'),
        )
        .where('outbox.tenantId', '=', p.tenantId)
        .where(sql<boolean>`outbox.id = any(${p.ids}::bigint[])`)
        .where(sql<boolean>`outbox.topic = any(${textArray(noticeKinds)})`),
    )
    .insertInto('notice')
    .columns([
      'tenantId',
      'shopId',
      'memberId',
      'outboxId',
      'kind',
      'subjectId',
      'details',
      'createdAt',
      'mailState',
      'mailAt',
    ])
    .expression((from) =>
      from
        .selectFrom('told')
        .select([
          'tenantId',
          'shopId',
          'memberId',
          'id',
          sql<'parcelStored'>`topic`.as('kind'),
          'subjectId',
          'details',
          'createdAt',
          sql<'none'>`case when is_mailed then 'due' else 'none' end`.as('mailState'),
          sql<Date | null>`case when is_mailed then now() end`.as('mailAt'),
        ])
        .orderBy('id'),
    )
    .onConflict((conflict) => conflict.columns(['tenantId', 'outboxId', 'memberId']).doNothing()),
);

export const markRelayed = prepare((p: { tenantId: number; ids: number[] }) =>
  tables
    .updateTable('outbox')
    .set({ relayedAt: sql<Date>`now()` })
    .where('tenantId', '=', p.tenantId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`),
);

type OfMember = { tenantId: number; shopId: number; memberId: number };

/** Of a member, the newest event there is: what an open page counts from. */
export const newestOfMember = prepare((p: OfMember) =>
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
 * What happened to a member lately, after an event the page has seen. Transactions do not end in the order of their
 * ids: what began shortly before that event may have come after it, so those are told again. The newest come first.
 */
export const eventsAfter = prepare((p: OfMember & { after: number; seconds: number; limit: number }) =>
  tables
    .selectFrom('outbox')
    .select(['id', 'topic', 'subjectId'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where(sql<boolean>`created_at > now() - make_interval(secs => ${p.seconds}::int)`)
    .where(
      sql<boolean>`(id > ${p.after}::bigint or created_at > (select seen.created_at - interval '30 seconds'
        from outbox seen where seen.tenant_id = ${p.tenantId} and seen.id = ${p.after}::bigint))`,
    )
    .orderBy('id', 'desc')
    .limit(p.limit),
);
export type OutboxEvent = NonNullable<(typeof eventsAfter)['row']>;
