import { marketplaceCalls } from '@onehaul/contract/marketplace';
import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn } from '../app/own.server.ts';
import { revalidateExcept } from '../app/revalidate-except-open.ts';
import { callbackNames, shownShop } from '../features/marketplace/marketplace-input.ts';
import { MarketplaceShopsPage } from '../features/marketplace/shops-page.tsx';

await loadTexts('seller', 'marketplace');
export const handle = { texts: ['seller', 'marketplace'] };

export async function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'marketplace');
  const { items } = await loadOwn(context, marketplaceCalls.list, { pageIndex: 1, pageRows: 100 });
  return { shops: items.map(shownShop) };
}

export const shouldRevalidate = revalidateExcept(...callbackNames);

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <MarketplaceShopsPage {...loaderData} />;
}
