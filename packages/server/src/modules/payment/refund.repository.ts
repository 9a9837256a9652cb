import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };

/**
 * Refunds that reduce the order's paid amount, including those a gateway has not executed or has rejected.
 */
const isCounted = sql`refund.state in ('sending', 'done', 'failed')`;

/** Columns of a payment that decide how much goes back, and where to. */
const refundableColumns = [
  'payment.id',
  'payment.number',
  'payment.memberId',
  'payment.method',
  'payment.minor',
  'payment.refundedMinor',
  'payment.fromGiftMinor',
  'payment.askedMinor',
  'payment.currencyCode',
  'payment.gatewayNumber',
] as const;

/**
 * An order's settled payments, newest first, with the amount refunded so far. Lock order: the order row,
 * which guards its refunds, then settled payments; an unsettled payment is locked before its orders. The two
 * sets are disjoint: no deadlock.
 */
export const lockRefundable = prepareChange((p: ShopScope & { orderId: number }) =>
  tables
    .selectFrom('payment')
    .innerJoin('paymentOrder', (join) =>
      sameShop(join, 'paymentOrder', 'payment').onRef('paymentOrder.paymentId', '=', 'payment.id'),
    )
    .select(({ ref }) => {
      const back = (column: string) => sql<number>`coalesce((
        select sum(${sql.raw(`refund.${column}`)}) from refund
        where refund.tenant_id = ${p.tenantId} and refund.shop_id = ${p.shopId}
          and refund.payment_id = ${ref('payment.id')} and refund.order_id = ${ref('paymentOrder.orderId')}
          and ${isCounted}), 0)::bigint`;
      return [
        ...refundableColumns,
        'paymentOrder.minor as partMinor',
        'paymentOrder.taxMinor as partTaxMinor',
        back('minor').as('backMinor'),
        back('tax_minor').as('backTaxMinor'),
      ];
    })
    .where('paymentOrder.tenantId', '=', p.tenantId)
    .where('paymentOrder.shopId', '=', p.shopId)
    .where('paymentOrder.orderId', '=', p.orderId)
    .where('payment.state', '=', 'settled')
    .where('payment.purpose', '=', 'order')
    .orderBy('payment.id', 'desc')
    .forUpdate('payment'),
);
export type Refundable = NonNullable<(typeof lockRefundable)['row']>;

/** The same for a row-locked service; services carry no tax of their own. */
export const lockRefundableService = prepareChange((p: ShopScope & { requestId: number }) =>
  tables
    .selectFrom('payment')
    .innerJoin('paymentService', (join) =>
      sameShop(join, 'paymentService', 'payment').onRef('paymentService.paymentId', '=', 'payment.id'),
    )
    .select(({ ref }) => [
      ...refundableColumns,
      'paymentService.minor as partMinor',
      sql<number>`0`.as('partTaxMinor'),
      sql<number>`coalesce((
        select sum(refund.minor) from refund
        where refund.tenant_id = ${p.tenantId} and refund.shop_id = ${p.shopId}
          and refund.payment_id = ${ref('payment.id')} and refund.request_id = ${ref('paymentService.requestId')}
          and ${isCounted}), 0)::bigint`.as('backMinor'),
      sql<number>`0`.as('backTaxMinor'),
    ])
    .where('paymentService.tenantId', '=', p.tenantId)
    .where('paymentService.shopId', '=', p.shopId)
    .where('paymentService.requestId', '=', p.requestId)
    .where('payment.state', '=', 'settled')
    .where('payment.purpose', '=', 'service')
    .orderBy('payment.id', 'desc')
    .forUpdate('payment'),
);

type NewRefunds = ShopScope & {
  orderId: number | null;
  requestId: number | null;
  why: 'cancelled' | 'cheaper' | 'goodwill' | 'notPossible';
  reason: string;
  numbers: string[];
  paymentIds: number[];
  minors: number[];
  taxMinors: number[];
  routes: string[];
  askedMinors: number[];
  currencyCodes: string[];
  gatewayNumbers: (string | null)[];
};

/**
 * Inserts refunds and adds them to the payments' refunded amount in one statement, so money in transit cannot
 * be refunded again.
 */
