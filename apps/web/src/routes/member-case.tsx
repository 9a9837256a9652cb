import { caseCalls } from '@onehaul/contract/case';
import { orderModules } from '@onehaul/domain/shop';
import { parseListState } from '@onehaul/ui/list/address-state';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { requireAnyModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn, readListChoice } from '../app/own.server.ts';
import { revalidateExcept } from '../app/revalidate-except-open.ts';
import {
  caseFilterNames,
  caseRowChoices,
  inputOf,
  openedByLink,
  prefillNames,
} from '../features/case/case-input.ts';
import { caseListName, CaseListPage } from '../features/case/case-list-page.tsx';

await loadTexts('case');
export const handle = { texts: ['case'] };

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireAnyModule(context, orderModules);
  const opened = openedByLink(url.searchParams);
  if (opened) throw redirect(`${url.pathname}?${opened}`);
  const choice = readListChoice(context, caseListName);
  const state = parseListState(url.searchParams, caseFilterNames, choice.rows, caseRowChoices);
  const [{ items, total }, { counts }] = await Promise.all([
    loadOwn(context, caseCalls.list, { ...inputOf(state), pageIndex: state.page, pageRows: state.rows }),
    // The tabs count all cases, whatever they are filtered by.
    loadOwn(context, caseCalls.list, { pageIndex: 1, pageRows: 1 }),
  ]);
  return { list: { items, total }, counts, now: new Date(), rows: state.rows, hidden: choice.hidden };
}

export const shouldRevalidate = revalidateExcept('open', ...prefillNames);

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <CaseListPage {...loaderData} />;
}
