import { marketplaceCalls } from '@onehaul/contract/marketplace';
import type { MarketplaceStage } from '@onehaul/domain/marketplace/marketplace-state';
import { parseListState } from '@onehaul/ui/list/address-state';
import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../../app/load.server.ts';
import { loadOwn, readListChoice } from '../../app/own.server.ts';
import { marketplaceFilterNames, type MarketplaceListName, orderInput } from './marketplace-input.ts';

type Args = Pick<LoaderFunctionArgs, 'context' | 'url'>;

/**
 * A page of marketplace orders with what their list and drawer offer.
 * @param stage Of a list that shows one stage only; without it the list has tabs with counts.
 */
export async function loadMarketplaceOrders(
  { context, url }: Args,
  name: MarketplaceListName,
  stage?: MarketplaceStage,
) {
  requireModule(context, 'marketplace');
  const choice = readListChoice(context, name);
  const { page, rows, ...query } = parseListState(url.searchParams, marketplaceFilterNames, choice.rows);
  const [{ items, total }, counted, shops] = await Promise.all([
    loadOwn(context, marketplaceCalls.orders, {
      ...orderInput(query, stage),
      pageIndex: page,
      pageRows: rows,
    }),
    // The tabs count all orders, whatever they are filtered by.
    stage ? undefined : loadOwn(context, marketplaceCalls.orders, { search: '', pageIndex: 1, pageRows: 1 }),
    loadOwn(context, marketplaceCalls.list, { pageIndex: 1, pageRows: 100 }),
  ]);
  return {
    list: { items, total },
    counts: counted?.counts,
    shops: shops.items.map((shop) => ({ id: shop.id, name: shop.name })),
    lines: shops.lines.map((line) => ({ id: line.id, name: line.name, warehouseName: line.warehouseName })),
    now: new Date(),
    rows,
    hidden: choice.hidden,
  };
}

export type MarketplaceOrders = Awaited<ReturnType<typeof loadMarketplaceOrders>>;
