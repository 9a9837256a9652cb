import type { ConfirmationState } from '@onehaul/domain/customs/confirmation-state';
import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type MemberScope = ShopScope & { memberId: number };

/** Inserts confirmations for orders to countries that require them; skips existing ones. */
export const insertConfirmations = prepareChange(
  (p: ShopScope & { ids: number[]; countryCodes: string[]; hours: number }) =>
    tables
      .with('asked', (query) =>
        query
          .insertInto('consigneeConfirmation')
          .columns(['tenantId', 'shopId', 'orderId', 'memberId', 'dueAt'])
          .expression((from) =>
            from
              .selectFrom('shopOrder')
              .innerJoin('country', 'country.id', 'shopOrder.countryId')
              .select([
                'shopOrder.tenantId',
                'shopOrder.shopId',
                'shopOrder.id',
                'shopOrder.memberId',
                sql<Date>`now() + make_interval(hours => ${p.hours}::int)`.as('dueAt'),
              ])
              .where('shopOrder.tenantId', '=', p.tenantId)
              .where('shopOrder.shopId', '=', p.shopId)
              .where(sql<boolean>`shop_order.id = any(${p.ids}::bigint[])`)
              .where(sql<boolean>`country.code = any(${p.countryCodes}::text[])`)
              .orderBy('shopOrder.id'),
          )
          .onConflict((conflict) => conflict.doNothing())
          .returning(['tenantId', 'shopId', 'orderId', 'memberId', 'dueAt']),
      )
      .with('told', (query) =>
        query
          .insertInto('outbox')
          .columns(['tenantId', 'shopId', 'memberId', 'topic', 'subjectId', 'details'])
          .expression((from) =>
            from
              .selectFrom('asked')
              .innerJoin('shopOrder', (join) =>
                sameShop(join, 'shopOrder', 'asked').onRef('shopOrder.id', '=', 'asked.orderId'),
              )
              .select([
                'asked.tenantId',
                'asked.shopId',
                'asked.memberId',
                sql<string>`'consigneeAsked'`.as('topic'),
                'asked.orderId',
                sql<Record<string, unknown>>`jsonb_build_object('number', shop_order.number)`.as('details'),
              ]),
          ),
      )
      .selectFrom('asked')
      .select('orderId'),
);

