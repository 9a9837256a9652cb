import type { ConfirmationState } from '@onehaul/domain/customs/confirmation-state';
import type { OrderKind } from '@onehaul/domain/order/order-kind';
import type { OrderStage } from '@onehaul/domain/order/order-state';
import type { TrackPhase } from '@onehaul/domain/tracking/phase';
import { type Expression, sql } from 'kysely';
import { type ReaderPage, type ReaderParameters, translatedText } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

/** Filters of a member's list. Each combination has its own prepared statement, served by its index. */
export type OrderFilters = {
  readonly hasStage: boolean;
  readonly hasKind: boolean;
  readonly hasSearch: boolean;
  readonly hasWarehouse: boolean;
  readonly hasLine: boolean;
  readonly hasFrom: boolean;
  readonly hasBefore: boolean;
};
type MemberScope = { tenantId: number; shopId: number; memberId: number };
type OrderFilter = {
  memberId: number;
  stage: OrderStage;
  kind: OrderKind;
  search: string;
  afterSearch: string;
  warehouseId: number;
  lineId: number;
  createdFrom: Date;
  createdBefore: Date;
};

/** Cap of the row count where no tally applies: no user pages that far, and counting on is expensive. */
const maxCounted = 10_000;

/** Row-level security keeps `LIKE`, which is not leakproof, out of index conditions; these are leakproof. */
const startsWith = (column: Expression<unknown>, first: string, after: string) =>
  sql<boolean>`(${column} ~>=~ ${first} and ${column} ~<~ ${after})`;

/** Ids of orders whose own, carrier bill or parcel number has the prefix; each part uses its own index. */
function orderIdsByNumberPrefix(p: MemberScope & OrderFilter) {
  const own = tables
    .selectFrom('shopOrder as found')
    .select('found.id')
    .where('found.tenantId', '=', p.tenantId)
    .where('found.shopId', '=', p.shopId)
    .where('found.memberId', '=', p.memberId);
  return own
    .where(({ ref }) => startsWith(ref('found.number'), p.search, p.afterSearch))
    .union(
      own
        .where('found.carrierBillNumber', 'is not', null)
        .where(({ ref }) => startsWith(ref('found.carrierBillNumber'), p.search, p.afterSearch)),
    )
    .union(
      tables
        .selectFrom('parcel')
        .innerJoin('orderParcel', (join) =>
          sameShop(join, 'orderParcel', 'parcel').onRef('orderParcel.parcelId', '=', 'parcel.id'),
        )
        .select('orderParcel.orderId as id')
        .where('parcel.tenantId', '=', p.tenantId)
        .where('parcel.shopId', '=', p.shopId)
        .where('parcel.memberId', '=', p.memberId)
        .where(({ ref }) => startsWith(ref('parcel.courierNumber'), p.search, p.afterSearch)),
    );
}

function matching(p: MemberScope & OrderFilter, filters: OrderFilters) {
  let query = tables
    .selectFrom('shopOrder')
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.memberId', '=', p.memberId);
  if (filters.hasStage) query = query.where('shopOrder.stage', '=', p.stage);
  if (filters.hasKind) query = query.where('shopOrder.kind', '=', p.kind);
  if (filters.hasWarehouse) query = query.where('shopOrder.warehouseId', '=', p.warehouseId);
  if (filters.hasLine) query = query.where('shopOrder.lineId', '=', p.lineId);
  if (filters.hasFrom) query = query.where('shopOrder.createdAt', '>=', p.createdFrom);
  if (filters.hasBefore) query = query.where('shopOrder.createdAt', '<', p.createdBefore);
  // An array instead of a joined subquery: the planner cannot estimate how few numbers match, and with some
  // statistics samples it read every order of the stage instead.
  if (filters.hasSearch)
    query = query.where(
      ({ ref }) => sql<boolean>`${ref('shopOrder.id')} = any(array(${orderIdsByNumberPrefix(p)}))`,
    );
  return query;
}

