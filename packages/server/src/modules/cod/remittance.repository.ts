import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type SellerScope = ShopScope & { memberId: number };

/** Maximum orders per remittance; further orders go into the next one. */
const maxRemittedOrders = 1000;

const selectRemittable = (p: SellerScope) =>
  tables
    .selectFrom('codOrder')
    .innerJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'codOrder').onRef('shopOrder.id', '=', 'codOrder.orderId'),
    )
    .select([
      'codOrder.orderId',
      'codOrder.state',
      sql<number>`coalesce(cod_order.owed_minor, 0)`.as('collectedMinor'),
      'shopOrder.number',
      sql<string>`coalesce(shop_order.client_number, '')`.as('clientNumber'),
      'shopOrder.totalMinor',
      'shopOrder.paidMinor',
      'shopOrder.bill',
    ])
    .where('codOrder.tenantId', '=', p.tenantId)
    .where('codOrder.shopId', '=', p.shopId)
    .where('codOrder.memberId', '=', p.memberId)
    .where('codOrder.state', 'in', ['settled', 'refused'])
    .orderBy('codOrder.orderId')
    .limit(maxRemittedOrders);

/** Money the shop holds for a seller, and unpaid fees of refused orders. */
export const findRemittable = prepare((p: SellerScope) => selectRemittable(p));
export type Remittable = NonNullable<(typeof findRemittable)['row']>;

/**
 * Locks a seller's orders. Their money is read afterwards, in a separate statement, so that a waiting
 * transaction sees what the previous one left.
 */
export const lockSellerOrders = prepareChange((p: SellerScope) =>
  tables
    .selectFrom('shopOrder')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(
      sql<boolean>`id in (select cod_order.order_id from cod_order
        where cod_order.tenant_id = ${p.tenantId} and cod_order.shop_id = ${p.shopId}
          and cod_order.member_id = ${p.memberId} and cod_order.state in ('settled', 'refused')
        order by cod_order.order_id limit ${sql.lit(maxRemittedOrders)})`,
    )
    .orderBy('id')
    .forUpdate(),
);

type NewRemittance = SellerScope & {
  number: string;
  orders: number;
  collectedMinor: number;
  freightMinor: number;
  commissionMinor: number;
  taxMinor: number;
  netMinor: number;
  staffId: number;
};

export const insertRemittance = prepareChange((p: NewRemittance) =>
  tables
    .insertInto('codRemittance')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      memberId: p.memberId,
      number: p.number,
      orders: p.orders,
      collectedMinor: p.collectedMinor,
      freightMinor: p.freightMinor,
      commissionMinor: p.commissionMinor,
      taxMinor: p.taxMinor,
      netMinor: p.netMinor,
      staffId: p.staffId,
    })
    .returning('id'),
);

type RemittedOrders = ShopScope & { remittanceId: number; orderIds: number[]; feeMinors: number[] };

/** Pairs the two lists by position. */
export const markRemitted = prepareChange((p: RemittedOrders) =>
  tables
    .updateTable('codOrder')
    .from(
      sql<{
        orderId: number;
        feeMinor: number;
      }>`unnest(${p.orderIds}::bigint[], ${p.feeMinors}::bigint[])`.as<'given'>(
        sql`given(order_id, fee_minor)`,
      ),
    )
    .set({
      state: 'remitted',
      remittanceId: p.remittanceId,
      remittedAt: sql<Date>`now()`,
      feeMinor: sql<number>`given.fee_minor`,
    })
    .where('codOrder.tenantId', '=', p.tenantId)
    .where('codOrder.shopId', '=', p.shopId)
    .whereRef('codOrder.orderId', '=', 'given.orderId')
    .where('codOrder.state', 'in', ['settled', 'refused'])
    .returning('codOrder.orderId'),
);

export const setRemittanceJournal = prepareChange((p: ShopScope & { id: number; journalId: number }) =>
  tables
    .updateTable('codRemittance')
    .set({ journalId: p.journalId })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

type TenantScope = { tenantId: number; shopId: number | null };
const matchesShop = (p: TenantScope, table: string) =>
  sql<boolean>`(${p.shopId}::int is null or ${sql.ref(`${table}.shopId`)} = ${p.shopId})`;

/** Sellers with money to remit, each with the proceeds and fees of their orders. */
export const sellersPage = prepare((p: TenantScope & { limit: number; offset: number }) =>
  tables
    .with('open', (query) =>
      query
        .selectFrom('codOrder')
        .innerJoin('shopOrder', (join) =>
          sameShop(join, 'shopOrder', 'codOrder').onRef('shopOrder.id', '=', 'codOrder.orderId'),
        )
        .select([
          'codOrder.shopId',
          'codOrder.memberId',
          sql<{ orderId: number; collectedMinor: number; costMinor: number }[]>`json_agg(json_build_object(
            'orderId', cod_order.order_id, 'collectedMinor', coalesce(cod_order.owed_minor, 0),
            'costMinor', greatest(shop_order.total_minor - shop_order.paid_minor, 0)) order by cod_order.order_id)`.as(
            'money',
          ),
          sql<Date>`min(coalesce(cod_order.settled_at, cod_order.refused_at))`.as('oldestAt'),
        ])
        .where('codOrder.tenantId', '=', p.tenantId)
        .where('codOrder.state', 'in', ['settled', 'refused'])
        .where(matchesShop(p, 'codOrder'))
        .groupBy(['codOrder.shopId', 'codOrder.memberId']),
    )
    .selectFrom('open')
    .innerJoin('member', (join) =>
      join
        .on('member.tenantId', '=', p.tenantId)
        .onRef('member.shopId', '=', 'open.shopId')
        .onRef('member.id', '=', 'open.memberId'),
    )
    .select([
      'open.shopId',
      'open.memberId',
      'member.code as memberCode',
      'member.name as memberName',
      'open.money',
      'open.oldestAt',
      sql<number>`count(*) over ()`.as('total'),
    ])
    .orderBy('open.oldestAt')
    .orderBy('open.memberId')
    .limit(p.limit)
    .offset(p.offset),
);

export const remittancesPage = prepare((p: TenantScope & { limit: number; offset: number }) =>
  tables
    .selectFrom('codRemittance')
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'codRemittance').onRef('member.id', '=', 'codRemittance.memberId'),
    )
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.tenantId', '=', 'codRemittance.tenantId')
        .onRef('staff.id', '=', 'codRemittance.staffId'),
    )
    .select([
      'codRemittance.shopId',
      'codRemittance.id',
      'codRemittance.number',
      'codRemittance.memberId',
      'member.code as memberCode',
      'member.name as memberName',
      'codRemittance.orders',
      'codRemittance.collectedMinor',
      'codRemittance.freightMinor',
      'codRemittance.commissionMinor',
      'codRemittance.taxMinor',
      'codRemittance.netMinor',
      'staff.name as staffName',
      'codRemittance.createdAt',
    ])
    .where('codRemittance.tenantId', '=', p.tenantId)
    .where(matchesShop(p, 'codRemittance'))
    .orderBy('codRemittance.createdAt', 'desc')
    .orderBy('codRemittance.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const countRemittances = prepare((p: TenantScope) =>
  tables
    .selectFrom('codRemittance')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('codRemittance.tenantId', '=', p.tenantId)
    .where(matchesShop(p, 'codRemittance')),
);

export const sellerExists = prepare((p: SellerScope) =>
  tables
    .selectFrom('member')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.memberId),
);
