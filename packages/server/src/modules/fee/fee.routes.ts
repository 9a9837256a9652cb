import { feeCalls } from '@onehaul/contract/fee';
import { bind, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { createCallerAuthentication } from '../session/index.ts';
import { linesOfWay, createFeeBooks } from './fee-books.ts';
import { findQuotes, getQuote } from './find-quotes.ts';
import { findVolumetricWeights, getPricingData } from './get-pricing-data.ts';
import { createTariffs } from './tariff-cache.ts';
import { priceFreight } from './price-freight.ts';

export function createFeeRoutes(services: Services): Route[] {
  const tariffs = createTariffs();
  const books = createFeeBooks(tariffs);
  const { callerOf } = createCallerAuthentication(services);
  // Storing a quote also concerns orders, so the order module handles that call.
  const { quote: _, ...calls } = feeCalls;
  return bind(calls, {
    introduction: (context, input) => getPricingData(books, context, input),
    trial: (context, input) => priceFreight(books, callerOf, context, input),
    lines: async (context, way) => linesOfWay(await books.find(context), way),
    volume: (context, { boxes }) => findVolumetricWeights(books, context, boxes),
    quotes: (context, page) => findQuotes(tariffs, context, page),
    findQuote: (context, { id }) => getQuote(tariffs, context, id),
  });
}
