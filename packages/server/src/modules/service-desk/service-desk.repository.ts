import type { Language } from '@onehaul/domain/language';
import type { ServiceState } from '@onehaul/domain/service/service-state';
import { type SqlBool, sql } from 'kysely';
import { translatedTextInShop } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type WarehouseScope = ShopScope & { warehouseId: number };

/** Literal state lists: only then can the planner use the partial indexes on waiting or handled requests. */
const isWaiting = sql<SqlBool>`service_request.state in ('requested', 'paid', 'assigned')`;
const isOpen = sql<SqlBool>`service_request.state in ('requested', 'unpaid', 'paid', 'assigned')`;
const isHandled = sql<SqlBool>`service_request.state in ('done', 'notPossible')`;

/** Bins of its parcels. */
const binCodes = sql<string[]>`coalesce((
  select json_agg(distinct bin.code order by bin.code) from parcel inside
  join bin on bin.tenant_id = inside.tenant_id and bin.shop_id = inside.shop_id and bin.id = inside.bin_id
  where inside.tenant_id = service_request.tenant_id and inside.shop_id = service_request.shop_id
    and (inside.id = service_request.parcel_id or inside.order_id = service_request.order_id)), '[]')`;

/** Number of parcels, and their total weight if all were weighed. */
const goods = sql<{ count: number; grams: number | null }>`(
  select json_build_object('count', count(*),
    'grams', case when bool_and(inside.weight_grams is not null) then sum(inside.weight_grams) end)
  from parcel inside
  where inside.tenant_id = service_request.tenant_id and inside.shop_id = service_request.shop_id
    and (inside.id = service_request.parcel_id or inside.order_id = service_request.order_id))`;

const photoKeys = sql<string[]>`coalesce((
  select json_agg(photo.file_key order by photo.created_at, photo.id) from service_photo photo
  where photo.tenant_id = service_request.tenant_id and photo.shop_id = service_request.shop_id
    and photo.request_id = service_request.id), '[]')`;

const selectServicesForStaff = (p: ShopScope & { language: Language }) =>
  tables
    .selectFrom('serviceRequest')
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'serviceRequest').onRef('member.id', '=', 'serviceRequest.memberId'),
    )
    .innerJoin('shop', (join) =>
      join
        .onRef('shop.tenantId', '=', 'serviceRequest.tenantId')
        .onRef('shop.id', '=', 'serviceRequest.shopId'),
    )
    .leftJoin('parcel', (join) =>
      sameShop(join, 'parcel', 'serviceRequest').onRef('parcel.id', '=', 'serviceRequest.parcelId'),
    )
    .leftJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'serviceRequest').onRef('shopOrder.id', '=', 'serviceRequest.orderId'),
    )
    .leftJoin('staff', (join) =>
      join
        .onRef('staff.tenantId', '=', 'serviceRequest.tenantId')
        .onRef('staff.id', '=', 'serviceRequest.staffId'),
    )
    .select([
      'serviceRequest.shopId',
      'serviceRequest.id',
      'serviceRequest.number',
      'serviceRequest.parcelId',
      sql<string>`coalesce(parcel.courier_number, shop_order.number, '')`.as('targetNumber'),
      'parcel.piece',
      binCodes.as('binCodes'),
      goods.as('goods'),
      'member.code as memberCode',
      'member.name as memberName',
      sql<string>`coalesce(parcel.goods_name, shop_order.goods_name, '')`.as('goodsName'),
      translatedTextInShop(sql`service_request.names`, p.language).as('name'),
      'serviceRequest.quantity',
      'serviceRequest.words',
      'serviceRequest.minor',
      'serviceRequest.state',
      'serviceRequest.finds',
      'serviceRequest.staffId',
      sql<string>`coalesce(staff.name, '')`.as('staffName'),
      'serviceRequest.answer',
      'serviceRequest.found',
      photoKeys.as('photoKeys'),
      'serviceRequest.createdAt',
      'serviceRequest.paidAt',
      'serviceRequest.dueAt',
      sql<boolean>`coalesce(service_request.due_at < now() and service_request.handled_at is null, false)`.as(
        'isLate',
      ),
      'serviceRequest.handledAt',
    ])
    .where('serviceRequest.tenantId', '=', p.tenantId)
    .where('serviceRequest.shopId', '=', p.shopId);

