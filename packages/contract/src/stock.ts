import { type InboundState, maxInboundLines, maxPieces } from '@onehaul/domain/stock/inbound';
import { stockMovementKinds } from '@onehaul/domain/stock/stock';
import { z } from 'zod';
import { call, ownCall } from './call.ts';
import {
  bigRecordId,
  cnyCents,
  instant,
  singleLine,
  numberedEnum,
  page,
  pageRequest,
  recordId,
  tenths,
  thousandths,
  wireObject,
} from './wire.ts';

const search = singleLine(60).default('');

const Category = wireObject(
  { id: bigRecordId, name: z.string(), skuCount: z.int(), createdAt: instant },
  { createdAt: 'CreateTime' },
);
export type SkuCategory = z.output<typeof Category>;

const skuFields = {
  categoryId: bigRecordId.nullable().default(null),
  code: singleLine(60).min(1),
  barcode: singleLine(60).default(''),
  name: singleLine(200).min(1),
  nameEnglish: singleLine(200).default(''),
  goodsTypeId: recordId.nullable().default(null),
  weightGrams: thousandths,
  lengthMm: tenths,
  widthMm: tenths,
  heightMm: tenths,
  declaredMinor: cnyCents.refine((minor) => minor >= 0 && minor <= 100_000_000_00).default(0),
  hsCode: singleLine(20).default(''),
  pictureId: z.uuid().nullable().default(null),
  /** The owner is notified below this number of free pieces in a warehouse; null: never. */
  lowAt: z.int().min(1).max(maxPieces).nullable().default(null),
  isActive: z.boolean().default(true),
};
const skuNames = {
  code: 'SKUCode',
  nameEnglish: 'EnglishName',
  weightGrams: 'Weight',
  lengthMm: 'Length',
  widthMm: 'Width',
  heightMm: 'Height',
  declaredMinor: 'DeclaredPrice',
  pictureId: 'ImageId',
  lowAt: 'LowQuantity',
} as const;
const Sku = wireObject(
  {
    id: bigRecordId,
    ...skuFields,
    categoryName: z.string(),
    pictureUrl: z.string(),
    /** `onHand` and `reserved` across all warehouses. */
    onHand: z.int(),
    reserved: z.int(),
    createdAt: instant,
  },
  { ...skuNames, pictureUrl: 'ImageUrl', createdAt: 'CreateTime' },
);
export type Sku = z.output<typeof Sku>;

/** Pieces on hand, of these reserved by orders and free; and announced pieces not yet received. */
const pieces = { onHand: z.int(), reserved: z.int(), free: z.int(), onTheWay: z.int() };

const StockWarehouse = wireObject(
  {
    id: recordId,
    code: z.string(),
    name: z.string(),
    receiver: z.string(),
    phone: z.string(),
    address: z.string(),
    postcode: z.string(),
    skuCount: z.int(),
    ...pieces,
  },
  { receiver: 'RecipientName', postcode: 'PostCode' },
);
export type StockWarehouse = z.output<typeof StockWarehouse>;

const Balance = wireObject(
  {
    skuId: bigRecordId,
    warehouseId: recordId,
    warehouseName: z.string(),
    code: z.string(),
    barcode: z.string(),
    name: z.string(),
    pictureUrl: z.string(),
    lowAt: z.int().nullable(),
    /** Fewer free pieces than the owner's threshold. */
    isLow: z.boolean(),
    ...pieces,
  },
  { skuId: 'SKUId', warehouseId: 'WareHouseId', warehouseName: 'WareHouseName', code: 'SKUCode' },
);
export type StockBalance = z.output<typeof Balance>;

const Movement = wireObject(
  {
    position: z.int(),
    kind: z.enum(stockMovementKinds),
    onHandChange: z.int(),
    reservedChange: z.int(),
    onHand: z.int(),
    reserved: z.int(),
    /** Number of the related order or delivery to stock; empty if there is none. */
    orderNumber: z.string(),
    inboundNumber: z.string(),
    remark: z.string(),
    createdAt: instant,
  },
  { kind: 'Type', remark: 'Rem', createdAt: 'CreateTime' },
);
export type StockMovement = z.output<typeof Movement>;

