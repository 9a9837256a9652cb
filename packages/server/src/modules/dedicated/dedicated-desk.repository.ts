import type { Language } from '@onehaul/domain/language';
import type { OrderException, OrderStep } from '@onehaul/domain/order/order-state';
import { sql } from 'kysely';
import { translatedTextInShopOrEmpty } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

type TenantScope = { tenantId: number };
/** Filter of the desk; 0 and '' mean no filter. */
type Filter = TenantScope & { queue: string; shopId: number };

/** The queue a booking is in, by what it waits for. */
const bookingQueue = sql<string>`case
  when shop_order.step = 'awaitingArrival' and dedicated_order.is_customs and dedicated_order.box_list_at is null
    then 'boxList'
  when shop_order.step = 'awaitingArrival' then 'arrival'
  when shop_order.step in ('packing', 'packed', 'ready', 'inBatch') then 'house'
  when shop_order.step = 'shipped' then 'away'
  else 'done' end`;

const bookings = tables
  .selectFrom('shopOrder')
  .innerJoin('dedicatedOrder', (join) =>
    sameShop(join, 'dedicatedOrder', 'shopOrder').onRef('dedicatedOrder.orderId', '=', 'shopOrder.id'),
  );

function matching(p: Filter) {
  return bookings
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.kind', '=', sql.lit('dedicated' as const))
    .where(sql<boolean>`(${p.shopId}::int = 0 or shop_order.shop_id = ${p.shopId}::int)`)
    .where(
      sql<boolean>`(${p.queue}::text = '' or ${bookingQueue} = ${p.queue}::text
        or ${p.queue}::text = 'exception' and shop_order.exception is not null)`,
    );
}

const bookingsWithNames = (p: { language: Language }) =>
  bookings
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'shopOrder.tenantId').onRef('shop.id', '=', 'shopOrder.shopId'),
    )
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'shopOrder').onRef('member.id', '=', 'shopOrder.memberId'),
    )
    .innerJoin('line', (join) =>
      sameShop(join, 'line', 'shopOrder').onRef('line.id', '=', 'shopOrder.lineId'),
    )
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'shopOrder').onRef('warehouse.id', '=', 'shopOrder.warehouseId'),
    )
    .innerJoin('country', 'country.id', 'shopOrder.countryId')
    .select(({ ref }) => [
      'shopOrder.shopId',
      'shopOrder.id',
      'shopOrder.number',
      'member.code as memberCode',
      sql<string>`coalesce(member.name, '')`.as('memberName'),
      'shopOrder.goodsName',
      translatedTextInShopOrEmpty(ref('line.names'), p.language).as('lineName'),
      translatedTextInShopOrEmpty(ref('country.names'), p.language).as('countryName'),
      translatedTextInShopOrEmpty(ref('warehouse.names'), p.language).as('warehouseName'),
      sql<OrderStep>`shop_order.step`.as('step'),
      sql<OrderException | null>`shop_order.exception`.as('exception'),
      'shopOrder.exceptionNote',
      'dedicatedOrder.isCustoms',
      'dedicatedOrder.boxListAt',
      'dedicatedOrder.invoiceNumber',
      'shopOrder.totalMinor',
      'shopOrder.paidMinor',
      'shopOrder.createdAt',
      'shopOrder.deliveredAt',
      sql<boolean>`exists (select from track_event t where t.tenant_id = shop_order.tenant_id
        and t.shop_id = shop_order.shop_id and t.order_id = shop_order.id and t.phase = 'cleared')`.as(
        'isCleared',
      ),
      sql<number[]>`(select array[count(*), count(received_at)]::int[] from expected_box e
        where e.tenant_id = shop_order.tenant_id and e.shop_id = shop_order.shop_id
        and e.order_id = shop_order.id)`.as('counts'),
    ]);

export const bookingPage = prepare((p: Filter & { language: Language; limit: number; offset: number }) => {
  // Selects the page first; names and counts only for its rows.
  const page = matching(p)
    .select('shopOrder.id')
    .orderBy('shopOrder.createdAt', 'desc')
    .orderBy('shopOrder.id', 'desc')
    .limit(p.limit)
    .offset(p.offset);
  return bookingsWithNames(p)
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.id', 'in', page)
    .orderBy('shopOrder.createdAt', 'desc')
    .orderBy('shopOrder.id', 'desc');
});
export type DeskRow = NonNullable<(typeof bookingPage)['row']>;

export const bookingCount = prepare((p: Filter) =>
  matching(p).select(({ fn }) => fn.countAll<number>().as('total')),
);

/** Counts per queue. */
export const bookingCounts = prepare((p: Filter) =>
  matching(p).select([
    sql<number>`count(*)::int`.as('all'),
    sql<number>`count(*) filter (where ${bookingQueue} = 'boxList')::int`.as('boxList'),
    sql<number>`count(*) filter (where ${bookingQueue} = 'away')::int`.as('away'),
    sql<number>`count(*) filter (where ${bookingQueue} = 'done')::int`.as('done'),
    sql<number>`count(*) filter (where ${bookingQueue} = 'arrival')::int`.as('arrival'),
    sql<number>`count(*) filter (where ${bookingQueue} = 'house')::int`.as('house'),
    sql<number>`count(*) filter (where shop_order.exception is not null)::int`.as('exception'),
  ]),
);

export const bookingForStaff = prepare(
  (p: TenantScope & { language: Language; shopId: number; id: number }) =>
    bookingsWithNames(p)
      .where('shopOrder.tenantId', '=', p.tenantId)
      .where('shopOrder.shopId', '=', p.shopId)
      .where('shopOrder.id', '=', p.id),
);
