import { overviewCalls } from '@onehaul/contract/overview';
import { bind, type Route } from '../../http/bind.ts';
import { openFeeBooks, openTariffs } from '../fee/index.ts';
import { getOverview } from './get-overview.ts';

export function openOverviewRoutes(): Route[] {
  const books = openFeeBooks(openTariffs());
  return bind(overviewCalls, { get: (context) => getOverview(books, context) });
}
