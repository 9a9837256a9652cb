import {
  caseQueues,
  claimQueues,
  maxQueueCount,
  moneyQueues,
  orderQueues,
  parcelQueues,
} from '@onehaul/domain/board/queue';
import { z } from 'zod';
import { instant, recordId } from '../wire.ts';
import { staffCall } from './staff-call.ts';

const ofShop = { shopId: recordId.optional() };
const ofWarehouse = { ...ofShop, warehouseId: recordId.optional() };

/** The count ends at `maxQueueCount`; `oldestAt` is null for an empty queue. */
const queuesOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.object({
    items: z.array(
      z.object({
        name: z.enum(names),
        count: z.int().min(0).max(maxQueueCount),
        oldestAt: instant.nullable(),
      }),
    ),
  });

/** Queues of the home page. Each call counts the rows of lists that its permission opens. */
export const boardCalls = {
  parcels: staffCall({
    path: '/console/board/parcels',
    access: 'parcel:read',
    effect: 'read',
    summary: 'Counts parcels that wait for work in a warehouse, with the age of the oldest.',
    input: z.object(ofWarehouse),
    output: queuesOf(parcelQueues),
  }),
  claims: staffCall({
    path: '/console/board/claims',
    access: 'claim:read',
    effect: 'read',
    summary: 'Counts open claims and parcels without an owner, with the age of the oldest.',
    input: z.object(ofShop),
    output: queuesOf(claimQueues),
  }),
  orders: staffCall({
    path: '/console/board/orders',
    access: 'order:read',
    effect: 'read',
    summary: 'Counts orders that wait for work, payment or a decision, with the age of the oldest.',
    input: z.object(ofWarehouse),
    output: queuesOf(orderQueues),
  }),
  cases: staffCall({
    path: '/console/board/cases',
    access: 'case:read',
    effect: 'read',
    summary: 'Counts cases that wait for an answer of the shop, with the age of the oldest.',
    input: z.object(ofShop),
    output: queuesOf(caseQueues),
  }),
  money: staffCall({
    path: '/console/board/money',
    access: 'finance:read',
    effect: 'read',
    summary: 'Counts payments, withdrawals and refunds that wait for a decision, with the age of the oldest.',
    input: z.object(ofShop),
    output: queuesOf(moneyQueues),
  }),
};
