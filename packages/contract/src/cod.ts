import { codStates } from '@onehaul/domain/cod/cod-state';
import { codProblems } from '@onehaul/domain/cod/problem';
import { orderExceptions } from '@onehaul/domain/order/order-state';
import { z } from 'zod';
import { ownCall } from './call.ts';
import { orderStage, orderStep } from './order-fields.ts';
import { bigRecordId, cnyCents, instant, singleLine, page, pageRequest, wireObject } from './wire.ts';

/** Stock item of an order. */
const CodItem = wireObject(
  {
    skuId: bigRecordId,
    code: z.string(),
    name: z.string(),
    quantity: z.int(),
    /** Reserved for this order, and unreserved in its warehouse. */
    bound: z.int(),
    free: z.int(),
  },
  {
    code: 'SKUCode',
    skuId: 'SKUId',
    name: 'SKUName',
    quantity: 'Account',
    bound: 'BoundAccount',
    free: 'FreeAccount',
  },
);
type CodItem = z.output<typeof CodItem>;

const rowFields = {
  id: bigRecordId,
  number: z.string(),
  /** The seller's own order number. */
  clientNumber: z.string(),
  step: orderStep,
  stage: orderStage,
  receiverName: z.string(),
  receiverPhone: z.string(),
  receiverAddress: z.string(),
  goodsName: z.string(),
  warehouseName: z.string(),
  lineName: z.string(),
  carrierName: z.string(),
  carrierBillNumber: z.string().nullable(),
  items: z.array(CodItem),
  /** Amounts due and paid by the receiver, in major units of their currency. */
  currencyCode: z.string(),
  expected: z.number(),
  collected: z.number().nullable(),
  moneyState: z.enum(codStates),
  freight: cnyCents,
  exception: z.enum(orderExceptions).nullable(),
  refusalReason: z.string(),
  createdAt: instant,
  shippedAt: instant.nullable(),
  deliveredAt: instant.nullable(),
  refusedAt: instant.nullable(),
};
const rowNames = {
  number: 'MainBillCode',
  clientNumber: 'ClientBillCode',
  receiverName: 'RecipientName',
  receiverPhone: 'RecipientPhone',
  receiverAddress: 'RecipientAddress',
  warehouseName: 'WareHouseName',
  lineName: 'ChannelName',
  carrierBillNumber: 'CarrierBillCode',
  currencyCode: 'CurrencyName',
  expected: 'CollectionAmount',
  collected: 'CollectedAmount',
  moneyState: 'CollectionState',
  freight: 'AccruedCharge',
  createdAt: 'CreateTime',
  shippedAt: 'ShipTime',
  deliveredAt: 'DeliverTime',
} as const;

const CodOrder = wireObject(rowFields, rowNames);
export type CodOrder = z.output<typeof CodOrder>;

const CodProblem = wireObject({ ...rowFields, problem: z.enum(codProblems) }, rowNames);
export type CodProblemRow = z.output<typeof CodProblem>;

export const codCalls = {
  list: ownCall({
    path: '/COD_Order/GetDataPage',
    access: 'member',
    effect: 'read',
    module: 'cashOnDelivery',
    summary: 'Lists the member’s cash on delivery orders, newest first.',
    input: wireObject(
      {
        ...pageRequest(20, 100),
        /** Empty for all. */
        stages: z.array(orderStage).max(7).default([]),
        /** Prefix of the seller's, our or the carrier's number. */
        search: singleLine(60).default(''),
      },
      { search: 'KeyWord' },
    ),
    output: page(CodOrder),
  }),
  count: ownCall({
    path: '/COD_Order/GetOrderCount',
    access: 'member',
    effect: 'read',
    module: 'cashOnDelivery',
    summary: 'Returns the number of cash on delivery orders at each stage.',
    input: wireObject({}),
    output: wireObject({
      unpaid: z.int(),
      toShip: z.int(),
      shipped: z.int(),
      completed: z.int(),
      awaitingArrival: z.int(),
      cancelled: z.int(),
      returned: z.int(),
    }),
  }),
  get: ownCall({
    path: '/COD_Order/GetTheData',
    access: 'member',
    effect: 'read',
    module: 'cashOnDelivery',
    summary: 'Returns a cash on delivery order with its items and the state of its money.',
    input: wireObject({ id: bigRecordId }),
    output: CodOrder,
  }),
  problems: ownCall({
    path: '/COD_Order/GetProblemPage',
    access: 'member',
    effect: 'read',
    module: 'cashOnDelivery',
    summary:
      'Lists orders with a problem: refused, returning, with an exception, out of stock, or a different amount.',
    input: wireObject({ ...pageRequest(20, 100), problem: z.enum(codProblems).optional() }),
    output: wireObject(
      {
        items: z.array(CodProblem),
        total: z.int(),
        counts: wireObject({
          refused: z.int(),
          returning: z.int(),
          exception: z.int(),
          stock: z.int(),
          money: z.int(),
        }),
      },
      { items: 'Rows' },
    ),
  }),
};
