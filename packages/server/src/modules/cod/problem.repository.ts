import type { CodProblem } from '@onehaul/domain/cod/problem';
import { sql } from 'kysely';
import type { ReaderPage } from '../../db/page.ts';
import { prepare, tables } from '../../db/statement.ts';
import { selectCodOrders } from './cod-order.repository.ts';

type MemberScope = { tenantId: number; shopId: number; memberId: number };
type ProblemOrder = { id: number; problem: CodProblem };

/** All problem orders, each kind through its own index; an order may appear for several reasons. */
const problemOrders = (p: MemberScope) => sql<ProblemOrder>`(
  select order_id as id, 'refused' as problem from cod_order
  where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and member_id = ${p.memberId} and state = 'refused'
  union all
  select id, 'returning' from shop_order
  where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and member_id = ${p.memberId} and kind = 'cod'
    and stage = 'shipped' and exists (select from track_event event where event.tenant_id = shop_order.tenant_id
      and event.shop_id = shop_order.shop_id and event.order_id = shop_order.id and event.phase = 'returning')
  union all
  select id, 'exception' from shop_order
  where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and member_id = ${p.memberId} and kind = 'cod'
    and exception is not null
  union all
  select id, 'stock' from shop_order
  where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and member_id = ${p.memberId} and kind = 'cod'
    and stage = 'awaitingArrival' and exists (
      select from order_item item
      left join stock on stock.tenant_id = item.tenant_id and stock.shop_id = item.shop_id
        and stock.sku_id = item.sku_id and stock.warehouse_id = shop_order.warehouse_id
      where item.tenant_id = shop_order.tenant_id and item.shop_id = shop_order.shop_id
        and item.order_id = shop_order.id
        and item.quantity - item.bound > coalesce(stock.on_hand - stock.reserved, 0))
  union all
  select distinct line.order_id, 'money' from cod_statement_line line
  join cod_order on cod_order.tenant_id = line.tenant_id and cod_order.shop_id = line.shop_id
    and cod_order.order_id = line.order_id
  where line.tenant_id = ${p.tenantId} and line.shop_id = ${p.shopId} and line.order_id is not null
    and line.outcome <> 'matched' and line.resolution is null and cod_order.member_id = ${p.memberId})`;

export const codProblemPage = prepare((p: ReaderPage & { memberId: number; problem: CodProblem | null }) =>
  selectCodOrders(p)
    .innerJoin(
      // Pages before joining names: there may be as many problems as orders waiting for stock.
      sql<ProblemOrder & { total: number }>`(
        select id, problem, count(*) over () as total from ${problemOrders(p)} found
        where ${p.problem}::text is null or problem = ${p.problem}::text
        order by id desc, problem limit ${p.limit} offset ${p.offset})`.as('page'),
      (join) => join.onRef('page.id', '=', 'shopOrder.id'),
    )
    .select(['page.problem', 'page.total'])
    .orderBy('shopOrder.id', 'desc')
    .orderBy('page.problem'),
);

export const countCodProblems = prepare((p: MemberScope) =>
  tables
    .selectFrom(problemOrders(p).as('found'))
    .select(['problem', sql<number>`count(*)`.as('orders')])
    .groupBy('problem'),
);
