import type { OrderStage } from '@onehaul/domain/order/order-state';
import { sql } from 'kysely';
import type { ReaderPage } from '../../db/page.ts';
import { prepare, tables } from '../../db/statement.ts';

/** List filter; each has its own statement, so that its index applies. */
export type PeerFilter = 'all' | 'stage' | 'numbers';
type PeerOrderQuery = ReaderPage & { memberId: number; stage: OrderStage; numbers: string[] };

type PeerOrderRow = {
  id: number;
  number: string;
  clientNumber: string;
  stage: OrderStage;
  lineName: string;
  countryName: string;
  receiverName: string;
  boxCount: number;
  receivedCount: number;
  totalMinor: number;
  paidMinor: number;
  carrierBillNumber: string | null;
  statementNumber: string | null;
  createdAt: Date;
  shippedAt: Date | null;
};

function matching(p: PeerOrderQuery, filter: PeerFilter) {
  const query = tables
    .selectFrom('shopOrder')
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.memberId', '=', p.memberId)
    .where('shopOrder.kind', '=', 'peer');
  if (filter === 'stage') return query.where('shopOrder.stage', '=', p.stage);
  if (filter === 'all') return query;
  // Matches the peer's own number or the order number; each branch uses its own index.
  return query.where(
    sql<boolean>`shop_order.id in (
      select found.id from shop_order found where found.tenant_id = ${p.tenantId} and found.shop_id = ${p.shopId}
        and found.member_id = ${p.memberId} and found.kind = 'peer' and found.client_number = any(${p.numbers}::text[])
        and found.client_number is not null and found.step <> 'cancelled'
      union all
      select found.id from shop_order found where found.tenant_id = ${p.tenantId} and found.shop_id = ${p.shopId}
        and found.number = any(${p.numbers}::text[]))`,
  );
}

const selectTotal = (p: PeerOrderQuery, filter: PeerFilter) =>
  filter === 'numbers'
    ? matching(p, filter).select(({ fn }) => fn.countAll<number>().as('total'))
    : tables
        .selectFrom('orderTally')
        .select(sql<number>`coalesce(sum(orders), 0)`.as('total'))
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where('memberId', '=', p.memberId)
        .where('kind', '=', 'peer')
        .$if(filter === 'stage', (query) => query.where('stage', '=', p.stage));

const pageOf = (filter: PeerFilter) =>
  prepare((p: PeerOrderQuery) => {
    const page = matching(p, filter)
      .select('shopOrder.id')
      .orderBy('shopOrder.createdAt', 'desc')
      .orderBy('shopOrder.id', 'desc')
      .limit(p.limit)
      .offset(p.offset);
    return tables
      .selectFrom(
        sql<PeerOrderRow>`(
          select o.id, o.number, coalesce(o.client_number, '') as client_number, o.stage,
            app.pick_text(line.names, ${p.language}, ${p.fallback}) as line_name,
            app.pick_text(country.names, ${p.language}, ${p.fallback}) as country_name, o.receiver_name,
            boxes.count as box_count, boxes.received as received_count, o.total_minor, o.paid_minor,
            o.carrier_bill_number,
            (select statement.number from peer_statement_order part
              join peer_statement statement on statement.tenant_id = part.tenant_id
                and statement.shop_id = part.shop_id and statement.id = part.statement_id
              where part.tenant_id = o.tenant_id and part.shop_id = o.shop_id and part.order_id = o.id)
              as statement_number,
            o.created_at, o.shipped_at
          from ${page} page
          join shop_order o on o.tenant_id = ${p.tenantId} and o.shop_id = ${p.shopId} and o.id = page.id
          join line on line.tenant_id = o.tenant_id and line.shop_id = o.shop_id and line.id = o.line_id
          join country on country.id = o.country_id
          left join lateral (
            select count(*) as count, count(received_at) as received from expected_box box
            where box.tenant_id = o.tenant_id and box.shop_id = o.shop_id and box.order_id = o.id) boxes on true)`.as(
          'row',
        ),
      )
      .selectAll('row')
      .select(selectTotal(p, filter).$asScalar().$notNull().as('total'))
      .orderBy('row.createdAt', 'desc')
      .orderBy('row.id', 'desc');
  });

const pages = { all: pageOf('all'), stage: pageOf('stage'), numbers: pageOf('numbers') };
export const peerOrderPage = (filter: PeerFilter) => pages[filter];

export const numbersOfOrders = prepare((p: { tenantId: number; shopId: number; ids: number[] }) =>
  tables
    .selectFrom('shopOrder')
    .select(['id', 'number'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`),
);
