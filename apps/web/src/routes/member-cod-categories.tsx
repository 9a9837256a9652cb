import { stockCalls } from '@onehaul/contract/stock';
import { parseListState } from '@onehaul/ui/list/address-state';
import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn, readListChoice } from '../app/own.server.ts';
import { revalidateExceptOpen } from '../app/revalidate-except-open.ts';
import { CategoriesPage } from '../features/stock/categories-page.tsx';
import { searchInput, stockListNames } from '../features/stock/stock-input.ts';

await loadTexts('seller', 'stock');
export const handle = { texts: ['seller', 'stock'] };

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireModule(context, 'cashOnDelivery');
  const choice = readListChoice(context, stockListNames.categories);
  const query = parseListState(url.searchParams, [], choice.rows);
  const { items, total } = await loadOwn(context, stockCalls.categories, searchInput(query));
  return { list: { items, total }, rows: query.rows, hidden: choice.hidden };
}

export const shouldRevalidate = revalidateExceptOpen;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <CategoriesPage {...loaderData} />;
}
