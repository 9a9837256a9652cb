import type { Language } from '@onehaul/domain/language';
import { type NotNull, sql } from 'kysely';
import { translatedTextInShopOrEmpty } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

type TenantScope = { tenantId: number; language: Language };

/** Packed and not fully paid: awaits payment by the owner or a staff decision. */
const awaitsPayment = sql<boolean>`shop_order.step = 'packed' and shop_order.total_minor > shop_order.paid_minor
  and shop_order.pay_policy in ('onSubmit', 'afterPacking')`;

const selectAwaitingPayment = (p: TenantScope) =>
  tables
    .selectFrom('shopOrder')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'shopOrder.tenantId').onRef('shop.id', '=', 'shopOrder.shopId'),
    )
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'shopOrder').onRef('member.id', '=', 'shopOrder.memberId'),
    )
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'shopOrder').onRef('warehouse.id', '=', 'shopOrder.warehouseId'),
    )
    .innerJoin('line', (join) =>
      sameShop(join, 'line', 'shopOrder').onRef('line.id', '=', 'shopOrder.lineId'),
    )
    .select(({ ref }) => [
      'shopOrder.shopId',
      'shopOrder.id',
      'shopOrder.number',
      'shopOrder.memberId',
      'member.code as memberCode',
      sql<string>`coalesce(member.name, '')`.as('memberName'),
      'shopOrder.warehouseId',
      translatedTextInShopOrEmpty(ref('warehouse.names'), p.language).as('warehouseName'),
      translatedTextInShopOrEmpty(ref('line.names'), p.language).as('lineName'),
      'shopOrder.payPolicy',
      sql<number>`(shop_order.quoted_bill ->> 'totalMinor')::bigint`.as('quotedMinor'),
      sql<number>`(shop_order.packed_bill ->> 'totalMinor')::bigint`.as('packedMinor'),
      'shopOrder.totalMinor',
      'shopOrder.paidMinor',
      sql<number>`shop_order.total_minor - shop_order.paid_minor`.as('dueMinor'),
      'shopOrder.packedAt',
    ])
    .$narrowType<{ packedAt: NotNull }>()
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where(awaitsPayment);

type Page = TenantScope & { shopId: number | null; limit: number; offset: number };

export const awaitingPaymentPage = prepare((p: Page) =>
  selectAwaitingPayment(p)
    .where(sql<boolean>`(${p.shopId}::int is null or shop_order.shop_id = ${p.shopId}::int)`)
    .orderBy('shopOrder.packedAt')
    .orderBy('shopOrder.id')
    .limit(p.limit)
    .offset(p.offset),
);

export const countAwaitingPayment = prepare((p: { tenantId: number; shopId: number | null }) =>
  tables
    .selectFrom('shopOrder')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('tenantId', '=', p.tenantId)
    .where(awaitsPayment)
    .where(sql<boolean>`(${p.shopId}::int is null or shop_id = ${p.shopId}::int)`),
);

/** The packer's reason at the last closing; no row when there was no doubt. */
export const packingReason = prepare((p: { tenantId: number; shopId: number; orderId: number }) =>
  tables
    .selectFrom('orderEvent')
    .select(sql<string>`case when act = 'doubt' then reason else '' end`.as('reason'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('act', 'in', ['doubt', 'repack'])
    .orderBy('id', 'desc')
    .limit(1),
);

export const orderAwaitingPayment = prepare((p: TenantScope & { shopId: number; orderId: number }) =>
  selectAwaitingPayment(p).where('shopOrder.shopId', '=', p.shopId).where('shopOrder.id', '=', p.orderId),
);
