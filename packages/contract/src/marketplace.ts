import {
  marketplaceShopStates,
  marketplaceStages,
  marketplaceStates,
  maxOrdersPerBind,
  platforms,
} from '@onehaul/domain/marketplace/marketplace-state';
import { z } from 'zod';
import { call, ownCall } from './call.ts';
import { GeneratedFile } from './generated-file.ts';
import {
  bigRecordId,
  cnyCents,
  instant,
  singleLine,
  page,
  pageRequest,
  recordId,
  wireObject,
} from './wire.ts';

const platform = z.enum(platforms);

const MarketplaceShop = wireObject(
  {
    id: bigRecordId,
    platform,
    /** The marketplace's own id of the shop. */
    externalId: z.string(),
    name: z.string(),
    region: z.string(),
    state: z.enum(marketplaceShopStates),
    /** Expiry of the seller's authorisation, unless it is renewed. */
    authorizedUntil: instant.nullable(),
    syncedUntil: instant.nullable(),
    /** Current error of the connection; empty while the marketplace responds. */
    failure: z.string(),
    createdAt: instant,
  },
  { platform: 'Type', createdAt: 'CreateTime' },
);
export type MarketplaceShop = z.output<typeof MarketplaceShop>;

const Item = wireObject({ name: z.string(), model: z.string(), sku: z.string(), quantity: z.int() });

const orderFields = {
  id: bigRecordId,
  shopId: bigRecordId,
  shopName: z.string(),
  platform,
  /** The marketplace's order number. */
  number: z.string(),
  state: z.enum(marketplaceStates),
  /** Status in the marketplace's own wording. */
  platformState: z.string(),
  buyerName: z.string(),
  region: z.string(),
  currencyCode: z.string(),
  /** In minor units of its own currency. */
  minor: z.int(),
  items: z.array(Item),
  shipBy: instant.nullable(),
  trackingNumber: z.string().nullable(),
  hasLabel: z.boolean(),
  /** Our order for it. */
  orderId: bigRecordId.nullable(),
  orderNumber: z.string().nullable(),
  /** Amount the seller must pay before processing continues. */
  due: cnyCents,
  firstMileNumber: z.string().nullable(),
  isUnlinkable: z.boolean(),
  createdAt: instant,
};
const orderNames = {
  shopId: 'ElectronicId',
  platform: 'Type',
  number: 'OrderNo',
  minor: 'Amount',
  due: 'DueAmount',
  createdAt: 'CreateTime',
} as const;
const MarketplaceOrder = wireObject(orderFields, orderNames);
export type MarketplaceOrder = z.output<typeof MarketplaceOrder>;

const OrderDetails = wireObject(
  {
    ...orderFields,
    lineName: z.string().nullable(),
    /** Courier numbers of its parcels, and whether each has arrived. */
    parcels: z.array(
      wireObject(
        { courierNumber: z.string(), piece: z.int(), isHere: z.boolean() },
        { courierNumber: 'Code' },
      ),
    ),
  },
  orderNames,
);
export type MarketplaceOrderDetails = z.output<typeof OrderDetails>;

const FirstMile = wireObject(
  {
    id: bigRecordId,
    number: z.string(),
    shopName: z.string(),
    declaredOn: z.iso.date(),
    state: z.enum(['open', 'handedOver']),
    orderCount: z.int(),
    createdAt: instant,
  },
  { createdAt: 'CreateTime' },
);
export type FirstMile = z.output<typeof FirstMile>;

const counts = wireObject({ toLink: z.int(), toShip: z.int(), shipped: z.int(), cancelled: z.int() });
const typedNumber = singleLine(60).min(1);
/** Maximum parcels linked to one order. */
export const maxLinkedParcels = 20;
/** Maximum labels in one document and orders in one selection; binding is done in batches of fifty. */
const chosenIds = z.array(bigRecordId).min(1).max(500);

const MarketplaceLine = wireObject({
  id: recordId,
  code: z.string(),
  name: z.string(),
  warehouseName: z.string(),
  countryName: z.string(),
});
type MarketplaceLine = z.output<typeof MarketplaceLine>;

