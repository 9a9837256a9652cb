import { overviewCalls } from '@onehaul/contract/overview';
import { bind, type Route } from '../../http/bind.ts';
import { createFeeBooks, createTariffs } from '../fee/index.ts';
import { getOverview } from './get-overview.ts';

export function createOverviewRoutes(): Route[] {
  const books = createFeeBooks(createTariffs());
  return bind(overviewCalls, { get: (context) => getOverview(books, context) });
}
