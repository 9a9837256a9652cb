import { marketplaceCalls } from '@onehaul/contract/marketplace';
import type { LoaderFunctionArgs } from 'react-router';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn } from '../app/own.server.ts';
import { revalidateExceptOpen } from '../app/revalidate-except-open.ts';
import { loadMarketplaceOrders } from '../features/marketplace/load-orders.server.ts';
import { marketplaceListNames } from '../features/marketplace/marketplace-input.ts';
import { MarketplaceToShipPage } from '../features/marketplace/to-ship-page.tsx';

await loadTexts('seller', 'marketplace');
export const handle = { texts: ['seller', 'marketplace'] };

export async function loader(args: LoaderFunctionArgs) {
  const [orders, { items }] = await Promise.all([
    loadMarketplaceOrders(args, marketplaceListNames.toShip, 'toShip'),
    loadOwn(args.context, marketplaceCalls.firstMiles, { pageIndex: 1, pageRows: 20 }),
  ]);
  return {
    orders,
    firstMiles: items.map(({ id, number, shopName, declaredOn, state, orderCount }) => ({
      id,
      number,
      shopName,
      declaredOn,
      state,
      orderCount,
    })),
  };
}

export const shouldRevalidate = revalidateExceptOpen;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <MarketplaceToShipPage {...loaderData} />;
}