const inboundState = numberedEnum({ expected: 1, received: 2, cancelled: 3 } satisfies Record<
  InboundState,
  number
>);
const Inbound = wireObject(
  {
    id: bigRecordId,
    number: z.string(),
    warehouseId: recordId,
    warehouseName: z.string(),
    courierNumber: z.string(),
    remark: z.string(),
    state: inboundState,
    createdAt: instant,
    receivedAt: instant.nullable(),
    items: z.array(
      wireObject(
        {
          skuId: bigRecordId,
          code: z.string(),
          name: z.string(),
          expected: z.int(),
          /** Null until counted; damaged pieces are included. */
          counted: z.int().nullable(),
          damaged: z.int(),
        },
        { skuId: 'SKUId', code: 'SKUCode', expected: 'Quantity' },
      ),
    ),
  },
  {
    warehouseId: 'WareHouseId',
    warehouseName: 'WareHouseName',
    courierNumber: 'CourierCode',
    remark: 'Rem',
    createdAt: 'CreateTime',
    receivedAt: 'ReceiveTime',
  },
);
export type StockInbound = z.output<typeof Inbound>;

const inboundItems = z
  .array(wireObject({ skuId: bigRecordId, quantity: z.int().min(1).max(maxPieces) }, { skuId: 'SKUId' }))
  .min(1)
  .max(maxInboundLines)
  .refine((items) => new Set(items.map(({ skuId }) => skuId)).size === items.length);

const OrderItem = wireObject(
  {
    skuId: bigRecordId,
    code: z.string(),
    name: z.string(),
    pictureUrl: z.string(),
    quantity: z.int(),
    /** Part of `quantity` for which stock is reserved. */
    bound: z.int(),
    warehouses: z.array(
      wireObject(
        { warehouseId: recordId, warehouseName: z.string(), onHand: z.int(), free: z.int() },
        { warehouseId: 'WareHouseId', warehouseName: 'WareHouseName' },
      ),
    ),
  },
  { skuId: 'SKUId', code: 'SKUCode', pictureUrl: 'ImageUrl' },
);
export type StockOrderItem = z.output<typeof OrderItem>;

const someOrders = wireObject({ ids: z.array(bigRecordId).min(1).max(200) }, { ids: 'OrderIds' });
const recordRef = wireObject({ id: bigRecordId });

