import type { PaymentState, PayMethod } from '@onehaul/domain/payment/payment-state';
import { type SqlBool, sql } from 'kysely';
import { type Bounds, isWithin } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

type Filter = Bounds & {
  tenantId: number;
  shopId: number | null;
  state: PaymentState | null;
  method: PayMethod | null;
  search: string;
};
type Page = { limit: number; offset: number };

const orderNumbers = sql<string[]>`coalesce((
  select json_agg(shop_order.number order by shop_order.id)
  from payment_order part
  join shop_order on shop_order.tenant_id = part.tenant_id and shop_order.shop_id = part.shop_id
    and shop_order.id = part.order_id
  where part.tenant_id = payment.tenant_id and part.shop_id = payment.shop_id and part.payment_id = payment.id), '[]')`;
const serviceNumbers = sql<string[]>`coalesce((
  select json_agg(request.number order by request.id)
  from payment_service part
  join service_request request on request.tenant_id = part.tenant_id and request.shop_id = part.shop_id
    and request.id = part.request_id
  where part.tenant_id = payment.tenant_id and part.shop_id = payment.shop_id and part.payment_id = payment.id), '[]')`;

const withPeople = () =>
  tables
    .selectFrom('payment')
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'payment').onRef('member.id', '=', 'payment.memberId'),
    );

const rowColumns = [
  'payment.shopId',
  'payment.id',
  'payment.number',
  'payment.memberId',
  'member.code as memberCode',
  'member.name as memberName',
  'payment.purpose',
  'payment.method',
  'payment.state',
  'payment.heldFor',
  'payment.minor',
  'payment.refundedMinor',
  'payment.currencyCode',
  'payment.askedMinor',
  'payment.createdAt',
  'payment.settledAt',
] as const;
const gatewayNumber = sql<string>`coalesce(payment.gateway_number, '')`.as('gatewayNumber');

/** Matches the payment number, the gateway's number or the member; each branch uses its own index. */
const matchesSearch = (p: Filter) => sql<SqlBool>`(
  ${p.search}::text = ''
  or (payment.shop_id, payment.id) in (
    select found.shop_id, found.id from payment found
      where found.tenant_id = ${p.tenantId} and found.number = upper(${p.search})
    union all
    select found.shop_id, found.id from payment found
      where found.tenant_id = ${p.tenantId} and found.gateway_number = ${p.search}
    union all
    select found.shop_id, found.id from payment found
      join member on member.tenant_id = found.tenant_id and member.shop_id = found.shop_id and member.id = found.member_id
      where member.tenant_id = ${p.tenantId} and member.code = upper(${p.search})))`;

const matchesFilter = (p: Filter) => sql<SqlBool>`(
  payment.tenant_id = ${p.tenantId}
  and (${p.shopId}::int is null or payment.shop_id = ${p.shopId})
  and (${p.state}::text is null or payment.state = ${p.state})
  and (${p.method}::text is null or payment.method = ${p.method}))`;

export const paymentPage = prepare((p: Filter & Page) =>
  withPeople()
    .select([
      ...rowColumns,
      gatewayNumber,
      orderNumbers.as('orderNumbers'),
      serviceNumbers.as('serviceNumbers'),
    ])
    .where('payment.tenantId', '=', p.tenantId)
    .where(matchesFilter(p))
    .where(isWithin(sql.ref('payment.createdAt'), p))
    .where(matchesSearch(p))
    .orderBy('payment.createdAt', 'desc')
    .orderBy('payment.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const countPayments = prepare((p: Filter) =>
  withPeople()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('payment.tenantId', '=', p.tenantId)
    .where(matchesFilter(p))
    .where(isWithin(sql.ref('payment.createdAt'), p))
    .where(matchesSearch(p)),
);

type Held = { tenantId: number; shopId: number | null };
/** Held, or settled with extra money that is still undecided. */
const isHeld = (p: Held) => sql<SqlBool>`(
  payment.held_for is not null and payment.state in ('held', 'settled')
  and (${p.shopId}::int is null or payment.shop_id = ${p.shopId}))`;

export const heldPage = prepare((p: Held & Page) =>
  withPeople()
    .select([
      ...rowColumns,
      gatewayNumber,
      orderNumbers.as('orderNumbers'),
      serviceNumbers.as('serviceNumbers'),
    ])
    .where('payment.tenantId', '=', p.tenantId)
    .where(isHeld(p))
    .orderBy('payment.createdAt')
    .orderBy('payment.id')
    .limit(p.limit)
    .offset(p.offset),
);

export const countHeld = prepare((p: Held) =>
  withPeople()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('payment.tenantId', '=', p.tenantId)
    .where(isHeld(p)),
);

type RecordKey = { tenantId: number; shopId: number; id: number };

export const paymentForStaff = prepare((p: RecordKey) =>
  withPeople()
    .select([
      ...rowColumns,
      gatewayNumber,
      'payment.exchangeRate',
      'payment.fromGiftMinor',
      'payment.journalId',
      'payment.reason',
      'payment.expiresAt',
      orderNumbers.as('orderNumbers'),
      serviceNumbers.as('serviceNumbers'),
    ])
    .where('payment.tenantId', '=', p.tenantId)
    .where('payment.shopId', '=', p.shopId)
    .where('payment.id', '=', p.id),
);

export const ordersForStaff = prepare((p: RecordKey) =>
  tables
    .selectFrom('paymentOrder')
    .innerJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'paymentOrder').onRef('shopOrder.id', '=', 'paymentOrder.orderId'),
    )
    .select(['shopOrder.id', 'shopOrder.number', 'paymentOrder.minor', 'paymentOrder.taxMinor'])
    .where('paymentOrder.tenantId', '=', p.tenantId)
    .where('paymentOrder.shopId', '=', p.shopId)
    .where('paymentOrder.paymentId', '=', p.id)
    .orderBy('shopOrder.id'),
);

