import type { PeerState } from '@onehaul/domain/peer/credit';
import type { StatementState } from '@onehaul/domain/peer/statement';
import type { Language } from '@onehaul/domain/language';
import { type SqlBool, sql } from 'kysely';
import { translatedTextInShop, totalCount } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { unpaidMonthly } from './peer.repository.ts';
import { selectStatements } from './statement.repository.ts';

type Page = { limit: number; offset: number };
type RecordKey = { tenantId: number; shopId: number; id: number };
type Filter = { tenantId: number; shopId: number | null; search: string };

type PeerRow = {
  shopId: number;
  id: number;
  memberCode: string;
  name: string;
  state: PeerState;
  creditMinor: number;
  owedMinor: number;
  dueMinor: number;
  dueOn: string | null;
  isOverdue: boolean;
  termDays: number;
  lineCount: number;
  total: number;
};

/** Paginates first, then computes figures only for the peers on the page. */
const peersIn = (p: Filter & Page & { id: number | null }) => {
  const isAsked = sql<SqlBool>`(
    (${p.shopId}::int is null or peer.shop_id = ${p.shopId}) and (${p.id}::int is null or peer.member_id = ${p.id})
    and (${p.search}::text = '' or peer.name ilike '%' || ${p.search} || '%' or (peer.shop_id, peer.member_id) in (
      select found.shop_id, found.id from member found
      where found.tenant_id = ${p.tenantId} and found.code = upper(${p.search}))))`;
  const page = tables
    .selectFrom('peer')
    .selectAll()
    .select(totalCount)
    .where('peer.tenantId', '=', p.tenantId)
    .where(isAsked)
    .orderBy('peer.shopId')
    .orderBy('peer.name')
    .orderBy('peer.memberId')
    .limit(p.limit)
    .offset(p.offset);
  return tables
    .selectFrom(
      sql<PeerRow>`(
        select peer.shop_id, peer.member_id as id, member.code as member_code,
          peer.name, peer.state, peer.credit_minor, peer.term_days, peer.total,
          coalesce((select sum(total_minor - paid_minor) from shop_order
            where shop_order.tenant_id = peer.tenant_id and shop_order.shop_id = peer.shop_id
              and shop_order.member_id = peer.member_id and ${unpaidMonthly}), 0)::bigint as owed_minor,
          coalesce(due.minor, 0)::bigint as due_minor, due.first as due_on,
          coalesce(due.first < (now() at time zone shop.time_zone)::date, false) as is_overdue,
          (select count(*) from peer_line granted where granted.tenant_id = peer.tenant_id
            and granted.shop_id = peer.shop_id and granted.member_id = peer.member_id) as line_count
        from ${page} peer
        join shop on shop.tenant_id = peer.tenant_id and shop.id = peer.shop_id
        join member on member.tenant_id = peer.tenant_id and member.shop_id = peer.shop_id
          and member.id = peer.member_id
        left join lateral (
          select sum(total_minor) as minor, min(due_on) as first from peer_statement statement
          where statement.tenant_id = peer.tenant_id and statement.shop_id = peer.shop_id
            and statement.member_id = peer.member_id and statement.state = 'issued') due on true)`.as('row'),
    )
    .selectAll()
    .orderBy('row.shopId')
    .orderBy('row.name')
    .orderBy('row.id');
};
export const peerPage = prepare(peersIn);

/** Lines a shop can grant; for a named peer, the lines granted to it. */
const lineColumns = (language: Language) =>
  [
    'line.shopId',
    'line.id',
    'line.code',
    translatedTextInShop(sql`line.names`, language).as('name'),
    'line.isPrivate',
  ] as const;

export const linesOfPeer = prepare((p: RecordKey & { language: Language }) =>
  tables
    .selectFrom('peerLine')
    .innerJoin('line', (join) => sameShop(join, 'line', 'peerLine').onRef('line.id', '=', 'peerLine.lineId'))
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'line.tenantId').onRef('shop.id', '=', 'line.shopId'),
    )
    .select(lineColumns(p.language))
    .where('peerLine.tenantId', '=', p.tenantId)
    .where('peerLine.shopId', '=', p.shopId)
    .where('peerLine.memberId', '=', p.id)
    .orderBy('line.position')
    .orderBy('line.id'),
);

export const linesToGrant = prepare((p: { tenantId: number; language: Language }) =>
  tables
    .selectFrom('line')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'line.tenantId').onRef('shop.id', '=', 'line.shopId'),
    )
    .select(lineColumns(p.language))
    .where('line.tenantId', '=', p.tenantId)
    .where('line.isOpen', '=', true)
    .orderBy('line.shopId')
    .orderBy('line.isPrivate', 'desc')
    .orderBy('line.position')
    .orderBy('line.id'),
);

