import type { LoaderFunctionArgs } from 'react-router';
import { loadTexts } from '../app/load-texts.ts';
import { revalidateExceptOpen } from '../app/revalidate-except-open.ts';
import { loadMarketplaceOrders } from '../features/marketplace/load-orders.server.ts';
import { marketplaceListNames } from '../features/marketplace/marketplace-input.ts';
import { MarketplaceOrdersPage } from '../features/marketplace/orders-page.tsx';

await loadTexts('seller', 'marketplace');
export const handle = { texts: ['seller', 'marketplace'] };

export const loader = (args: LoaderFunctionArgs) => loadMarketplaceOrders(args, marketplaceListNames.orders);

export const shouldRevalidate = revalidateExceptOpen;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <MarketplaceOrdersPage page="orders" orders={loaderData} />;
}
