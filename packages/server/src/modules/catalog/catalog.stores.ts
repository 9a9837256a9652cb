import { carrier } from '@onehaul/contract/console/studio/carrier';
import { deliverySpeed } from '@onehaul/contract/console/studio/delivery-speed';
import { destination } from '@onehaul/contract/console/studio/destination';
import { goodsType } from '@onehaul/contract/console/studio/goods-type';
import { virtualWarehouse } from '@onehaul/contract/console/studio/virtual-warehouse';
import { warehouse } from '@onehaul/contract/console/studio/warehouse';
import { Refusal } from '@onehaul/domain/refusal';
import { sql } from 'kysely';
import { defineStore } from '../../studio/store.ts';
import { currencyStore } from '../shop/index.ts';

const isOpen = sql<boolean>`is_open`;

/** A line that accepts only this kind of goods would accept nothing without it. */
const lineOnlyFor = sql<boolean>`exists (select from line where line.tenant_id = line_goods_type.tenant_id
    and line.shop_id = line_goods_type.shop_id and line.id = line_goods_type.line_id and line.is_open)
  and not exists (select from line_goods_type other where other.tenant_id = line_goods_type.tenant_id
    and other.shop_id = line_goods_type.shop_id and other.line_id = line_goods_type.line_id
    and other.goods_type_id <> line_goods_type.goods_type_id)`;

export const goodsTypeStore = defineStore(goodsType, {
  table: 'goodsType',
  search: ['names', 'notes'],
  blockedBy: [{ table: 'lineGoodsType', column: 'goodsTypeId', where: lineOnlyFor }],
});

export const carrierStore = defineStore(carrier, {
  table: 'carrier',
  search: ['code', 'names'],
  blockedBy: [{ table: 'line', column: 'carrierId', where: isOpen }],
});

export const deliverySpeedStore = defineStore(deliverySpeed, {
  table: 'deliverySpeed',
  search: ['names'],
  blockedBy: [{ table: 'line', column: 'deliverySpeedId', where: isOpen }],
  check: async (_context, { minimumDays, maximumDays }) => {
    if (maximumDays < minimumDays) throw new Refusal('input.invalid', { field: 'maximumDays' });
  },
});

export const destinationStore = defineStore(destination, {
  table: 'destination',
  search: ['currencyCode'],
  refersTo: { currencyCode: currencyStore },
  blockedBy: [{ table: 'line', column: 'countryId', where: isOpen }],
});

/** States in which a parcel lies in the warehouse. */
const isStored = sql<boolean>`state in ('received', 'stored', 'reserved', 'packed', 'unclaimed', 'claimPending', 'onHold')`;

export const warehouseStore = defineStore(warehouse, {
  table: 'warehouse',
  search: ['code', 'names', 'address'],
  blockedBy: [
    { table: 'line', column: 'warehouseId', where: isOpen },
    { table: 'virtualWarehouse', column: 'warehouseId', where: sql<boolean>`archived_at is null` },
    { table: 'parcel', column: 'warehouseId', where: isStored },
  ],
  check: async (_context, { freeDays, abandonDays }) => {
    if (abandonDays <= freeDays) throw new Refusal('input.invalid', { field: 'abandonDays' });
  },
});

export const virtualWarehouseStore = defineStore(virtualWarehouse, {
  table: 'virtualWarehouse',
  search: ['names', 'address'],
  refersTo: { warehouseId: warehouseStore },
});
