import { serviceRequestCalls } from '@onehaul/contract/service';
import { parseListState } from '@onehaul/ui/list/address-state';
import type { LoaderFunctionArgs } from 'react-router';
import { lazyPart } from '../app/lazy-part.ts';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn, readListChoice } from '../app/own.server.ts';
import { revalidateExceptOpen } from '../app/revalidate-except-open.ts';
import { AddedListPage, serviceListName } from '../features/service/added-list-page.tsx';
import { inputOf, serviceFilterNames } from '../features/service/service-data.ts';

const PayPanel = lazyPart(async () => ({
  default: (await import('../features/payment/pay-panel.tsx')).PayPanel,
}));

await loadTexts('service');
export const handle = { texts: ['service'] };

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireModule(context, 'consolidation');
  const choice = readListChoice(context, serviceListName);
  const { page, rows, ...filters } = parseListState(url.searchParams, serviceFilterNames, choice.rows);
  const { items, total, counts } = await loadOwn(context, serviceRequestCalls.list, {
    ...inputOf(filters),
    pageIndex: page,
    pageRows: rows,
  });
  return { list: { items, total }, counts, rows, hidden: choice.hidden };
}

export const shouldRevalidate = revalidateExceptOpen;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <AddedListPage {...loaderData} Pay={PayPanel} />;
}
