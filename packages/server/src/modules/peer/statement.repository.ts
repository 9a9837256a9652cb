import type { Bill } from '@onehaul/domain/fee/bill';
import type { StatementState, StatementPayMethod } from '@onehaul/domain/peer/statement';
import { type SqlBool, sql } from 'kysely';
import { type ReaderParameters, totalCount } from '../../db/page.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { type PeerScope, unpaidMonthly } from './peer.repository.ts';

type ShopScope = { tenantId: number; shopId: number };
type RecordKey = ShopScope & { id: number };

const isUnbilled = sql<SqlBool>`not exists (select from peer_statement_order part
  where part.tenant_id = shop_order.tenant_id and part.shop_id = shop_order.shop_id
    and part.order_id = shop_order.id)`;

/** Peers with unbilled orders of a past month, by their shop's clock, and no statement of that month. */
export const peersToBill = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom(
      sql<{ shopId: number; memberId: number; month: string }>`(
        select peer.shop_id, peer.member_id, to_char(clock.month_began - interval '1 month', 'YYYY-MM') as month
        from peer
        join shop on shop.tenant_id = peer.tenant_id and shop.id = peer.shop_id
        cross join lateral (select date_trunc('month', now() at time zone shop.time_zone) as month_began) clock
        where peer.tenant_id = ${p.tenantId}
          and not exists (select from peer_statement statement where statement.tenant_id = peer.tenant_id
            and statement.shop_id = peer.shop_id and statement.member_id = peer.member_id
            and statement.month = (clock.month_began - interval '1 month')::date)
          and exists (select from shop_order where shop_order.tenant_id = peer.tenant_id
            and shop_order.shop_id = peer.shop_id and shop_order.member_id = peer.member_id and ${unpaidMonthly}
            and shop_order.shipped_at < clock.month_began at time zone shop.time_zone and ${isUnbilled})
        order by 1, 2)`.as('due'),
    )
    .selectAll(),
);

/** The current date at a shop. */
export const todayOfShop = prepare((p: ShopScope) =>
  tables
    .selectFrom('shop')
    .select(sql<string>`to_char(now() at time zone time_zone, 'YYYY-MM-DD')`.as('today'))
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.shopId),
);

type OrderToBill = { id: number; minor: number; bill: Bill | null };

/** Unbilled orders shipped before the end of a month, row-locked. Late ones go on the next statement. */
export const ordersToBill = prepareChange((p: PeerScope & { month: string }) =>
  tables
    .selectFrom(
      sql<OrderToBill>`(
        select shop_order.id, shop_order.total_minor - shop_order.paid_minor as minor, shop_order.bill from shop_order
        where shop_order.tenant_id = ${p.tenantId} and shop_order.shop_id = ${p.shopId}
          and shop_order.member_id = ${p.memberId} and ${unpaidMonthly} and ${isUnbilled}
          and shop_order.shipped_at < ((${p.month}::text || '-01')::timestamp + interval '1 month') at time zone
            (select time_zone from shop where shop.tenant_id = ${p.tenantId} and shop.id = ${p.shopId})
        order by shop_order.id for update)`.as('billed'),
    )
    .selectAll()
    .orderBy('billed.id'),
);

type NewStatement = PeerScope & { number: string; month: string; orders: number; totalMinor: number };

