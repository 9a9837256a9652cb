import type { Language } from '@onehaul/domain/language';
import { sql } from 'kysely';
import { translatedTextInShopOrEmpty } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { boxesIn, parcelsIn } from '../order-move/index.ts';
import type { OrderScope, ShopScope } from './workplace.repository.ts';

/** Order columns of the packing screen. */
export const orderToPack = prepare((p: OrderScope & { language: Language }) =>
  tables
    .selectFrom('shopOrder')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'shopOrder.tenantId').onRef('shop.id', '=', 'shopOrder.shopId'),
    )
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'shopOrder').onRef('member.id', '=', 'shopOrder.memberId'),
    )
    .innerJoin('line', (join) =>
      sameShop(join, 'line', 'shopOrder').onRef('line.id', '=', 'shopOrder.lineId'),
    )
    .innerJoin('carrier', (join) =>
      sameShop(join, 'carrier', 'line').onRef('carrier.id', '=', 'line.carrierId'),
    )
    .innerJoin('country', 'country.id', 'shopOrder.countryId')
    .leftJoin('goodsType', (join) =>
      sameShop(join, 'goodsType', 'shopOrder').onRef('goodsType.id', '=', 'shopOrder.goodsTypeId'),
    )
    .leftJoin('tariffVersion', (join) =>
      sameShop(join, 'tariffVersion', 'shopOrder')
        .onRef('tariffVersion.lineId', '=', 'shopOrder.lineId')
        .onRef('tariffVersion.version', '=', 'shopOrder.version'),
    )
    .select(({ ref }) => [
      'shopOrder.id',
      'shopOrder.number',
      'shopOrder.kind',
      'shopOrder.step',
      'shopOrder.exception',
      'shopOrder.exceptionNote',
      'shopOrder.payPolicy',
      'member.code as memberCode',
      sql<string>`coalesce(member.name, '')`.as('memberName'),
      translatedTextInShopOrEmpty(ref('line.names'), p.language).as('lineName'),
      translatedTextInShopOrEmpty(ref('carrier.names'), p.language).as('carrierName'),
      translatedTextInShopOrEmpty(ref('country.names'), p.language).as('countryName'),
      'shopOrder.delivery',
      'shopOrder.goodsName',
      translatedTextInShopOrEmpty(ref('goodsType.names'), p.language).as('goodsTypeName'),
      sql<boolean>`coalesce(goods_type.sensitive, false)`.as('isSensitive'),
      'shopOrder.packing',
      'shopOrder.remark',
      'shopOrder.insuredMinor',
      'shopOrder.shipment',
      'tariffVersion.tariff',
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.id', '=', p.orderId),
);

/** Services ordered beyond packing, under their current names. */
export const servicesOfOrder = prepare((p: OrderScope & { language: Language }) =>
  tables
    .selectFrom('shopOrder')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'shopOrder.tenantId').onRef('shop.id', '=', 'shopOrder.shopId'),
    )
    .innerJoinLateral(
      sql<{ optionId: number; quantity: number }>`(select ("optionId")::int as option_id, quantity
        from jsonb_to_recordset(shop_order.services) as asked ("optionId" int, quantity int))`.as('asked'),
      (join) => join.onTrue(),
    )
    .innerJoin('addedServiceOption as option', (join) =>
      sameShop(join, 'option', 'shopOrder').onRef('option.id', '=', 'asked.optionId'),
    )
    .select(({ ref }) => [
      translatedTextInShopOrEmpty(ref('option.names'), p.language).as('name'),
      'asked.quantity',
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.id', '=', p.orderId)
    .orderBy('option.position')
    .orderBy('option.id'),
);

export const parcelsOfOrder = prepare((p: OrderScope) =>
  parcelsIn(p)
    .leftJoin('bin', (join) => sameShop(join, 'bin', 'parcel').onRef('bin.id', '=', 'parcel.binId'))
    .select([
      'parcel.id',
      'parcel.courierNumber',
      'parcel.piece',
      'parcel.goodsName',
      'parcel.weightGrams',
      sql<string>`coalesce(bin.code, '')`.as('binCode'),
      sql<boolean>`order_parcel.picked_at is not null`.as('isPicked'),
      'orderParcel.boxNumber',
    ]),
);

export const boxesOfOrder = prepare((p: OrderScope) =>
  boxesIn(p).select([
    'orderBox.boxNumber',
    'orderBox.cartonId',
    sql<string>`coalesce(carton.name, '')`.as('cartonName'),
    'orderBox.weightGrams as grams',
    'orderBox.lengthMm as lengthMillimetres',
    'orderBox.widthMm as widthMillimetres',
    'orderBox.heightMm as heightMillimetres',
    'orderBox.packedAt',
  ]),
);

type Box = OrderScope & {
  boxNumber: number;
  cartonId: number | null;
  weightGrams: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  staffId: number;
};

/** Different measures invalidate the photos of the previous measurement. */
const measuresDiffer = sql<boolean>`(order_box.weight_grams, order_box.length_mm, order_box.width_mm, order_box.height_mm)
  is distinct from (excluded.weight_grams, excluded.length_mm, excluded.width_mm, excluded.height_mm)`;

export const upsertBox = prepareChange((p: Box) =>
  tables
    .insertInto('orderBox')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      orderId: p.orderId,
      boxNumber: p.boxNumber,
      cartonId: p.cartonId,
      weightGrams: p.weightGrams,
      lengthMm: p.lengthMm,
      widthMm: p.widthMm,
      heightMm: p.heightMm,
      packedBy: p.staffId,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'shopId', 'orderId', 'boxNumber']).doUpdateSet(({ ref }) => ({
        cartonId: ref('excluded.cartonId'),
        weightGrams: ref('excluded.weightGrams'),
        lengthMm: ref('excluded.lengthMm'),
        widthMm: ref('excluded.widthMm'),
        heightMm: ref('excluded.heightMm'),
        packedBy: ref('excluded.packedBy'),
        packedAt: sql`case when ${measuresDiffer} then now() else order_box.packed_at end`,
      })),
    ),
);