/** Locks a confirmation. Requires the order lock first. */
export const lockConfirmation = prepareChange((p: ShopScope & { orderId: number }) =>
  tables
    .selectFrom('consigneeConfirmation')
    .select(['orderId', 'state', 'memberId'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .forUpdate(),
);

type ConfirmationTransition = ShopScope & {
  orderId: number;
  from: ConfirmationState;
  to: ConfirmationState;
  staffId: number | null;
  note: string;
};

export const updateConfirmationState = prepareChange((p: ConfirmationTransition) =>
  tables
    .updateTable('consigneeConfirmation')
    .set({
      state: sql<ConfirmationState>`${p.to}::text`,
      staffId: p.staffId,
      note: p.note,
      answeredAt: sql`case when ${p.to}::text in ('confirmed', 'mismatch') then now() end`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('state', '=', p.from)
    .returning('orderId'),
);

export const renewDeadline = prepareChange((p: ShopScope & { orderId: number; hours: number }) =>
  tables
    .updateTable('consigneeConfirmation')
    .set({ askedAt: sql`now()`, dueAt: sql`now() + make_interval(hours => ${p.hours}::int)` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId),
);

/** Overdue confirmations, and those whose goods were delivered, which implies confirmation. */
export const dueConfirmations = prepare((p: { tenantId: number; limit: number }) =>
  tables
    .selectFrom('consigneeConfirmation')
    .select(['shopId', 'orderId'])
    .where('tenantId', '=', p.tenantId)
    .where('state', '=', 'waiting')
    .where('dueAt', '<=', sql<Date>`now()`)
    .orderBy('dueAt')
    .limit(p.limit),
);

/** Expires waiting confirmations past their deadline. Requires the order locks. */
export const expireConfirmations = prepareChange((p: ShopScope & { ids: number[]; to: ConfirmationState }) =>
  tables
    .updateTable('consigneeConfirmation')
    .set({
      state: sql<ConfirmationState>`${p.to}::text`,
      answeredAt: sql`case when ${p.to}::text = 'confirmed' then now() end`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`order_id = any(${p.ids}::bigint[])`)
    .where('state', '=', 'waiting')
    .where('dueAt', '<=', sql<Date>`now()`)
    .returning('orderId'),
);

/** Confirms orders that customs has cleared. Requires the order locks. */
export const confirmCleared = prepareChange((p: ShopScope & { ids: number[] }) =>
  tables
    .updateTable('consigneeConfirmation')
    .set({ state: 'confirmed', answeredAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`order_id = any(${p.ids}::bigint[])`)
    .where('state', 'in', ['waiting', 'expired'])
    .returning('orderId'),
);

/** Marks our own exception events, to distinguish them from exceptions that staff raise. */
export const consigneeCause = 'consignee';

/** Raises a customs exception on shipped orders that have none. */
export const raiseCustomsExceptions = prepareChange((p: ShopScope & { ids: number[]; note: string }) =>
  tables
    .updateTable('shopOrder')
    .set({ exception: 'customs', exceptionAt: sql`now()`, exceptionNote: p.note })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
    .where('step', '=', 'shipped')
    .where('exception', 'is', null)
    .returning('id'),
);

/** Clears only exceptions raised for a missing answer; staff clear the ones they raised. */
export const clearCustomsExceptions = prepareChange((p: ShopScope & { ids: number[]; cause: string }) =>
  tables
    .updateTable('shopOrder')
    .set({ exception: null, exceptionAt: null, exceptionNote: '' })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
    .where('exception', '=', 'customs')
    .where(
      sql<boolean>`(select details ->> 'cause' from order_event where order_event.tenant_id = ${p.tenantId}
        and order_event.shop_id = ${p.shopId} and order_event.order_id = shop_order.id and order_event.act = 'exception'
        order by order_event.id desc limit 1) = ${p.cause}`,
    )
    .returning('id'),
);

const confirmationsWithOrders = (p: MemberScope) =>
  tables
    .selectFrom('consigneeConfirmation')
    .innerJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'consigneeConfirmation').onRef(
        'shopOrder.id',
        '=',
        'consigneeConfirmation.orderId',
      ),
    )
    .select([
      'consigneeConfirmation.orderId',
      'shopOrder.number',
      'shopOrder.receiverName',
      'shopOrder.receiverPhone',
      'shopOrder.goodsName',
      'shopOrder.declaredMinor',
      'shopOrder.currencyCode',
      'shopOrder.exchangeRate',
      'consigneeConfirmation.state',
      'consigneeConfirmation.askedAt',
      'consigneeConfirmation.dueAt',
      'consigneeConfirmation.answeredAt',
      'consigneeConfirmation.note',
    ])
    .where('consigneeConfirmation.tenantId', '=', p.tenantId)
    .where('consigneeConfirmation.shopId', '=', p.shopId)
    .where('consigneeConfirmation.memberId', '=', p.memberId);

type ListFilter = { state: ConfirmationState | null; orderId: number | null };

export const confirmationPage = prepare((p: MemberScope & ListFilter & { limit: number; offset: number }) =>
  confirmationsWithOrders(p)
    .select(sql<number>`count(*) over ()`.as('total'))
    .where(sql<boolean>`(${p.state}::text is null or consignee_confirmation.state = ${p.state}::text)`)
    .where(
      sql<boolean>`(${p.orderId}::bigint is null or consignee_confirmation.order_id = ${p.orderId}::bigint)`,
    )
    .orderBy(sql`consignee_confirmation.state <> 'waiting'`)
    .orderBy(sql`case when consignee_confirmation.state = 'waiting' then consignee_confirmation.due_at end`)
    .orderBy('consigneeConfirmation.orderId', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const confirmationByOrder = prepare((p: MemberScope & { orderId: number }) =>
  confirmationsWithOrders(p).where('consigneeConfirmation.orderId', '=', p.orderId),
);
export type ConfirmationRow = NonNullable<(typeof confirmationByOrder)['row']>;

export const countConfirmations = prepare((p: MemberScope) =>
  tables
    .selectFrom('consigneeConfirmation')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .groupBy('state'),
);

type ReceiverCountScope = MemberScope & { countryCodes: string[]; from: Date; prints: Buffer[] | null };

/** Imports per receiver of the member's orders in this half-year, highest count first. */
export const countReceivers = prepare((p: ReceiverCountScope & { freeMinor: number; currency: string }) =>
  tables
    .selectFrom('shopOrder')
    .innerJoin('country', 'country.id', 'shopOrder.countryId')
    .select([
      sql<string>`(array_agg(shop_order.receiver_name order by shop_order.id desc))[1]`.as('receiverName'),
      sql<string>`(array_agg(shop_order.receiver_phone order by shop_order.id desc))[1]`.as('phone'),
      sql<number>`(count(*) filter (where shop_order.shipped_at >= ${p.from}))::int`.as('shipped'),
      sql<number>`(count(*) filter (where shop_order.shipped_at is null))::int`.as('underWay'),
      sql<number>`(count(*) filter (where shop_order.shipped_at >= ${p.from}
        and shop_order.currency_code = ${p.currency}
        and shop_order.declared_minor * shop_order.exchange_rate > ${p.freeMinor}::bigint))::int`.as(
        'overValue',
      ),
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.memberId', '=', p.memberId)
    .where('shopOrder.receiverPrint', 'is not', null)
    .where(
      sql<boolean>`(${p.prints}::bytea[] is null or shop_order.receiver_print = any(${p.prints}::bytea[]))`,
    )
    .where(sql<boolean>`country.code = any(${p.countryCodes}::text[])`)
    .where('shopOrder.step', '<>', 'cancelled')
    .where(sql<boolean>`(shop_order.shipped_at is null or shop_order.shipped_at >= ${p.from})`)
    .groupBy('shopOrder.receiverPrint')
    .orderBy('shipped', 'desc')
    .orderBy('receiverName')
    .limit(100),
);
