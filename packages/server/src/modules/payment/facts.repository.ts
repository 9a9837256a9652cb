import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };

type NewEvents = ShopScope & {
  gateway: string;
  origin: 'notice' | 'query';
  keys: string[];
  numbers: string[];
  facts: string[];
  minors: (number | null)[];
  currencyCodes: (string | null)[];
  gatewayNumbers: (string | null)[];
  refundNumbers: (string | null)[];
  raws: string[];
};

/** Stores gateway events idempotently: a repeated event is inserted once. */
export const insertEvents = prepareChange((p: NewEvents) =>
  tables
    .insertInto('gatewayEvent')
    .columns([
      'tenantId',
      'shopId',
      'gateway',
      'origin',
      'eventKey',
      'paymentNumber',
      'fact',
      'minor',
      'currencyCode',
      'gatewayNumber',
      'refundNumber',
      'raw',
    ])
    .expression((from) =>
      from
        .selectFrom(
          sql<{
            eventKey: string;
            paymentNumber: string;
            fact: 'paid' | 'closed' | 'refunded';
            minor: number | null;
            currencyCode: string | null;
            gatewayNumber: string | null;
            refundNumber: string | null;
            raw: string;
          }>`unnest(${p.keys}::text[], ${p.numbers}::text[], ${p.facts}::text[], ${p.minors}::bigint[],
            ${p.currencyCodes}::text[], ${p.gatewayNumbers}::text[], ${p.refundNumbers}::text[], ${p.raws}::text[])`.as<'told'>(
            sql`told (event_key, payment_number, fact, minor, currency_code, gateway_number, refund_number, raw)`,
          ),
        )
        .select([
          sql<number>`${p.tenantId}::int`.as('tenantId'),
          sql<number>`${p.shopId}::int`.as('shopId'),
          sql<string>`${p.gateway}::text`.as('gateway'),
          sql<'query'>`${p.origin}::text`.as('origin'),
          'told.eventKey',
          'told.paymentNumber',
          'told.fact',
          'told.minor',
          'told.currencyCode',
          'told.gatewayNumber',
          'told.refundNumber',
          sql<unknown>`told.raw::jsonb`.as('raw'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['tenantId', 'shopId', 'gateway', 'eventKey']).doNothing())
    .returning('id'),
);

export const factsOfPayment = prepare((p: ShopScope & { number: string }) =>
  tables
    .selectFrom('gatewayEvent')
    .select(['id', 'fact', 'minor', 'currencyCode', 'gatewayNumber', 'refundNumber'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('paymentNumber', '=', p.number),
);

export const markProcessed = prepareChange((p: ShopScope & { number: string; upTo: number }) =>
  tables
    .updateTable('gatewayEvent')
    .set({ processedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('paymentNumber', '=', p.number)
    .where('id', '<=', p.upTo)
    .where('processedAt', 'is', null),
);

/** Payments with unprocessed gateway events that are due, by due time and then arrival. */
export const paymentsWithDueEvents = prepare((p: { tenantId: number; limit: number }) =>
  tables
    .selectFrom('gatewayEvent')
    .select(['shopId', 'paymentNumber as number', 'tries'])
    .where('tenantId', '=', p.tenantId)
    .where('processedAt', 'is', null)
    .where('parkedAt', 'is', null)
    .where('nextTryAt', '<=', sql<Date>`now()`)
    .orderBy('nextTryAt')
    .orderBy('id')
    .limit(p.limit),
);

/** Attempts before an event is parked for manual review. The last backoff before that is about 21 minutes. */
const maxTries = 10;

/** Exponential backoff, then parking: an event that always fails must not block the others. */
export const postponeEvents = prepareChange((p: ShopScope & { number: string }) =>
  tables
    .updateTable('gatewayEvent')
    .set({
      tries: sql`tries + 1`,
      nextTryAt: sql`now() + make_interval(secs => least(3600, 5 * 2 ^ tries))`,
      parkedAt: sql`case when tries + 1 >= ${sql.lit(maxTries)} then now() end`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('paymentNumber', '=', p.number)
    .where('processedAt', 'is', null)
    .returning(['tries', sql<boolean>`parked_at is not null`.as('isParked')]),
);

/** Resets the backoff for a manual retry. Payment numbers are unique within a tenant. */
export const resetBackoff = prepareChange((p: { tenantId: number; number: string }) =>
  tables
    .updateTable('gatewayEvent')
    .set({ tries: 0, nextTryAt: sql`now()`, parkedAt: null })
    .where('tenantId', '=', p.tenantId)
    .where('paymentNumber', '=', p.number)
    .where('processedAt', 'is', null),
);

export const markClosed = prepareChange((p: ShopScope & { id: number }) =>
  tables
    .updateTable('payment')
    .set({ state: 'closed', askAt: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', 'in', ['pending', 'held', 'underReview']),
);

/** Unpaid payments of orders or services, row-locked in id order. */
export const lockOpenPayments = prepareChange((p: ShopScope & { orderIds: number[]; requestIds: number[] }) =>
  tables
    .selectFrom('payment')
    .select(['id', 'memberId', 'number'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('state', '=', 'pending')
    .where(
      sql<boolean>`id in (
        select part.payment_id from payment_order part
        where part.tenant_id = ${p.tenantId} and part.shop_id = ${p.shopId}
          and part.order_id = any(${p.orderIds}::bigint[])
        union all
        select part.payment_id from payment_service part
        where part.tenant_id = ${p.tenantId} and part.shop_id = ${p.shopId}
          and part.request_id = any(${p.requestIds}::bigint[]))`,
    )
    .orderBy('id')
    .forUpdate(),
);

export const markOpenPaymentsClosed = prepareChange((p: ShopScope & { ids: number[] }) =>
  tables
    .updateTable('payment')
    .set({ state: 'closed', askAt: sql`case when expires_at is not null then now() end` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`),
);

type Claim = { tenantId: number; limit: number };

/** Exponential backoff between gateway queries, capped at ten minutes. */
const nextQueryAt = sql<Date>`now() + make_interval(secs => least(600, 5 * 2 ^ least(asks, 7)))`;

/** Claims due payments by moving their next query time forward, so no other process takes them until then. */
export const claimDuePayments = prepareChange((p: Claim) =>
  tables
    .updateTable('payment')
    .set({ askAt: nextQueryAt, asks: sql`asks + 1` })
    .where('tenantId', '=', p.tenantId)
    .where(
      sql<boolean>`(shop_id, id) in (
        select due.shop_id, due.id from payment due
        where due.tenant_id = ${p.tenantId} and due.ask_at <= now()
        order by due.ask_at limit ${p.limit} for update skip locked)`,
    )
    .returning([
      'tenantId',
      'shopId',
      'id',
      'number',
      'method',
      'state',
      'gatewayNumber',
      'sessionNumber',
      sql<boolean>`coalesce(expires_at <= now(), true)`.as('isExpired'),
    ]),
);

/** Stops polling the gateway for this payment. */
export const stopPolling = prepareChange((p: ShopScope & { id: number }) =>
  tables
    .updateTable('payment')
    .set({ askAt: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '<>', 'pending'),
);

export const claimDueRefunds = prepareChange((p: Claim) =>
  tables
    .with('claimed', (query) =>
      query
        .updateTable('refund')
        .set({ askAt: nextQueryAt, asks: sql`asks + 1` })
        .where('tenantId', '=', p.tenantId)
        .where(
          sql<boolean>`(shop_id, id) in (
            select due.shop_id, due.id from refund due
            where due.tenant_id = ${p.tenantId} and due.ask_at <= now() and due.state = 'sending'
            order by due.ask_at limit ${p.limit} for update skip locked)`,
        )
        .returningAll(),
    )
    .selectFrom('claimed')
    .innerJoin('payment', (join) =>
      sameShop(join, 'payment', 'claimed').onRef('payment.id', '=', 'claimed.paymentId'),
    )
    .select([
      'claimed.tenantId',
      'claimed.shopId',
      'claimed.id',
      'claimed.number as refundNumber',
      'claimed.askedMinor as minor',
      'claimed.currencyCode as currency',
      'claimed.reason',
      'claimed.asks',
      'payment.number',
      'payment.method',
      sql<string | null>`coalesce(claimed.gateway_number, payment.gateway_number)`.as('gatewayNumber'),
      'payment.sessionNumber',
      sql<number>`case when claimed.why = 'notOwed' then claimed.asked_minor else payment.asked_minor end`.as(
        'paidMinor',
      ),
    ]),
);