type BoxMeasures = OrderScope & {
  staffId: number;
  boxNumbers: number[];
  grams: number[];
  lengths: number[];
  widths: number[];
  heights: number[];
};

/** Writes a second person's measures of boxes that stay packed. */
export const updateBoxMeasures = prepareChange((p: BoxMeasures) =>
  tables
    .updateTable('orderBox')
    .from(
      sql<{
        box: number;
        grams: number;
        length: number;
        width: number;
        height: number;
      }>`unnest(${p.boxNumbers}::int[],
        ${p.grams}::int[], ${p.lengths}::int[], ${p.widths}::int[], ${p.heights}::int[])`.as<'found'>(
        sql`found (box, grams, length, width, height)`,
      ),
    )
    .set({
      weightGrams: sql`found.grams`,
      lengthMm: sql`found.length`,
      widthMm: sql`found.width`,
      heightMm: sql`found.height`,
      packedBy: p.staffId,
    })
    .where('orderBox.tenantId', '=', p.tenantId)
    .where('orderBox.shopId', '=', p.shopId)
    .where('orderBox.orderId', '=', p.orderId)
    .where(sql<boolean>`order_box.box_number = found.box`),
);

/** Changed contents invalidate the weighing, so the boxes need a new photo on the scale. */
export const invalidateBoxPhotos = prepareChange((p: OrderScope & { boxNumbers: number[] }) =>
  tables
    .updateTable('orderBox')
    .set({ packedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where(sql<boolean>`box_number = any(${p.boxNumbers}::smallint[])`),
);

/** Received announced boxes, of which the order consists. */
export const receivedBoxesOf = prepare((p: OrderScope) =>
  tables
    .selectFrom('expectedBox')
    .innerJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'expectedBox').onRef('shopOrder.id', '=', 'expectedBox.orderId'),
    )
    .select(['expectedBox.boxNumber', 'shopOrder.number as orderNumber'])
    .where('expectedBox.tenantId', '=', p.tenantId)
    .where('expectedBox.shopId', '=', p.shopId)
    .where('expectedBox.orderId', '=', p.orderId)
    .where('expectedBox.receivedAt', 'is not', null)
    .orderBy('expectedBox.boxNumber'),
);

/** Inspection weights of returned parcels that ship again unchanged, in an order without stock items. */
export const returnedGramsOf = prepare((p: OrderScope) =>
  tables
    .selectFrom('returnParcel')
    .select(sql<number>`coalesce(sum(weight_grams), 0)`.as('grams'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(
      sql<boolean>`id in (select return_id from return_sending where return_sending.tenant_id = ${p.tenantId}
        and return_sending.shop_id = ${p.shopId} and return_sending.order_id = ${p.orderId})
      and not exists (select from order_item where order_item.tenant_id = ${p.tenantId}
        and order_item.shop_id = ${p.shopId} and order_item.order_id = ${p.orderId})`,
    ),
);

export const deleteBox = prepareChange((p: OrderScope & { boxNumber: number }) =>
  tables
    .deleteFrom('orderBox')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('boxNumber', '=', p.boxNumber)
    .returning('boxNumber'),
);

export const cartonById = prepare((p: ShopScope & { id: number }) =>
  tables
    .selectFrom('carton')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .where('id', '=', p.id),
);

/** Sets the exact contents of the box. */
export const fillBox = prepareChange((p: OrderScope & { boxNumber: number; parcelIds: number[] }) =>
  tables
    .updateTable('orderParcel')
    .set({
      boxNumber: sql`case when parcel_id = any(${p.parcelIds}::bigint[]) then ${p.boxNumber}::smallint end`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where(sql<boolean>`(box_number = ${p.boxNumber}::smallint or parcel_id = any(${p.parcelIds}::bigint[]))`)
    .returning('boxNumber'),
);

type NewPhoto = OrderScope & {
  id: string;
  boxNumber: number;
  kind: 'scale' | 'box' | 'label' | 'exception';
  fileKey: string;
  sha256: Buffer;
  lengthBytes: number;
  staffId: number;
};

export const insertPhoto = prepareChange((p: NewPhoto) =>
  tables.insertInto('orderPhoto').values({
    tenantId: p.tenantId,
    shopId: p.shopId,
    id: p.id,
    orderId: p.orderId,
    boxNumber: p.boxNumber,
    kind: p.kind,
    fileKey: p.fileKey,
    sha256: p.sha256,
    lengthBytes: p.lengthBytes,
    staffId: p.staffId,
  }),
);

export const countPhotos = prepare((p: OrderScope & { boxNumber: number }) =>
  tables
    .selectFrom('orderPhoto')
    .select(({ fn }) => fn.countAll<number>().as('ofBox'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('boxNumber', '=', p.boxNumber),
);
