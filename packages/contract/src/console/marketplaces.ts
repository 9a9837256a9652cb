import {
  marketplaceShopStates,
  marketplaceStates,
  platforms,
} from '@onehaul/domain/marketplace/marketplace-state';
import { orderSteps } from '@onehaul/domain/order/order-state';
import { z } from 'zod';
import { bigRecordId, instant, pageRequest, recordId } from '../wire.ts';
import { GeneratedDocument } from './orders.ts';
import { pageOf, searchText, staffCall } from './staff-call.ts';

const ShopRow = z.object({
  shopId: recordId,
  id: bigRecordId,
  memberCode: z.string(),
  memberName: z.string(),
  platform: z.enum(platforms),
  externalId: z.string(),
  name: z.string(),
  region: z.string(),
  state: z.enum(marketplaceShopStates),
  syncedUntil: instant.nullable(),
  failures: z.int(),
  failure: z.string(),
  orderCount: z.int(),
});
export type MarketplaceShopRow = z.output<typeof ShopRow>;

const OrderRow = z.object({
  shopId: recordId,
  id: bigRecordId,
  memberCode: z.string(),
  marketplaceName: z.string(),
  number: z.string(),
  state: z.enum(marketplaceStates),
  platformState: z.string(),
  shipBy: instant.nullable(),
  trackingNumber: z.string().nullable(),
  orderId: bigRecordId.nullable(),
  orderNumber: z.string().nullable(),
  step: z.enum(orderSteps).nullable(),
  labelFailures: z.int(),
  createdAt: instant,
});
export type MarketplaceOrderRow = z.output<typeof OrderRow>;

const filters = { ...pageRequest(20, 100), shopId: recordId.optional(), search: searchText };

export const marketplaceDeskCalls = {
  shops: staffCall({
    path: '/console/marketplaces/shops',
    access: 'marketplace:read',
    effect: 'read',
    summary: 'Lists members’ marketplace shops with the state of their synchronisation, failing ones first.',
    input: z.object({ ...filters, state: z.enum(marketplaceShopStates).optional() }),
    output: pageOf(ShopRow),
  }),
  orders: staffCall({
    path: '/console/marketplaces/orders',
    access: 'marketplace:read',
    effect: 'read',
    summary: 'Lists marketplace orders, newest first; those being stopped have a separate queue.',
    input: z.object({ ...filters, state: z.enum(marketplaceStates).optional() }),
    output: z.object({ ...pageOf(OrderRow).shape, cancelling: z.int() }),
  }),
  label: staffCall({
    path: '/console/marketplaces/label',
    access: 'order:work',
    effect: 'read',
    summary: 'Returns the marketplace’s label of an order, for packing.',
    input: z.object({ shopId: recordId, orderId: bigRecordId }),
    output: GeneratedDocument,
  }),
};
