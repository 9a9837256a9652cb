import { feeCalls } from '@onehaul/contract/fee';
import { orderCalls } from '@onehaul/contract/order';
import { wirePath } from '@onehaul/contract/wire';
import { Refusal } from '@onehaul/domain/refusal';
import { bind, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { createCustomsBook } from '../customs/index.ts';
import { saveQuote, createTariffs } from '../fee/index.ts';
import { cancelOrders } from './cancel-orders.ts';
import { createInstantOrder } from './create-instant-order.ts';
import { createOrder } from './create-order.ts';
import { billNumbers, exportSheet, printSheet } from './order-papers.ts';
import { createOrderReadRoutes } from './order-read.routes.ts';
import { quoteParcels } from './quote-parcels.ts';
import { receiveOrders } from './receive-orders.ts';

export function createOrderRoutes(services: Services): Route[] {
  const { keys } = services;
  const tariffs = createTariffs();
  const customs = createCustomsBook();
  const { quote } = feeCalls;
  const { list: _, count: _count, get: _get, ...calls } = orderCalls;
  return [
    ...bind(
      { quote },
      {
        quote: (context, { boxes, parcelIds, ...input }) => {
          if (parcelIds) return quoteParcels(tariffs, context, { parcelIds, ...input });
          if (boxes) return saveQuote(tariffs, context, { boxes, ...input });
          throw new Refusal('input.invalid', { field: wirePath(quote.input, ['boxes']) });
        },
      },
    ),
    ...bind(calls, {
      create: (context, draft) => createOrder({ keys, tariffs, customs }, context, draft),
      createInstant: (context, draft) => createInstantOrder({ keys, customs }, context, draft),
      cancel: (context, input) => cancelOrders(context, input),
      receive: receiveOrders,
      billNumbers,
      printSheet: (context, asked) => printSheet(services, context, asked),
      exportSheet,
    }),
    ...createOrderReadRoutes(services, tariffs),
  ];
}