export const stockCalls = {
  categories: ownCall({
    path: '/COD_Category/GetDataPage',
    access: 'member',
    effect: 'read',
    module: 'cashOnDelivery',
    summary: 'Lists the member’s SKU categories with the number of SKUs in each.',
    input: wireObject({ ...pageRequest(20, 200), search }),
    output: page(Category),
  }),
  addCategory: ownCall({
    path: '/COD_Category/AddData',
    access: 'member',
    effect: 'change',
    module: 'cashOnDelivery',
    summary: 'Adds a category.',
    input: wireObject({ name: singleLine(60).min(1) }),
    output: recordRef,
  }),
  updateCategory: ownCall({
    path: '/COD_Category/UpdateData',
    access: 'member',
    effect: 'change',
    module: 'cashOnDelivery',
    summary: 'Renames a category.',
    input: wireObject({ id: bigRecordId, name: singleLine(60).min(1) }),
    output: recordRef,
  }),
  removeCategory: ownCall({
    path: '/COD_Category/DeleteData',
    access: 'member',
    effect: 'change',
    module: 'cashOnDelivery',
    summary: 'Deletes a category that has no SKUs.',
    input: recordRef,
    output: recordRef,
  }),
  skus: ownCall({
    path: '/COD_SKU/GetDataPage',
    access: 'member',
    effect: 'read',
    module: 'cashOnDelivery',
    summary: 'Lists the member’s SKUs, newest first, with their stock in all warehouses.',
    input: wireObject({
      ...pageRequest(20, 200),
      search,
      categoryId: bigRecordId.optional(),
      isActive: z.boolean().optional(),
    }),
    output: page(Sku),
  }),
  addSku: ownCall({
    path: '/COD_SKU/AddData',
    access: 'member',
    effect: 'change',
    module: 'cashOnDelivery',
    summary: 'Adds a SKU.',
    input: wireObject(skuFields, skuNames),
    output: recordRef,
  }),
  updateSku: ownCall({
    path: '/COD_SKU/UpdateData',
    access: 'member',
    effect: 'change',
    module: 'cashOnDelivery',
    summary: 'Updates a SKU. Existing orders keep what they were declared with.',
    input: wireObject({ id: bigRecordId, ...skuFields }, skuNames),
    output: recordRef,
  }),
  removeSku: ownCall({
    path: '/COD_SKU/DeleteData',
    access: 'member',
    effect: 'change',
    module: 'cashOnDelivery',
    summary: 'Deletes a SKU that was never announced, stored or ordered.',
    input: recordRef,
    output: recordRef,
  }),
  warehouses: ownCall({
    path: '/COD_WareHouse/GetDataPage',
    access: 'member',
    effect: 'read',
    module: 'cashOnDelivery',
    summary: 'Lists the warehouses that keep stock, with the member’s stock in each.',
    input: wireObject(pageRequest(100, 300)),
    output: page(StockWarehouse),
  }),
  balances: ownCall({
    path: '/COD_Inventory/GetDataPage',
    access: 'member',
    effect: 'read',
    module: 'cashOnDelivery',
    summary: 'Lists the stock of each SKU in each warehouse.',
    input: wireObject(
      {
        ...pageRequest(20, 100),
        search,
        warehouseId: recordId.optional(),
        isLow: z.boolean().default(false),
      },
      { warehouseId: 'WareHouseId' },
    ),
    output: page(Balance),
  }),
  movements: ownCall({
    path: '/COD_Inventory/GetMovementPage',
    access: 'member',
    effect: 'read',
    module: 'cashOnDelivery',
    summary: 'Lists the stock movements of a SKU in a warehouse, newest first.',
    input: wireObject(
      { ...pageRequest(20, 100), skuId: bigRecordId, warehouseId: recordId },
      { skuId: 'SKUId', warehouseId: 'WareHouseId' },
    ),
    output: page(Movement),
  }),
  inbounds: ownCall({
    path: '/COD_Inbound/GetDataPage',
    access: 'member',
    effect: 'read',
    module: 'cashOnDelivery',
    summary: 'Lists deliveries to stock, newest first, with the announced and the counted quantities.',
    input: wireObject({ ...pageRequest(20, 100), state: inboundState.optional() }),
    output: page(Inbound),
  }),
  announce: ownCall({
    path: '/COD_Inbound/AddData',
    access: 'member',
    effect: 'change',
    module: 'cashOnDelivery',
    summary: 'Announces a delivery to stock.',
    input: wireObject(
      {
        warehouseId: recordId,
        courierNumber: singleLine(40).default(''),
        remark: singleLine(300).default(''),
        items: inboundItems,
      },
      { warehouseId: 'WareHouseId', courierNumber: 'CourierCode', remark: 'Rem' },
    ),
    output: wireObject({ id: bigRecordId, number: z.string() }),
  }),
  cancelInbound: ownCall({
    path: '/COD_Inbound/Cancel',
    access: 'member',
    effect: 'change',
    module: 'cashOnDelivery',
    summary: 'Cancels a delivery to stock that will not arrive. What was already received stays.',
    input: recordRef,
    output: recordRef,
  }),
  orderItems: call('/COD_SKU/GetOrderItemDetail', {
    summary: 'Returns the items of an order, what is bound of them, and what is free in each warehouse.',
    input: wireObject({ orderId: bigRecordId }),
    output: wireObject({ warehouseId: recordId, items: z.array(OrderItem) }, { warehouseId: 'WareHouseId' }),
  }),
  bind: call('/COD_SKU/OrderBoundStock', {
    summary: 'Binds stock for all items of orders, each in its warehouse: for all orders, or for none.',
    input: someOrders,
    output: wireObject({ bound: z.int() }),
  }),
  unbind: call('/COD_SKU/OrderUnbundlingStock', {
    summary: 'Unbinds the stock of orders whose picking has not started.',
    input: someOrders,
    output: wireObject({ unbound: z.int() }),
  }),
};
