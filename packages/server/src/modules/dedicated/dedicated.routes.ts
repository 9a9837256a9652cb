import { boxListCalls, dedicatedCalls } from '@onehaul/contract/dedicated';
import { bind, bindPrepared, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { createCustomsBook } from '../customs/index.ts';
import { createTariffs } from '../fee/index.ts';
import { storeSheet, returnStartedImport } from '../import/index.ts';
import { bookPackages } from './book-packages.ts';
import { createBoxListPlan } from './box-list-plan.ts';
import { findBookings, getBookingDetails } from './find-bookings.ts';
import { findWays } from './find-way.ts';
import { makeInvoice } from './make-invoice.ts';
import { quoteBooking } from './price-booking.ts';

export function createDedicatedRoutes(services: Services): Route[] {
  const { keys } = services;
  const tariffs = createTariffs();
  const customs = createCustomsBook();
  const plans = new Map([['boxList', createBoxListPlan(customs)] as const]);
  return [
    ...bind(dedicatedCalls, {
      ways: async (context) => ({ items: await findWays(context) }),
      quote: (context, asked) => quoteBooking(tariffs, context, asked),
      add: (context, draft) => bookPackages({ keys, tariffs, customs }, context, draft),
      list: findBookings,
      get: getBookingDetails,
      invoice: (context, which) => makeInvoice(services, context, which),
    }),
    bindPrepared(
      boxListCalls.upload,
      (context, { file, name, orderId }) =>
        storeSheet(services, plans, context, { kind: 'boxList', file, name, choices: { orderId } }),
      returnStartedImport,
    ),
  ];
}
