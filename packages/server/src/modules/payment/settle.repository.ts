import type { PaymentPurpose } from '@onehaul/domain/payment/payment-state';
import type { PaymentHoldReason, PayMethod } from '@onehaul/domain/payment/payment-state';
import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type RecordKey = ShopScope & { id: number };

/** A payment, row-locked until the transaction ends. */
export const lockPayment = prepareChange((p: RecordKey) =>
  tables
    .selectFrom('payment')
    .selectAll()
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .forUpdate(),
);
export type LockedPayment = NonNullable<(typeof lockPayment)['row']>;

export const lockPaymentByNumber = prepareChange((p: ShopScope & { number: string }) =>
  tables
    .selectFrom('payment')
    .selectAll()
    .where('tenantId', '=', p.tenantId)
    .where('number', '=', p.number)
    .where('shopId', '=', p.shopId)
    .forUpdate(),
);

export const ordersOfPayment = prepare((p: ShopScope & { paymentId: number }) =>
  tables
    .selectFrom('paymentOrder')
    .select(['orderId', 'minor', 'taxMinor'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('paymentId', '=', p.paymentId)
    .orderBy('orderId'),
);

export const servicesOfPayment = prepare((p: ShopScope & { paymentId: number }) =>
  tables
    .selectFrom('paymentService')
    .select(['requestId', 'minor'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('paymentId', '=', p.paymentId)
    .orderBy('requestId'),
);

/** Tax within the settled payments of orders, minus refunded tax. */
export const taxPaidOf = prepare((p: ShopScope & { ids: number[] }) =>
  tables
    .selectFrom('paymentOrder')
    .innerJoin('payment', (join) =>
      sameShop(join, 'payment', 'paymentOrder').onRef('payment.id', '=', 'paymentOrder.paymentId'),
    )
    .select(({ ref }) => [
      'paymentOrder.orderId',
      sql<number>`sum(payment_order.tax_minor)::bigint - coalesce((
        select sum(refund.tax_minor) from refund
        where refund.tenant_id = ${p.tenantId} and refund.shop_id = ${p.shopId}
          and refund.order_id = ${ref('paymentOrder.orderId')} and refund.state in ('sending', 'done', 'failed')), 0)::bigint`.as(
        'taxMinor',
      ),
    ])
    .where('paymentOrder.tenantId', '=', p.tenantId)
    .where('paymentOrder.shopId', '=', p.shopId)
    .where(sql<boolean>`payment_order.order_id = any(${p.ids}::bigint[])`)
    .where('payment.state', '=', 'settled')
    .where('payment.purpose', '=', 'order')
    .groupBy('paymentOrder.orderId'),
);

type NewPayment = ShopScope & {
  number: string;
  memberId: number;
  accountId: number;
  purpose: PaymentPurpose;
  method: PayMethod;
  minor: number;
  /** Gift the shop adds to a recharge; zero by default. */
  giftMinor?: number;
  currencyCode: string;
  askedMinor: number;
  exchangeRate: number;
  returnPath: string;
  expiresAt: Date | null;
  askAt: Date | null;
  orderIds: number[];
  minors: number[];
  taxMinors: number[];
  requestIds: number[];
  requestMinors: number[];
};

/** Inserts a payment and its parts in one statement. */
export const insertPayment = prepareChange((p: NewPayment) =>
  tables
    .with('made', (query) =>
      query
        .insertInto('payment')
        .values({
          tenantId: p.tenantId,
          shopId: p.shopId,
          number: p.number,
          memberId: p.memberId,
          accountId: p.accountId,
          purpose: p.purpose,
          method: p.method,
          minor: p.minor,
          giftMinor: sql<number>`coalesce(${p.giftMinor}::bigint, 0)`,
          currencyCode: p.currencyCode,
          askedMinor: p.askedMinor,
          exchangeRate: p.exchangeRate,
          returnPath: p.returnPath,
          expiresAt: p.expiresAt,
          askAt: p.askAt,
        })
        .returningAll(),
    )
    .with('paid', (query) =>
      query
        .insertInto('paymentOrder')
        .columns(['tenantId', 'shopId', 'paymentId', 'orderId', 'minor', 'taxMinor'])
        .expression((from) =>
          from
            .selectFrom([
              'made',
              sql<{ orderId: number; minor: number; taxMinor: number }>`unnest(${p.orderIds}::bigint[],
                ${p.minors}::bigint[], ${p.taxMinors}::bigint[])`.as<'part'>(
                sql`part (order_id, minor, tax_minor)`,
              ),
            ])
            .select([
              'made.tenantId',
              'made.shopId',
              'made.id',
              'part.orderId',
              'part.minor',
              'part.taxMinor',
            ]),
        ),
    )
    .with('served', (query) =>
      query
        .insertInto('paymentService')
        .columns(['tenantId', 'shopId', 'paymentId', 'requestId', 'minor'])
        .expression((from) =>
          from
            .selectFrom([
              'made',
              sql<{ requestId: number; minor: number }>`unnest(${p.requestIds}::bigint[],
                ${p.requestMinors}::bigint[])`.as<'service'>(sql`service (request_id, minor)`),
            ])
            .select(['made.tenantId', 'made.shopId', 'made.id', 'service.requestId', 'service.minor']),
        ),
    )
    .selectFrom('made')
    .selectAll(),
);

type Settled = RecordKey & { journalId: number; gatewayNumber: string | null; fromGiftMinor: number };

/** Marks a payment settled once its journal is posted. */
export const markSettled = prepareChange((p: Settled) =>
  tables
    .updateTable('payment')
    .set({
      state: 'settled',
      journalId: p.journalId,
      gatewayNumber: sql`coalesce(${p.gatewayNumber}::text, gateway_number)`,
      fromGiftMinor: p.fromGiftMinor,
      settledAt: sql`now()`,
      heldFor: null,
      askAt: null,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '<>', 'settled'),
);

/** Marks a payment for staff: in state `held`, or settled with extra money. */
export const markHeld = prepareChange((p: RecordKey & { heldFor: PaymentHoldReason }) =>
  tables
    .updateTable('payment')
    .set({
      state: sql`case when state = 'settled' then state else 'held' end`,
      heldFor: p.heldFor,
      askAt: null,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

type NotOwedRefund = RecordKey & {
  number: string;
  minor: number;
  reason: string;
  orderId: number | null;
  route: 'wallet' | 'gateway';
  askedMinor: number;
  currencyCode: string;
  gatewayNumber: string;
};

/**
 * Proposes the return of money that is not owed; idempotent, because the refund number is derived from the
 * money.
 */
export const insertNotOwedRefund = prepareChange((p: NotOwedRefund) =>
  tables
    .insertInto('refund')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      number: p.number,
      paymentId: p.id,
      orderId: p.orderId,
      minor: p.minor,
      route: p.route,
      askedMinor: p.askedMinor,
      currencyCode: p.currencyCode,
      gatewayNumber: p.gatewayNumber,
      why: 'notOwed',
      reason: p.reason,
    })
    .onConflict((conflict) => conflict.columns(['tenantId', 'number']).doNothing())
    .returning('id'),
);

export const refundByNumber = prepare((p: ShopScope & { number: string }) =>
  tables
    .selectFrom('refund')
    .select(['id', 'state'])
    .where('tenantId', '=', p.tenantId)
    .where('number', '=', p.number)
    .where('shopId', '=', p.shopId),
);

const subAccount = (p: ShopScope & { accountId: number }) =>
  tables
    .selectFrom('member')
    .select(['id', 'payLimitCents'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.accountId)
    .where('mainId', 'is not', null);

/** A sub-account and its limit; no row for a main account. */
export const spenderOf = prepare(subAccount);

/** Row lock that serialises a sub-account's payments, so its limit cannot be exceeded concurrently. */
export const lockSpender = prepareChange((p: ShopScope & { accountId: number }) =>
  subAccount(p).forNoKeyUpdate(),
);

/** What an account has paid from the balance, minus refunds. */
export const spentBy = prepare((p: ShopScope & { memberId: number; accountId: number }) =>
  tables
    .selectFrom('payment')
    .select(sql<number>`coalesce(sum(minor - refunded_minor), 0)::bigint`.as('minor'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('accountId', '=', p.accountId)
    .where('method', '=', 'balance')
    .where('state', '=', 'settled'),
);

/** Unowed money of a payment whose return is not complete. */
export const findOpenReturn = prepare((p: ShopScope & { paymentId: number }) =>
  tables
    .selectFrom('refund')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('paymentId', '=', p.paymentId)
    .where('why', '=', 'notOwed')
    .where('state', 'in', ['proposed', 'sending', 'failed'])
    .limit(1),
);
