import type { PageRequest } from '@onehaul/contract/wire';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { findPage, type ReaderPage, totalCount } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import type { Tables } from '../../db/tables.ts';
import type { MemberContext } from '../../http/context.ts';

type Shop = { tenantId: number; shopId: number };
type OneSession = Shop & { id: string };
export type EndedBy = NonNullable<Tables['session']['endedBy']>;
export type SignInMethod = Tables['session']['method'];

/** A session expires a day after its last refresh, and never after its absolute end (A10). */
const dayFromNow = (end: RawBuilder<Date>) => sql<Date>`least(now() + interval '1 day', ${end})`;
/** Grace period for tabs that refresh concurrently with the same token. */
const reuseGraceStart = sql<Date>`now() - interval '10 seconds'`;

type NewSession = OneSession & {
  memberId: number;
  method: SignInMethod;
  refreshHash: Buffer;
  browser: string;
  address: string;
  /** Days until the absolute end of the session. */
  days: number;
  /** Whether the sign-in itself counts as a proof of person. */
  isProved: boolean;
};

const daysFromNow = (days: number) => sql<Date>`now() + make_interval(days => ${days}::int)`;

export const insertSession = prepareChange((p: NewSession) =>
  tables.insertInto('session').values({
    tenantId: p.tenantId,
    shopId: p.shopId,
    id: p.id,
    memberId: p.memberId,
    method: p.method,
    refreshHash: p.refreshHash,
    expiresAt: dayFromNow(daysFromNow(p.days)),
    endsAt: daysFromNow(p.days),
    provedAt: sql<Date | null>`case when ${p.isProved}::boolean then now() end`,
    browser: p.browser,
    address: p.address,
  }),
);

/** The live session of a token with its active member; a sub-account also needs an active main account. */
const callerOfSession = prepare((p: OneSession & { memberId: number }) =>
  tables
    .selectFrom('session')
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'session').onRef('member.id', '=', 'session.memberId'),
    )
    .leftJoin('member as main', (join) =>
      sameShop(join, 'main', 'member').onRef('main.id', '=', 'member.mainId'),
    )
    .select(['member.id', 'member.mainId', 'member.passwordIsGiven'])
    .where('session.tenantId', '=', p.tenantId)
    .where('session.shopId', '=', p.shopId)
    .where('session.id', '=', p.id)
    .where('session.memberId', '=', p.memberId)
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', sql<Date>`now()`)
    .where('member.state', '=', 'active')
    .where(sql<boolean>`coalesce(main.state, 'active') = 'active'`),
);

export function findCaller(db: Db, session: { shopId: number; id: string; memberId: number }) {
  return db.first(callerOfSession, session);
}

type OwnSession = OneSession & { memberId: number; minutes: number };

export const provedSession = prepare((p: OwnSession) =>
  tables
    .selectFrom('session')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('memberId', '=', p.memberId)
    .where('endedAt', 'is', null)
    .where('provedAt', '>', sql<Date>`now() - make_interval(mins => ${p.minutes}::int)`),
);

export const proveSession = prepareChange((p: OwnSession) =>
  tables
    .updateTable('session')
    .set({ provedAt: sql<Date>`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('memberId', '=', p.memberId)
    .where('endedAt', 'is', null)
    .returning(sql<Date>`proved_at + make_interval(mins => ${p.minutes}::int)`.as('provedUntil')),
);

/** Rotates the token of a live session; of concurrent requests with one token, only the first succeeds. */
export const replaceToken = prepareChange((p: OneSession & { hash: Buffer; nextHash: Buffer }) =>
  tables
    .updateTable('session')
    .set({
      previousHash: sql<Buffer>`session.refresh_hash`,
      refreshHash: p.nextHash,
      refreshedAt: sql<Date>`now()`,
      expiresAt: dayFromNow(sql<Date>`session.ends_at`),
    })
    .from('member')
    .where('session.tenantId', '=', p.tenantId)
    .where('session.shopId', '=', p.shopId)
    .where('session.id', '=', p.id)
    .where('session.refreshHash', '=', p.hash)
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', sql<Date>`now()`)
    .whereRef('member.tenantId', '=', 'session.tenantId')
    .whereRef('member.shopId', '=', 'session.shopId')
    .whereRef('member.id', '=', 'session.memberId')
    .where('member.state', '=', 'active')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('member.mainId', 'is', null),
        exists(
          selectFrom('member as main')
            .select('main.id')
            .where('main.tenantId', '=', p.tenantId)
            .where('main.shopId', '=', p.shopId)
            .whereRef('main.id', '=', 'member.mainId')
            .where('main.state', '=', 'active'),
        ),
      ]),
    )
    .returning(['member.id as memberId', 'member.mainId']),
);

/** Ends a live session on token reuse: neither the current token nor one replaced within the grace period. */
export const endForReuse = prepareChange((p: OneSession & { hash: Buffer }) =>
  tables
    .updateTable('session')
    .set({ endedAt: sql<Date>`now()`, endedBy: 'reuse' })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('endedAt', 'is', null)
    .where('refreshHash', '<>', p.hash)
    .where(sql<boolean>`(previous_hash is distinct from ${p.hash} or refreshed_at <= ${reuseGraceStart})`)
    .returning(['id', 'memberId']),
);

/** Whether the token was replaced within the grace period of a live session. */
export const wasJustReplaced = prepare((p: OneSession & { hash: Buffer }) =>
  tables
    .selectFrom('session')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('endedAt', 'is', null)
    .where('previousHash', '=', p.hash)
    .where('refreshedAt', '>', reuseGraceStart),
);

/** Ends one session; restricted to a member when one is passed. */
export const endSession = prepareChange((p: OneSession & { memberId: number | null; by: EndedBy }) =>
  tables
    .updateTable('session')
    .set({ endedAt: sql<Date>`now()`, endedBy: p.by })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('endedAt', 'is', null)
    .where(sql<boolean>`(${p.memberId}::int is null or member_id = ${p.memberId}::int)`)
    .returning('id'),
);

export const endSessionsOfMember = prepareChange(
  (p: Shop & { memberId: number; except: string | null; by: EndedBy }) =>
    tables
      .updateTable('session')
      .set({ endedAt: sql<Date>`now()`, endedBy: p.by })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId)
      .where('endedAt', 'is', null)
      .where(sql<boolean>`id is distinct from ${p.except}::uuid`)
      .returning('id'),
);

const sessionPage = prepare((p: ReaderPage & { memberId: number }) =>
  tables
    .selectFrom('session')
    .select([
      'id',
      'method',
      'browser',
      sql<string>`host(address)`.as('address'),
      'createdAt as startedAt',
      'refreshedAt as usedAt',
      sql<Date | null>`coalesce(ended_at, case when expires_at <= now() then expires_at end)`.as('endedAt'),
      totalCount,
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('createdAt', '>', sql<Date>`now() - interval '90 days'`)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(p.limit)
    .offset(p.offset),
);

/** The member's sign-ins of the last 90 days. */
export async function findSessions(context: MemberContext, page: PageRequest) {
  const { id: memberId, sessionId } = context.member;
  const { items, total: count } = await findPage(context, sessionPage, page, { memberId });
  return { items: items.map((item) => ({ ...item, isCurrent: item.id === sessionId })), total: count };
}
