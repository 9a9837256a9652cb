import { returnCalls } from '@onehaul/contract/returns';
import { parseListState } from '@onehaul/ui/list/address-state';
import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn, readListChoice } from '../app/own.server.ts';
import { revalidateExceptOpen } from '../app/revalidate-except-open.ts';
import { returnFilterNames, returnInput, returnListName } from '../features/returns/return-input.ts';
import { ReturnListPage } from '../features/returns/return-list-page.tsx';

await loadTexts('seller', 'returns');
export const handle = { texts: ['seller', 'returns'] };

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireModule(context, 'returns');
  const choice = readListChoice(context, returnListName);
  const { page, rows, ...query } = parseListState(url.searchParams, returnFilterNames, choice.rows);
  const { items, total, counts } = await loadOwn(context, returnCalls.list, {
    pageIndex: page,
    pageRows: rows,
    ...returnInput(query),
  });
  return { list: { items, total }, counts, rows, hidden: choice.hidden };
}

export const shouldRevalidate = revalidateExceptOpen;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <ReturnListPage {...loaderData} />;
}