export const insertRefunds = prepareChange((p: NewRefunds) =>
  tables
    .with('asked', (query) =>
      query
        .selectFrom(
          sql<{
            number: string;
            paymentId: number;
            minor: number;
            taxMinor: number;
            route: 'wallet' | 'gateway';
            askedMinor: number;
            currencyCode: string;
            gatewayNumber: string | null;
          }>`unnest(${p.numbers}::text[], ${p.paymentIds}::bigint[], ${p.minors}::bigint[], ${p.taxMinors}::bigint[],
            ${p.routes}::text[], ${p.askedMinors}::bigint[], ${p.currencyCodes}::text[],
            ${p.gatewayNumbers}::text[])`.as<'part'>(
            sql`part (number, payment_id, minor, tax_minor, route, asked_minor, currency_code, gateway_number)`,
          ),
        )
        .selectAll(),
    )
    .with('counted', (query) =>
      query
        .updateTable('payment')
        .from('asked')
        .set({ refundedMinor: sql`payment.refunded_minor + asked.minor` })
        .where('payment.tenantId', '=', p.tenantId)
        .where('payment.shopId', '=', p.shopId)
        .whereRef('payment.id', '=', 'asked.paymentId'),
    )
    .insertInto('refund')
    .columns([
      'tenantId',
      'shopId',
      'number',
      'paymentId',
      'orderId',
      'requestId',
      'minor',
      'taxMinor',
      'route',
      'askedMinor',
      'currencyCode',
      'gatewayNumber',
      'why',
      'reason',
      'state',
      'askAt',
    ])
    .expression((from) =>
      from
        .selectFrom('asked')
        .select([
          sql<number>`${p.tenantId}::int`.as('tenantId'),
          sql<number>`${p.shopId}::int`.as('shopId'),
          'asked.number',
          'asked.paymentId',
          sql<number>`${p.orderId}::bigint`.as('orderId'),
          sql<number>`${p.requestId}::bigint`.as('requestId'),
          'asked.minor',
          'asked.taxMinor',
          'asked.route',
          'asked.askedMinor',
          'asked.currencyCode',
          'asked.gatewayNumber',
          sql<'goodwill'>`${p.why}::text`.as('why'),
          sql<string>`${p.reason}::text`.as('reason'),
          sql<'sending'>`'sending'`.as('state'),
          sql<Date>`case when asked.route = 'gateway' then now() end`.as('askAt'),
        ]),
    )
    .returning(['id', 'route']),
);

/** Marks refunds done once their journal is posted. */
export const markRefundsDone = prepareChange((p: ShopScope & { ids: number[]; journalId: number | null }) =>
  tables
    .updateTable('refund')
    .set({ state: 'done', journalId: p.journalId, doneAt: sql`now()`, askAt: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
    .where('state', '=', 'sending'),
);

export const requestNumberById = prepare((p: ShopScope & { id: number }) =>
  tables
    .selectFrom('serviceRequest')
    .select('number')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

/** Refunds with their members, row-locked; the caller adds the key. */
const lockRefunds = (p: ShopScope) =>
  tables
    .selectFrom('refund')
    .innerJoin('payment', (join) =>
      sameShop(join, 'payment', 'refund').onRef('payment.id', '=', 'refund.paymentId'),
    )
    .selectAll('refund')
    .select(['payment.memberId', 'payment.number as paymentNumber', 'payment.method'])
    .where('refund.tenantId', '=', p.tenantId)
    .where('refund.shopId', '=', p.shopId)
    .forUpdate('refund');

export const lockRefund = prepareChange((p: ShopScope & { id: number }) =>
  lockRefunds(p).where('refund.id', '=', p.id),
);
export type LockedRefund = NonNullable<(typeof lockRefund)['row']>;

export const lockRefundByNumber = prepareChange((p: ShopScope & { number: string }) =>
  lockRefunds(p).where('refund.number', '=', p.number),
);

export const markRefundFailed = prepareChange((p: ShopScope & { number: string }) =>
  tables
    .updateTable('refund')
    .set({ state: 'failed', askAt: null })
    .where('tenantId', '=', p.tenantId)
    .where('number', '=', p.number)
    .where('shopId', '=', p.shopId)
    .where('state', '=', 'sending'),
);

/** Closes a held payment once all its money went back; a settled payment stays settled and loses its hold. */
export const closeReturned = prepareChange((p: ShopScope & { paymentId: number }) =>
  tables
    .updateTable('payment')
    .set({
      state: sql`case when state = 'held' then 'closed' else state end`,
      heldFor: sql`case when state = 'held' then held_for end`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.paymentId)
    .where('state', 'in', ['held', 'settled'])
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('refund')
            .select('refund.id')
            .where('refund.tenantId', '=', p.tenantId)
            .where('refund.shopId', '=', p.shopId)
            .whereRef('refund.paymentId', '=', ref('payment.id'))
            .where('refund.why', '=', 'notOwed')
            .where('refund.state', 'in', ['proposed', 'sending', 'failed']),
        ),
      ),
    ),
);

export const orderNumberById = prepare((p: ShopScope & { id: number }) =>
  tables
    .selectFrom('shopOrder')
    .select('number')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);
