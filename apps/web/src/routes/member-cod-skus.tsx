import { stockCalls } from '@onehaul/contract/stock';
import { parseListState } from '@onehaul/ui/list/address-state';
import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn, readListChoice } from '../app/own.server.ts';
import { revalidateExceptOpen } from '../app/revalidate-except-open.ts';
import { SkusPage } from '../features/stock/skus-page.tsx';
import { skuFilterNames, skuListInput, stockListNames } from '../features/stock/stock-input.ts';

await loadTexts('seller', 'stock');
export const handle = { texts: ['seller', 'stock'] };

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireModule(context, 'cashOnDelivery');
  const choice = readListChoice(context, stockListNames.skus);
  const query = parseListState(url.searchParams, skuFilterNames, choice.rows);
  const [list, categories] = await Promise.all([
    loadOwn(context, stockCalls.skus, skuListInput(query)),
    loadOwn(context, stockCalls.categories, { pageIndex: 1, pageRows: 200, search: '' }),
  ]);
  return {
    list: { items: list.items, total: list.total },
    categories: categories.items.map(({ id, name }) => ({ id, name })),
    rows: query.rows,
    hidden: choice.hidden,
  };
}

export const shouldRevalidate = revalidateExceptOpen;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <SkusPage {...loaderData} />;
}