type Page = WarehouseScope & { language: Language; limit: number; offset: number };

/** Waiting services in one state, earliest due first, served by the partial index. */
export const waitingServices = prepare((p: Page & { state: ServiceState }) =>
  selectServicesForStaff(p)
    .where('serviceRequest.warehouseId', '=', p.warehouseId)
    .where('serviceRequest.state', '=', p.state)
    .where(isWaiting)
    .orderBy('serviceRequest.dueAt')
    .orderBy('serviceRequest.id')
    .limit(p.limit)
    .offset(p.offset),
);
export type StaffServiceRow = NonNullable<(typeof waitingServices)['row']>;

/** Handled services, newest first. */
export const handledServices = prepare((p: Page) =>
  selectServicesForStaff(p)
    .where('serviceRequest.warehouseId', '=', p.warehouseId)
    .where(isHandled)
    .orderBy('serviceRequest.handledAt', 'desc')
    .orderBy('serviceRequest.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const countWaiting = prepare((p: WarehouseScope) =>
  tables
    .selectFrom('serviceRequest')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('warehouseId', '=', p.warehouseId)
    .where(isWaiting)
    .groupBy('state'),
);

export const countHandled = prepare((p: WarehouseScope) =>
  tables
    .selectFrom('serviceRequest')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('warehouseId', '=', p.warehouseId)
    .where(isHandled),
);

export const serviceForStaff = prepare((p: ShopScope & { id: number; language: Language }) =>
  selectServicesForStaff(p).where('serviceRequest.id', '=', p.id),
);

type Scanned = WarehouseScope & { language: Language; courierNumber: string; number: string };

/** Services matching a scanned parcel, order or request number. */
export const servicesByCode = prepare((p: Scanned) =>
  selectServicesForStaff(p)
    .where('serviceRequest.warehouseId', '=', p.warehouseId)
    .where(isOpen)
    .where(
      sql<SqlBool>`service_request.id in (
        select asked.id from service_request asked
          where asked.tenant_id = ${p.tenantId} and asked.shop_id = ${p.shopId} and asked.number = ${p.number}
        union all
        select asked.id from service_request asked
          join parcel on parcel.tenant_id = asked.tenant_id and parcel.shop_id = asked.shop_id
            and parcel.id = asked.parcel_id
          where parcel.tenant_id = ${p.tenantId} and parcel.shop_id = ${p.shopId}
            and parcel.courier_number = ${p.courierNumber} and parcel.warehouse_id = ${p.warehouseId}
            and asked.state in ('requested', 'unpaid', 'paid', 'assigned')
        union all
        select asked.id from service_request asked
          join shop_order on shop_order.tenant_id = asked.tenant_id and shop_order.shop_id = asked.shop_id
            and shop_order.id = asked.order_id
          where shop_order.tenant_id = ${p.tenantId} and shop_order.shop_id = ${p.shopId}
            and shop_order.number = ${p.number} and asked.state in ('requested', 'unpaid', 'paid', 'assigned'))`,
    )
    .orderBy(sql`array_position(array['paid', 'assigned', 'requested', 'unpaid'], service_request.state)`)
    .orderBy('serviceRequest.dueAt')
    .orderBy('serviceRequest.id')
    .limit(50),
);

type RequestScope = ShopScope & { requestId: number };

export const countPhotos = prepare((p: RequestScope) =>
  tables
    .selectFrom('servicePhoto')
    .select(({ fn }) => fn.countAll<number>().as('photos'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('requestId', '=', p.requestId),
);

type NewPhoto = RequestScope & {
  id: string;
  fileKey: string;
  sha256: Buffer;
  lengthBytes: number;
  staffId: number;
};

export const insertPhoto = prepareChange((p: NewPhoto) =>
  tables.insertInto('servicePhoto').values({
    tenantId: p.tenantId,
    shopId: p.shopId,
    id: p.id,
    requestId: p.requestId,
    fileKey: p.fileKey,
    sha256: p.sha256,
    lengthBytes: p.lengthBytes,
    staffId: p.staffId,
  }),
);

export const maxPictureBytes = prepare((p: ShopScope) =>
  tables
    .selectFrom('setting')
    .select(sql<unknown>`value`.as('value'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('name', '=', 'imageMostBytes'),
);