export const eventsForStaff = prepare((p: { tenantId: number; shopId: number; number: string }) =>
  tables
    .selectFrom('gatewayEvent')
    .select(['id', 'origin', 'fact', 'minor', 'currencyCode', 'gatewayNumber', 'receivedAt', 'processedAt'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('paymentNumber', '=', p.number)
    .orderBy('id', 'desc')
    .limit(100),
);

const refundRows = () =>
  tables
    .selectFrom('refund')
    .innerJoin('payment', (join) =>
      sameShop(join, 'payment', 'refund').onRef('payment.id', '=', 'refund.paymentId'),
    )
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'payment').onRef('member.id', '=', 'payment.memberId'),
    )
    .leftJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'refund').onRef('shopOrder.id', '=', 'refund.orderId'),
    )
    .leftJoin('staff as proposer', (join) =>
      join.onRef('proposer.tenantId', '=', 'refund.tenantId').onRef('proposer.id', '=', 'refund.proposedBy'),
    )
    .leftJoin('staff as decider', (join) =>
      join.onRef('decider.tenantId', '=', 'refund.tenantId').onRef('decider.id', '=', 'refund.decidedBy'),
    )
    .select([
      'refund.shopId',
      'refund.id',
      'refund.number',
      'refund.paymentId',
      'payment.number as paymentNumber',
      'payment.method',
      'refund.orderId',
      sql<string>`coalesce(shop_order.number, '')`.as('orderNumber'),
      sql<string>`coalesce((select request.number from service_request request
        where request.tenant_id = refund.tenant_id and request.shop_id = refund.shop_id
          and request.id = refund.request_id), '')`.as('serviceNumber'),
      'member.code as memberCode',
      'member.name as memberName',
      'refund.minor',
      'refund.askedMinor',
      'refund.currencyCode',
      'refund.route',
      'refund.why',
      'refund.reason',
      'refund.state',
      'refund.isForTwo',
      'refund.proposedBy as proposedById',
      sql<string>`coalesce(proposer.name, '')`.as('proposedBy'),
      sql<string>`coalesce(decider.name, '')`.as('decidedBy'),
      'refund.createdAt',
      'refund.decidedAt',
      'refund.doneAt',
    ]);

type RefundFilter = { tenantId: number; shopId: number | null; state: string };
const matchesRefundFilter = (p: RefundFilter) =>
  sql<SqlBool>`(refund.state = ${p.state}::text and (${p.shopId}::int is null or refund.shop_id = ${p.shopId}))`;

const refundPageIn = (direction: 'asc' | 'desc') =>
  prepare((p: RefundFilter & Page) =>
    refundRows()
      .where('refund.tenantId', '=', p.tenantId)
      .where(matchesRefundFilter(p))
      .orderBy('refund.createdAt', direction)
      .orderBy('refund.id', direction)
      .limit(p.limit)
      .offset(p.offset),
  );
export const waitingRefunds = refundPageIn('asc');
export const endedRefunds = refundPageIn('desc');

export const countRefunds = prepare((p: RefundFilter) =>
  tables
    .selectFrom('refund')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('refund.tenantId', '=', p.tenantId)
    .where(matchesRefundFilter(p)),
);

export const refundsOfPayment = prepare((p: RecordKey) =>
  refundRows()
    .where('refund.tenantId', '=', p.tenantId)
    .where('refund.shopId', '=', p.shopId)
    .where('refund.paymentId', '=', p.id)
    .orderBy('refund.id', 'desc')
    .limit(100),
);

/** An order as the refund desk displays it. */
export const refundableOrder = prepare((p: { tenantId: number; shopId: number; number: string }) =>
  tables
    .selectFrom('shopOrder')
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'shopOrder').onRef('member.id', '=', 'shopOrder.memberId'),
    )
    .select([
      'shopOrder.id as orderId',
      'shopOrder.number as orderNumber',
      'member.code as memberCode',
      'shopOrder.paidMinor',
      sql<number>`greatest(0, shop_order.paid_minor - coalesce((
        select sum(refund.minor) from refund
        where refund.tenant_id = ${p.tenantId} and refund.shop_id = ${p.shopId} and refund.order_id = shop_order.id
          and refund.state = 'proposed'), 0))::bigint`.as('refundableMinor'),
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.number', '=', p.number),
);
