import type { ConfirmationState } from '@onehaul/domain/customs/confirmation-state';
import { type SqlBool, sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

type Filter = { tenantId: number; shopId: number | null; state: ConfirmationState; search: string };

const selectConfirmations = (p: { tenantId: number }) =>
  tables
    .selectFrom('consigneeConfirmation as asked')
    .innerJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'asked').onRef('shopOrder.id', '=', 'asked.orderId'),
    )
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'asked').onRef('member.id', '=', 'asked.memberId'),
    )
    .leftJoin('batch', (join) =>
      sameShop(join, 'batch', 'shopOrder').onRef('batch.id', '=', 'shopOrder.batchId'),
    )
    .leftJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'asked.tenantId').onRef('staff.id', '=', 'asked.staffId'),
    )
    .where('asked.tenantId', '=', p.tenantId);

const matchesFilter = (p: Filter) => sql<SqlBool>`(
  (${p.shopId}::int is null or asked.shop_id = ${p.shopId}) and asked.state = ${p.state}::text
  and (${p.search}::text = '' or shop_order.number = upper(${p.search}) or member.code = upper(${p.search})
    or batch.number = upper(${p.search}) or strpos(shop_order.receiver_name, ${p.search}) > 0))`;

type Page = Filter & { from: Date; limit: number; offset: number };

const selectPage = (p: Page, direction: 'asc' | 'desc') =>
  selectConfirmations(p)
    .select([
      'asked.shopId',
      'asked.orderId',
      'shopOrder.number',
      sql<string>`coalesce(batch.number, '')`.as('batchNumber'),
      'member.code as memberCode',
      'member.name as memberName',
      'shopOrder.receiverName',
      'shopOrder.receiverPhone',
      'shopOrder.goodsName',
      'shopOrder.declaredMinor',
      sql<number>`(select count(*)::int from shop_order other where other.tenant_id = shop_order.tenant_id
        and other.shop_id = shop_order.shop_id and other.receiver_print = shop_order.receiver_print
        and other.country_id = shop_order.country_id and other.shipped_at >= ${p.from})`.as(
        'shippedThisHalf',
      ),
      'asked.state',
      'asked.askedAt',
      'asked.dueAt',
      'asked.answeredAt',
      sql<string>`coalesce(staff.name, '')`.as('staffName'),
      'asked.note',
    ])
    .where(matchesFilter(p))
    .orderBy('asked.dueAt', direction)
    .orderBy('asked.orderId', direction)
    .limit(p.limit)
    .offset(p.offset);

/** Unanswered confirmations by deadline. */
export const confirmationPageForStaff = prepare((p: Page) => selectPage(p, 'asc'));
/** Answered confirmations, newest first. */
export const answeredPage = prepare((p: Page) => selectPage(p, 'desc'));

export const confirmationCountForStaff = prepare((p: Filter) =>
  selectConfirmations(p)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(matchesFilter(p)),
);

export const stateCountsForStaff = prepare((p: { tenantId: number; shopId: number | null }) =>
  tables
    .selectFrom('consigneeConfirmation')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('tenantId', '=', p.tenantId)
    .where(sql<boolean>`(${p.shopId}::int is null or shop_id = ${p.shopId})`)
    .groupBy('state'),
);

/** The receiver of an order that has a confirmation. */
export const receiverOf = prepare((p: { tenantId: number; shopId: number; orderId: number }) =>
  selectConfirmations(p)
    .select(['shopOrder.number', 'shopOrder.receiverPhone'])
    .where('asked.shopId', '=', p.shopId)
    .where('asked.orderId', '=', p.orderId),
);

/** Orders by the numbers a broker reports, across all shops of the tenant. */
export const ordersByNumbers = prepare((p: { tenantId: number; numbers: string[] }) =>
  tables
    .selectFrom('shopOrder')
    .leftJoin('consigneeConfirmation as asked', (join) =>
      sameShop(join, 'asked', 'shopOrder').onRef('asked.orderId', '=', 'shopOrder.id'),
    )
    .select(['shopOrder.shopId', 'shopOrder.id', 'shopOrder.number', 'asked.state'])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where(sql<boolean>`shop_order.number = any(${p.numbers}::text[])`)
    .orderBy('shopOrder.id'),
);
