import { feeCalls } from '@onehaul/contract/fee';
import { bind, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { openCallers } from '../session/index.ts';
import { linesOfWay, openFeeBooks } from './fee-books.ts';
import { findQuotes, getQuote } from './find-quotes.ts';
import { divideVolume, introduceFees } from './introduce-fees.ts';
import { openTariffs } from './known-tariffs.ts';
import { tryFreight } from './try-freight.ts';

export function openFeeRoutes(services: Services): Route[] {
  const tariffs = openTariffs();
  const books = openFeeBooks(tariffs);
  const { callerOf } = openCallers(services);
  // Storing a quote also concerns orders, so the order module handles that call.
  const { quote: _, ...calls } = feeCalls;
  return bind(calls, {
    introduction: (context, input) => introduceFees(books, context, input),
    trial: (context, input) => tryFreight(books, callerOf, context, input),
    lines: async (context, way) => linesOfWay(await books.find(context), way),
    volume: (context, { boxes }) => divideVolume(books, context, boxes),
    quotes: (context, page) => findQuotes(tariffs, context, page),
    findQuote: (context, { id }) => getQuote(tariffs, context, id),
  });
}
