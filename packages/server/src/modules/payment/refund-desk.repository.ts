import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };

/** The order of a refund, read before any lock is taken. */
export const orderOfRefund = prepare((p: ShopScope & { id: number }) =>
  tables
    .selectFrom('refund')
    .select('orderId')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

/** Money of a payment that waits for a decision, row-locked. */
export const lockReturns = prepareChange((p: ShopScope & { paymentId: number }) =>
  tables
    .selectFrom('refund')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('paymentId', '=', p.paymentId)
    .where('why', '=', 'notOwed')
    .where('state', '=', 'proposed')
    .orderBy('id')
    .forUpdate(),
);

/** Open refund proposals for an order's payments. */
export const proposedOf = prepare((p: ShopScope & { orderId: number }) =>
  tables
    .selectFrom('refund')
    .select(['paymentId', sql<number>`sum(minor)::bigint`.as('minor')])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('state', '=', 'proposed')
    .groupBy('paymentId'),
);

type NewProposals = ShopScope & {
  orderId: number;
  why: 'goodwill' | 'cheaper';
  reason: string;
  isForTwo: boolean;
  proposedBy: number;
  numbers: string[];
  paymentIds: number[];
  minors: number[];
  taxMinors: number[];
  routes: string[];
  askedMinors: number[];
  currencyCodes: string[];
};

export const insertProposals = prepareChange((p: NewProposals) =>
  tables
    .insertInto('refund')
    .columns([
      'tenantId',
      'shopId',
      'number',
      'paymentId',
      'orderId',
      'minor',
      'taxMinor',
      'route',
      'askedMinor',
      'currencyCode',
      'why',
      'reason',
      'isForTwo',
      'proposedBy',
    ])
    .expression((from) =>
      from
        .selectFrom(
          sql<{
            number: string;
            paymentId: number;
            minor: number;
            taxMinor: number;
            route: 'wallet' | 'gateway';
            askedMinor: number;
            currencyCode: string;
          }>`unnest(${p.numbers}::text[], ${p.paymentIds}::bigint[], ${p.minors}::bigint[], ${p.taxMinors}::bigint[],
            ${p.routes}::text[], ${p.askedMinors}::bigint[], ${p.currencyCodes}::text[])`.as<'asked'>(
            sql`asked (number, payment_id, minor, tax_minor, route, asked_minor, currency_code)`,
          ),
        )
        .select([
          sql<number>`${p.tenantId}::int`.as('tenantId'),
          sql<number>`${p.shopId}::int`.as('shopId'),
          'asked.number',
          'asked.paymentId',
          sql<number>`${p.orderId}::bigint`.as('orderId'),
          'asked.minor',
          'asked.taxMinor',
          'asked.route',
          'asked.askedMinor',
          'asked.currencyCode',
          sql<'goodwill'>`${p.why}::text`.as('why'),
          sql<string>`${p.reason}::text`.as('reason'),
          sql<boolean>`${p.isForTwo}::boolean`.as('isForTwo'),
          sql<number>`${p.proposedBy}::int`.as('proposedBy'),
        ]),
    )
    .returning('id'),
);

/** Withdraws proposed refunds for boxes whose measures no longer apply. */
export const withdrawProposed = prepareChange((p: ShopScope & { orderId: number; staffId: number }) =>
  tables
    .updateTable('refund')
    .set({ state: 'withdrawn', decidedBy: p.staffId, decidedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('why', '=', 'cheaper')
    .where('state', '=', 'proposed')
    .returning('minor'),
);

type RefundDecision = ShopScope & {
  id: number;
  staffId: number;
  state: 'sending' | 'refused';
  taxMinor: number;
  askedMinor: number;
  route: 'wallet' | 'gateway';
};

/** Records a staff decision on a refund. */
export const markDecided = prepareChange((p: RefundDecision) =>
  tables
    .updateTable('refund')
    .set({
      state: p.state,
      decidedBy: p.staffId,
      decidedAt: sql`now()`,
      taxMinor: p.taxMinor,
      askedMinor: p.askedMinor,
      route: p.route,
      askAt: sql`case when ${p.state}::text = 'sending' and ${p.route}::text = 'gateway' then now() end`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', 'proposed'),
);

export const addRefundedAmount = prepareChange((p: ShopScope & { paymentId: number; minor: number }) =>
  tables
    .updateTable('payment')
    .set({ refundedMinor: sql`refunded_minor + ${p.minor}::bigint` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.paymentId),
);

export const sendAgain = prepareChange((p: ShopScope & { id: number }) =>
  tables
    .updateTable('refund')
    .set({ state: 'sending', askAt: sql`now()`, asks: 1 })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', 'failed'),
);

export const redirectToWallet = prepareChange((p: ShopScope & { id: number }) =>
  tables
    .updateTable('refund')
    .set({ state: 'sending', route: 'wallet', askAt: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', 'failed'),
);

export const ownSecondPersonLimit = prepare((p: ShopScope) =>
  tables
    .selectFrom('setting')
    .select('value')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('name', '=', 'refundSecondPersonCents'),
);

/** The order row must be locked. */
export const writePointsLeft = prepareChange((p: ShopScope & { id: number; points: number }) =>
  tables
    .updateTable('shopOrder')
    .set({ points: p.points })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);