export const shopsWithPeers = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('shop')
    .select('shop.id')
    .where('shop.tenantId', '=', p.tenantId)
    .where(sql<boolean>`'peers' = any(shop.modules)`)
    .orderBy('shop.id'),
);

const maxKeys = 50;
export const keysOfPeer = prepare((p: RecordKey) =>
  tables
    .selectFrom('apiKey')
    .select(['id', 'name', 'prefix', 'createdAt', 'lastUsedAt', 'revokedAt'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.id)
    .orderBy('id', 'desc')
    .limit(maxKeys),
);

type Terms = { name: string; creditMinor: number; termDays: number; staffId: number };

/**
 * Inserts a peer for an active main account of a shop with the peers module; inserts nothing otherwise or if
 * it is one.
 */
export const insertPeer = prepareChange(
  (p: { tenantId: number; shopId: number; memberCode: string } & Terms) =>
    tables
      .insertInto('peer')
      .columns(['tenantId', 'shopId', 'memberId', 'name', 'creditMinor', 'termDays', 'staffId'])
      .expression((from) =>
        from
          .selectFrom('member')
          .innerJoin('shop', (join) =>
            join.onRef('shop.tenantId', '=', 'member.tenantId').onRef('shop.id', '=', 'member.shopId'),
          )
          .select([
            'member.tenantId',
            'member.shopId',
            'member.id',
            sql<string>`${p.name}::text`.as('name'),
            sql<number>`${p.creditMinor}::bigint`.as('creditMinor'),
            sql<number>`${p.termDays}::int`.as('termDays'),
            sql<number>`${p.staffId}::int`.as('staffId'),
          ])
          .where('member.tenantId', '=', p.tenantId)
          .where('member.shopId', '=', p.shopId)
          .where(sql<boolean>`member.code = upper(${p.memberCode}::text)`)
          .where('member.mainId', 'is', null)
          .where('member.state', '=', 'active')
          .where(sql<boolean>`'peers' = any(shop.modules)`),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('memberId as id'),
);

export const updatePeer = prepareChange((p: RecordKey & Terms) =>
  tables
    .updateTable('peer')
    .set({
      name: p.name,
      creditMinor: p.creditMinor,
      termDays: p.termDays,
      staffId: p.staffId,
      updatedAt: sql`now()`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.id)
    .returning('memberId as id'),
);

export const movePeer = prepareChange((p: RecordKey & { from: PeerState; to: PeerState; staffId: number }) =>
  tables
    .updateTable('peer')
    .set({ state: p.to, staffId: p.staffId, updatedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.id)
    .where('state', '=', p.from)
    .returning('memberId as id'),
);

export const removeOtherLines = prepareChange((p: RecordKey & { lineIds: number[] }) =>
  tables
    .deleteFrom('peerLine')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.id)
    .where(sql<boolean>`line_id <> all(${p.lineIds}::int[])`),
);

/** Lines of another shop are ignored. */
export const addLines = prepareChange((p: RecordKey & { lineIds: number[] }) =>
  tables
    .with('known', (query) =>
      query
        .selectFrom('line')
        .select(['tenantId', 'shopId', 'id'])
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where(sql<boolean>`id = any(${p.lineIds}::int[])`),
    )
    .with('granted', (query) =>
      query
        .insertInto('peerLine')
        .columns(['tenantId', 'shopId', 'memberId', 'lineId'])
        .expression((from) =>
          from
            .selectFrom('known')
            .select(['tenantId', 'shopId', sql<number>`${p.id}::int`.as('memberId'), 'id']),
        )
        .onConflict((conflict) => conflict.doNothing()),
    )
    .selectFrom('known')
    .select(({ fn }) => fn.countAll<number>().as('count')),
);

type StatementFilter = {
  tenantId: number;
  shopId: number | null;
  memberId: number | null;
  state: StatementState | null;
};

export const statementsForStaff = prepare((p: StatementFilter & Page) =>
  selectStatements
    .innerJoin('peer', (join) =>
      sameShop(join, 'peer', 'statement').onRef('peer.memberId', '=', 'statement.memberId'),
    )
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'statement').onRef('member.id', '=', 'statement.memberId'),
    )
    .select([
      'statement.shopId',
      'statement.memberId',
      'member.code as memberCode',
      'peer.name as peerName',
      totalCount,
    ])
    .where('statement.tenantId', '=', p.tenantId)
    .where(
      sql<SqlBool>`((${p.shopId}::int is null or statement.shop_id = ${p.shopId})
        and (${p.memberId}::int is null or statement.member_id = ${p.memberId})
        and (${p.state}::text is null or statement.state = ${p.state}))`,
    )
    .orderBy('statement.month', 'desc')
    .orderBy('statement.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);