export const marketplaceCalls = {
  list: call('/Base_Electronic/GetDataPage', {
    summary: 'Lists the member’s connected marketplace shops and the lines their orders can use.',
    input: wireObject({ ...pageRequest(20, 100) }),
    output: wireObject(
      { items: z.array(MarketplaceShop), total: z.int().min(0), lines: z.array(MarketplaceLine) },
      { items: 'Rows', lines: 'Channels' },
    ),
  }),
  authorizationUrl: call('/Base_Electronic/GetAuthorizationUrl', {
    summary: 'Returns the marketplace’s authorization address. Its response is valid once, for ten minutes.',
    input: wireObject({ platform: platform.default('shopee') }, { platform: 'Type' }),
    output: wireObject({ url: z.string() }),
  }),
  authorize: call('/Base_Electronic/FrontAuthorization', {
    summary: 'Submits the marketplace’s authorization response, which connects the shop.',
    input: wireObject({
      code: singleLine(200).min(1),
      externalId: z.string().regex(/^\d{1,20}$/),
      state: singleLine(100).min(1),
    }),
    output: MarketplaceShop,
  }),
  rename: call('/Base_Electronic/AddData', {
    summary: 'Sets the member’s own name and region for a connected marketplace shop.',
    input: wireObject({ id: bigRecordId, name: singleLine(60).min(1), region: singleLine(10).default('') }),
    output: MarketplaceShop,
  }),
  disconnect: ownCall({
    path: '/Base_Electronic/Disconnect',
    access: 'member',
    effect: 'change',
    module: 'marketplace',
    summary:
      'Disconnects a marketplace shop and deletes its credentials. Orders in progress continue; no new ones arrive.',
    input: wireObject({ id: bigRecordId }),
    output: z.null(),
  }),
  sync: ownCall({
    path: '/Base_Electronic/Sync',
    access: 'member',
    effect: 'change',
    module: 'marketplace',
    summary: 'Requests orders from the marketplace as soon as possible.',
    input: wireObject({ id: bigRecordId }),
    output: z.null(),
  }),
  orders: ownCall({
    path: '/Base_Electronic/GetOrderPage',
    access: 'member',
    effect: 'read',
    module: 'marketplace',
    summary: 'Lists orders of the member’s marketplace shops, newest first, with the number at each stage.',
    input: wireObject(
      {
        ...pageRequest(20, 100),
        stage: z.enum(marketplaceStages).optional(),
        shopId: bigRecordId.optional(),
        /** Prefix of the marketplace's number. */
        search: singleLine(60).default(''),
      },
      { shopId: 'ElectronicId', search: 'KeyWord' },
    ),
    output: wireObject(
      { items: z.array(MarketplaceOrder), total: z.int().min(0), counts },
      { items: 'Rows' },
    ),
  }),
  order: call('/Base_Electronic/GetOrder', {
    summary: 'Returns a marketplace order with its parcels.',
    input: wireObject({ id: bigRecordId }),
    output: OrderDetails,
  }),
  link: ownCall({
    path: '/Base_Electronic/LinkOrder',
    access: 'member',
    effect: 'change',
    module: 'marketplace',
    spends: true,
    summary: 'Links a marketplace order to the parcels its goods come in and the line they use.',
    input: wireObject(
      {
        id: bigRecordId,
        courierNumbers: z.array(typedNumber).min(1).max(maxLinkedParcels),
        lineId: recordId,
        remark: singleLine(200).default(''),
      },
      { courierNumbers: 'Codes', lineId: 'ChannelId', remark: 'Rem' },
    ),
    output: OrderDetails,
  }),
  unlink: ownCall({
    path: '/Base_Electronic/UnlinkOrder',
    access: 'member',
    effect: 'change',
    module: 'marketplace',
    summary: 'Unlinks the parcels of a marketplace order, until picking has started.',
    input: wireObject({ id: bigRecordId }),
    output: z.null(),
  }),
  labels: ownCall({
    path: '/Base_Electronic/GetLabels',
    access: 'member',
    effect: 'read',
    module: 'marketplace',
    summary: 'Returns the marketplace’s labels for orders of one marketplace shop, as one PDF.',
    input: wireObject({ ids: z.array(bigRecordId).min(1).max(maxOrdersPerBind) }),
    output: GeneratedFile,
  }),
  firstMiles: ownCall({
    path: '/Base_Electronic/GetFirstMilePage',
    access: 'member',
    effect: 'read',
    module: 'marketplace',
    summary: 'Lists the first-mile numbers of orders sent to the marketplace’s warehouse, newest first.',
    input: wireObject({ ...pageRequest(20, 100) }),
    output: page(FirstMile),
  }),
  bindFirstMile: ownCall({
    path: '/Base_Electronic/BindFirstMile',
    access: 'member',
    effect: 'change',
    module: 'marketplace',
    summary: 'Adds labelled orders of one marketplace shop to a first-mile number, new or still open.',
    input: wireObject({ ids: chosenIds, firstMileId: bigRecordId.optional() }),
    output: wireObject({
      id: bigRecordId,
      number: z.string(),
      bound: z.int(),
      /** Numbers the marketplace rejected. */
      refused: z.array(z.string()),
    }),
  }),
  unbindFirstMile: ownCall({
    path: '/Base_Electronic/UnbindFirstMile',
    access: 'member',
    effect: 'change',
    module: 'marketplace',
    summary: 'Removes orders from their first-mile number before they leave.',
    input: wireObject({ ids: chosenIds }),
    output: wireObject({ unbound: z.int(), refused: z.array(z.string()) }),
  }),
};