/** A stage's or the grand total comes from the tally table; narrower filters count up to `maxCounted`. */
function totalOf(p: MemberScope & OrderFilter, { hasStage, hasKind, ...narrower }: OrderFilters) {
  if (Object.values(narrower).some(Boolean)) {
    return tables
      .selectFrom(
        matching(p, { hasStage, hasKind, ...narrower })
          .select(sql<number>`1`.as('one'))
          .limit(sql<number>`${sql.lit(maxCounted)}`)
          .as('counted'),
      )
      .select(({ fn }) => fn.countAll<number>().as('total'));
  }
  const tally = tables
    .selectFrom('orderTally')
    .select(sql<number>`coalesce(sum(orders), 0)`.as('total'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId);
  const ofKind = hasKind ? tally.where('kind', '=', p.kind) : tally;
  return hasStage ? ofKind.where('stage', '=', p.stage) : ofKind;
}

const ownColumns = [
  'shopOrder.id',
  'shopOrder.number',
  'shopOrder.kind',
  'shopOrder.state',
  'shopOrder.step',
  'shopOrder.stage',
  'shopOrder.payPolicy',
  'shopOrder.version',
  'shopOrder.goodsName',
  'shopOrder.receiverName',
  'shopOrder.receiverPhone',
  'shopOrder.receiverTelephone',
  'shopOrder.receiverPostcode',
  'shopOrder.receiverRegion',
  'shopOrder.receiverDetail',
  'shopOrder.delivery',
  'shopOrder.carrierBillNumber',
  'shopOrder.totalMinor',
  'shopOrder.paidMinor',
  'shopOrder.currencyCode',
  'shopOrder.exchangeRate',
  'shopOrder.ceilingMinor',
  'shopOrder.createdAt',
  'shopOrder.payUntil',
  'shopOrder.shippedAt',
  'shopOrder.deliveredAt',
  'shopOrder.completedAt',
] as const;

/** Number of the order's unfinished payment. */
const openPaymentNumber = sql<string | null>`(
  select payment.number from payment_order part
  join payment on payment.tenant_id = part.tenant_id and payment.shop_id = part.shop_id
    and payment.id = part.payment_id
  where part.tenant_id = shop_order.tenant_id and part.shop_id = shop_order.shop_id
    and part.order_id = shop_order.id and payment.state in ('pending', 'underReview', 'held')
  order by payment.id desc limit 1)`;

/** Total and received number of the order's parcels. */
const parcelCounts = sql<number[]>`(
  select array[count(*), count(parcel.received_at)]::int[] from order_parcel part
  join parcel on parcel.tenant_id = part.tenant_id and parcel.shop_id = part.shop_id
    and parcel.id = part.parcel_id
  where part.tenant_id = shop_order.tenant_id and part.shop_id = shop_order.shop_id
    and part.order_id = shop_order.id)`;

/** Known tracking phases, and the state of the consignee confirmation. */
const wayFacts = sql<{ phases: TrackPhase[]; confirmation: ConfirmationState | null }>`jsonb_build_object(
  'phases', (select coalesce(jsonb_agg(distinct told.phase), '[]') from track_event told
    where told.tenant_id = shop_order.tenant_id and told.shop_id = shop_order.shop_id
      and told.order_id = shop_order.id and told.source <> 'estimate'),
  'confirmation', (select asked.state from consignee_confirmation asked where asked.tenant_id = shop_order.tenant_id
    and asked.shop_id = shop_order.shop_id and asked.order_id = shop_order.id))`;

const partsOf = (table: 'order_box' | 'expected_box' | 'order_item') =>
  sql`from ${sql.table(table)} part where part.tenant_id = shop_order.tenant_id
    and part.shop_id = shop_order.shop_id and part.order_id = shop_order.id`;
/** Packed boxes, announced boxes and quantity of stock items. */
const contentCounts = sql<number[]>`array[
  (select count(*) ${partsOf('order_box')}), (select count(*) ${partsOf('expected_box')}),
  (select coalesce(sum(part.quantity), 0) ${partsOf('order_item')})]::int[]`;

/**
 * Orders joined with their names. At most eight tables: beyond join_collapse_limit the planner keeps the
 * written join order and would read every order for a page of twenty.
 */
const ordersWithNames = tables
  .selectFrom('shopOrder')
  .innerJoin('warehouse', (join) =>
    sameShop(join, 'warehouse', 'shopOrder').onRef('warehouse.id', '=', 'shopOrder.warehouseId'),
  )
  .innerJoin('line', (join) => sameShop(join, 'line', 'shopOrder').onRef('line.id', '=', 'shopOrder.lineId'))
  .innerJoin('carrier', (join) =>
    sameShop(join, 'carrier', 'line').onRef('carrier.id', '=', 'line.carrierId'),
  )
  .innerJoin('deliverySpeed', (join) =>
    sameShop(join, 'deliverySpeed', 'line').onRef('deliverySpeed.id', '=', 'line.deliverySpeedId'),
  );

/** Name of an order's country, goods type or pickup point; null if it has none. */
function nameOf(table: 'country' | 'goods_type' | 'pickup_point', p: ReaderParameters) {
  const of = sql.table(table);
  const ofShop =
    table === 'country'
      ? sql``
      : sql`and ${of}.tenant_id = shop_order.tenant_id and ${of}.shop_id = shop_order.shop_id`;
  return sql<string>`(select app.pick_text(${of}.names, ${p.language}, ${p.fallback}) from ${of}
    where ${of}.id = ${sql.ref(`shop_order.${table}_id`)} ${ofShop})`;
}

/** Orders with the columns of the member's list. */
export const selectListedOrders = (p: ReaderParameters) =>
  ordersWithNames
    .select(ownColumns)
    .select(({ ref, selectFrom, exists }) => [
      translatedText(ref('warehouse.names'), p).as('warehouseName'),
      translatedText(ref('line.names'), p).as('lineName'),
      translatedText(ref('carrier.names'), p).as('carrierName'),
      translatedText(ref('deliverySpeed.names'), p).as('speedName'),
      nameOf('country', p).as('countryName'),
      sql<string>`coalesce(${nameOf('goods_type', p)}, '')`.as('goodsTypeName'),
      sql<string | null>`${nameOf('pickup_point', p)}`.as('pickupPointName'),
      parcelCounts.as('parcelCounts'),
      contentCounts.as('contentCounts'),
      wayFacts.as('wayFacts'),
      openPaymentNumber.as('openPaymentNumber'),
      exists(
        selectFrom('orderReview')
          .select(sql`1`.as('one'))
          .whereRef('orderReview.tenantId', '=', 'shopOrder.tenantId')
          .whereRef('orderReview.shopId', '=', 'shopOrder.shopId')
          .whereRef('orderReview.orderId', '=', 'shopOrder.id'),
      ).as('isReviewed'),
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId);

const orderPageOf = (filters: OrderFilters) =>
  prepare((p: ReaderPage & OrderFilter) => {
    // Paginates by id from an index first; names and counts are joined for the page's rows only.
    const page = matching(p, filters)
      .select('shopOrder.id')
      .orderBy('shopOrder.createdAt', 'desc')
      .orderBy('shopOrder.id', 'desc')
      .limit(p.limit)
      .offset(p.offset);
    return selectListedOrders(p)
      .innerJoin(page.as('page'), (join) => join.onRef('page.id', '=', 'shopOrder.id'))
      .select(totalOf(p, filters).$asScalar().$notNull().as('total'))
      .orderBy('shopOrder.createdAt', 'desc')
      .orderBy('shopOrder.id', 'desc');
  });
const pages = new Map<string, ReturnType<typeof orderPageOf>>();

/** Memoizes the statement of a filter combination. */
export function orderPage(filters: OrderFilters): ReturnType<typeof orderPageOf> {
  const { hasStage, hasKind, hasSearch, hasWarehouse, hasLine, hasFrom, hasBefore } = filters;
  const name = `${hasStage} ${hasKind} ${hasSearch} ${hasWarehouse} ${hasLine} ${hasFrom} ${hasBefore}`;
  const statement = pages.get(name) ?? orderPageOf(filters);
  pages.set(name, statement);
  return statement;
}

export const orderById = prepare((p: ReaderParameters & { memberId: number; id: number }) =>
  selectListedOrders(p).where('shopOrder.memberId', '=', p.memberId).where('shopOrder.id', '=', p.id),
);
export type OrderRow = NonNullable<(typeof orderById)['row']>;

export const talliesOfOrders = prepare((p: MemberScope) =>
  tables
    .selectFrom('orderTally')
    .select(['stage', sql<number>`sum(orders)::int`.as('orders')])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .groupBy('stage'),
);
