import { boxListCalls, dedicatedCalls } from '@onehaul/contract/dedicated';
import { bind, bindPrepared, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { openCustomsBook } from '../customs/index.ts';
import { openTariffs } from '../fee/index.ts';
import { keepSheet, tellBegun } from '../import/index.ts';
import { bookPackages } from './book-packages.ts';
import { openBoxListPlan } from './box-list-plan.ts';
import { findBookings, getBookingDetails } from './find-bookings.ts';
import { findWays } from './find-way.ts';
import { makeInvoice } from './make-invoice.ts';
import { quoteBooking } from './price-booking.ts';

export function openDedicatedRoutes(services: Services): Route[] {
  const { keys } = services;
  const tariffs = openTariffs();
  const customs = openCustomsBook();
  const plans = new Map([['boxList', openBoxListPlan(customs)] as const]);
  return [
    ...bind(dedicatedCalls, {
      ways: async (context) => ({ items: await findWays(context) }),
      quote: (context, asked) => quoteBooking(tariffs, context, asked),
      add: (context, draft) => bookPackages({ keys, tariffs, customs }, context, draft),
      list: findBookings,
      get: getBookingDetails,
      invoice: makeInvoice,
    }),
    bindPrepared(
      boxListCalls.upload,
      (context, { file, name, orderId }) =>
        keepSheet(services, plans, context, { kind: 'boxList', file, name, choices: { orderId } }),
      tellBegun,
    ),
  ];
}
