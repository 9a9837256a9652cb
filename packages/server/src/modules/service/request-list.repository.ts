import type { ServiceState } from '@onehaul/domain/service/service-state';
import { type SqlBool, sql } from 'kysely';
import { type ReaderParameters, type ReaderPage, translatedText, totalCount } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

type MemberScope = { tenantId: number; shopId: number; memberId: number };
type Target = 'order' | 'parcel';
type Filter = MemberScope & {
  states: ServiceState[] | null;
  target: Target | null;
  /** Upper-case prefix of a number; empty for all. */
  search: string;
};

/** Number of an open payment for the request. */
const openPaymentNumber = sql<string | null>`(
  select payment.number from payment_service part
  join payment on payment.tenant_id = part.tenant_id and payment.shop_id = part.shop_id
    and payment.id = part.payment_id
  where part.tenant_id = service_request.tenant_id and part.shop_id = service_request.shop_id
    and part.request_id = service_request.id and payment.state in ('pending', 'underReview', 'held')
  order by payment.id desc limit 1)`;

const photoCount = sql<number>`(
  select count(*) from service_photo photo
  where photo.tenant_id = service_request.tenant_id and photo.shop_id = service_request.shop_id
    and photo.request_id = service_request.id)`;

/** Requests with display names. */
const selectRequests = (p: ReaderParameters) =>
  tables
    .selectFrom('serviceRequest')
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'serviceRequest').onRef('warehouse.id', '=', 'serviceRequest.warehouseId'),
    )
    .leftJoin('parcel', (join) =>
      sameShop(join, 'parcel', 'serviceRequest').onRef('parcel.id', '=', 'serviceRequest.parcelId'),
    )
    .leftJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'serviceRequest').onRef('shopOrder.id', '=', 'serviceRequest.orderId'),
    )
    .select(({ ref }) => [
      'serviceRequest.id',
      'serviceRequest.number',
      'serviceRequest.parcelId',
      'serviceRequest.orderId',
      sql<string>`coalesce(parcel.courier_number, shop_order.number, '')`.as('targetNumber'),
      sql<string>`coalesce(parcel.goods_name, shop_order.goods_name, '')`.as('goodsName'),
      translatedText(ref('warehouse.names'), p).as('warehouseName'),
      translatedText(ref('serviceRequest.names'), p).as('name'),
      'serviceRequest.quantity',
      'serviceRequest.minor',
      'serviceRequest.paidMinor',
      'serviceRequest.state',
      'serviceRequest.words',
      'serviceRequest.answer',
      'serviceRequest.found',
      'serviceRequest.createdAt',
      'serviceRequest.quotedAt',
      'serviceRequest.paidAt',
      'serviceRequest.assignedAt',
      'serviceRequest.dueAt',
      'serviceRequest.handledAt',
      photoCount.as('photoCount'),
      openPaymentNumber.as('openPaymentNumber'),
    ])
    .where('serviceRequest.tenantId', '=', p.tenantId)
    .where('serviceRequest.shopId', '=', p.shopId);

const isOfTarget = (target: Target | null) =>
  sql<SqlBool>`(${target}::text is null or (${target}::text = 'parcel') = (service_request.parcel_id is not null))`;

export const requestPage = prepare((p: ReaderPage & Filter) =>
  selectRequests(p)
    .select(totalCount)
    .where('serviceRequest.memberId', '=', p.memberId)
    .where(isOfTarget(p.target))
    .where(sql<SqlBool>`(${p.states}::text[] is null or service_request.state = any(${p.states}))`)
    .where(
      sql<SqlBool>`(${p.search}::text = '' or starts_with(service_request.number, ${p.search})
        or starts_with(upper(parcel.courier_number), ${p.search}) or starts_with(shop_order.number, ${p.search}))`,
    )
    .orderBy('serviceRequest.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const requestById = prepare((p: ReaderParameters & { memberId: number; id: number }) =>
  selectRequests(p).where('serviceRequest.memberId', '=', p.memberId).where('serviceRequest.id', '=', p.id),
);
export type RequestRow = NonNullable<(typeof requestById)['row']>;

export const countRequests = prepare((p: MemberScope & { target: Target | null }) =>
  tables
    .selectFrom('serviceRequest')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where(isOfTarget(p.target))
    .groupBy('state'),
);

type RequestScope = { tenantId: number; shopId: number; requestId: number };

export const photosOfRequest = prepare((p: RequestScope) =>
  tables
    .selectFrom('servicePhoto')
    .select(['fileKey', 'createdAt as takenAt'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('requestId', '=', p.requestId)
    .orderBy('createdAt')
    .orderBy('id'),
);

export const refundsOfRequest = prepare((p: RequestScope) =>
  tables
    .selectFrom('refund')
    .select(['minor', 'route', 'state'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('requestId', '=', p.requestId)
    .orderBy('id'),
);