/** Inserts nothing where the peer already has a statement of that month. */
export const insertStatement = prepareChange((p: NewStatement) =>
  tables
    .insertInto('peerStatement')
    .columns(['tenantId', 'shopId', 'memberId', 'number', 'month', 'orders', 'totalMinor', 'dueOn'])
    .expression((from) =>
      from
        .selectFrom('peer')
        .innerJoin('shop', (join) =>
          join.onRef('shop.tenantId', '=', 'peer.tenantId').onRef('shop.id', '=', 'peer.shopId'),
        )
        .select([
          'peer.tenantId',
          'peer.shopId',
          'peer.memberId',
          sql<string>`${p.number}::text`.as('number'),
          sql<string>`(${p.month}::text || '-01')::date`.as('month'),
          sql<number>`${p.orders}::int`.as('orders'),
          sql<number>`${p.totalMinor}::bigint`.as('totalMinor'),
          sql<string>`(now() at time zone shop.time_zone)::date + peer.term_days`.as('dueOn'),
        ])
        .where('peer.tenantId', '=', p.tenantId)
        .where('peer.shopId', '=', p.shopId)
        .where('peer.memberId', '=', p.memberId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

type Parts = { ids: number[]; minors: number[]; taxMinors: number[] };

export const insertParts = prepareChange((p: ShopScope & Parts & { statementId: number }) =>
  tables
    .insertInto('peerStatementOrder')
    .columns(['tenantId', 'shopId', 'orderId', 'statementId', 'minor', 'taxMinor'])
    .expression(
      sql`select ${p.tenantId}::int, ${p.shopId}::int, part.id, ${p.statementId}::bigint, part.minor, part.tax
        from unnest(${p.ids}::bigint[], ${p.minors}::bigint[], ${p.taxMinors}::bigint[]) part (id, minor, tax)`,
    ),
);

/** A statement as displayed to its peer; `isOverdue` uses the shop's clock. */
const columns = [
  'statement.id',
  'statement.number',
  sql<string>`to_char(statement.month, 'YYYY-MM')`.as('month'),
  'statement.orders',
  'statement.totalMinor',
  'statement.state',
  'statement.dueOn',
  sql<boolean>`(statement.state = 'issued'
    and statement.due_on < (now() at time zone shop.time_zone)::date)`.as('isOverdue'),
  'statement.issuedAt',
  'statement.paidAt',
  'statement.paidBy',
  'statement.transferNumber',
] as const;

export const selectStatements = tables
  .selectFrom('peerStatement as statement')
  .innerJoin('shop', (join) =>
    join.onRef('shop.tenantId', '=', 'statement.tenantId').onRef('shop.id', '=', 'statement.shopId'),
  )
  .select(columns);

export const statementPage = prepare((p: PeerScope & { limit: number; offset: number }) =>
  selectStatements
    .select(totalCount)
    .where('statement.tenantId', '=', p.tenantId)
    .where('statement.shopId', '=', p.shopId)
    .where('statement.memberId', '=', p.memberId)
    .orderBy('statement.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const statementOf = prepare((p: RecordKey) =>
  selectStatements
    .select(['statement.memberId', 'shop.timeZone'])
    .where('statement.tenantId', '=', p.tenantId)
    .where('statement.shopId', '=', p.shopId)
    .where('statement.id', '=', p.id),
);

type StatementLine = {
  orderId: number;
  number: string;
  clientNumber: string;
  lineName: string;
  countryName: string;
  receiverName: string;
  boxCount: number;
  weightGrams: number;
  shippedAt: Date;
  minor: number;
  taxMinor: number;
};

export const linesOfStatement = prepare((p: ReaderParameters & { id: number }) =>
  tables
    .selectFrom(
      sql<StatementLine>`(
        select part.order_id, o.number, coalesce(o.client_number, '') as client_number,
          app.pick_text(line.names, ${p.language}, ${p.fallback}) as line_name,
          app.pick_text(country.names, ${p.language}, ${p.fallback}) as country_name, o.receiver_name,
          boxes.count as box_count, boxes.grams as weight_grams, o.shipped_at, part.minor, part.tax_minor
        from peer_statement_order part
        join shop_order o on o.tenant_id = part.tenant_id and o.shop_id = part.shop_id and o.id = part.order_id
        join line on line.tenant_id = o.tenant_id and line.shop_id = o.shop_id and line.id = o.line_id
        join country on country.id = o.country_id
        cross join lateral (
          select count(*) as count, coalesce(sum(weight_grams), 0) as grams from order_box box
          where box.tenant_id = o.tenant_id and box.shop_id = o.shop_id and box.order_id = o.id) boxes
        where part.tenant_id = ${p.tenantId} and part.shop_id = ${p.shopId} and part.statement_id = ${p.id})`.as(
        'part',
      ),
    )
    .selectAll()
    .orderBy('part.shippedAt')
    .orderBy('part.orderId'),
);

export const partsOfStatement = prepare((p: RecordKey) =>
  tables
    .selectFrom('peerStatementOrder')
    .select(['orderId', 'minor', 'taxMinor'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('statementId', '=', p.id)
    .orderBy('orderId'),
);

/** Row lock until it is paid: of two concurrent payments, the second finds it paid. */
export const lockStatement = prepareChange((p: RecordKey) =>
  tables
    .selectFrom('peerStatement')
    .select(['id', 'memberId', 'number', 'state', 'totalMinor'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .forUpdate(),
);

type Payment = RecordKey & {
  state: StatementState;
  from: StatementState;
  paidBy: StatementPayMethod;
  transferNumber: string;
  staffId: number | null;
};

export const markPaid = prepareChange((p: Payment) =>
  tables
    .updateTable('peerStatement')
    .set({
      state: p.state,
      paidAt: sql`now()`,
      paidBy: p.paidBy,
      transferNumber: p.transferNumber,
      staffId: p.staffId,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', p.from)
    .returning('id'),
);

export const setStatementJournal = prepareChange((p: RecordKey & { journalId: number }) =>
  tables
    .updateTable('peerStatement')
    .set({ journalId: p.journalId })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

/** Marks overdue statements as notified and writes their notices to the outbox, once each. */
export const notifyOverdueStatements = prepareChange((p: { tenantId: number }) =>
  tables
    .with('late', (query) =>
      query
        .updateTable('peerStatement as statement')
        .from('shop')
        .set({ overdueToldAt: sql`now()` })
        .whereRef('shop.tenantId', '=', 'statement.tenantId')
        .whereRef('shop.id', '=', 'statement.shopId')
        .where('statement.tenantId', '=', p.tenantId)
        .where('statement.state', '=', 'issued')
        .where('statement.overdueToldAt', 'is', null)
        .where(sql<boolean>`statement.due_on < (now() at time zone shop.time_zone)::date`)
        .returning([
          'statement.tenantId',
          'statement.shopId',
          'statement.memberId',
          'statement.id',
          'statement.number',
        ]),
    )
    .insertInto('outbox')
    .columns(['tenantId', 'shopId', 'memberId', 'topic', 'subjectId', 'details'])
    .expression((from) =>
      from
        .selectFrom('late')
        .select([
          'tenantId',
          'shopId',
          'memberId',
          sql<string>`'statementOverdue'`.as('topic'),
          'id',
          sql<Record<string, unknown>>`jsonb_build_object('number', number)`.as('details'),
        ]),
    )
    .returning('subjectId'),
);
