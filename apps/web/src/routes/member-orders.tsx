import { catalogCalls } from '@onehaul/contract/catalog';
import { feeCalls } from '@onehaul/contract/fee';
import { orderCalls } from '@onehaul/contract/order';
import { orderModules } from '@onehaul/domain/shop';
import { parseListState } from '@onehaul/ui/list/address-state';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { lazyPart } from '../app/lazy-part.ts';
import { requireAnyModule, requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn, readListChoice } from '../app/own.server.ts';
import { paths } from '../app/paths.ts';
import { revalidateExceptOpen } from '../app/revalidate-except-open.ts';
import { inputOf, openedByLink, orderFilterNames } from '../features/order/order-input.ts';
import { orderListName, OrderListPage } from '../features/order/order-list-page.tsx';

const PayPanel = lazyPart(async () => ({
  default: (await import('../features/payment/pay-panel.tsx')).PayPanel,
}));

await loadTexts('order', 'way');
export const handle = { texts: ['order', 'way'] };

/** One page at two URLs: the one in the member centre lists the orders of every module. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  if (url.pathname === paths.consolidationOrders) requireModule(context, 'consolidation');
  else requireAnyModule(context, orderModules);
  const opened = openedByLink(url.searchParams);
  if (opened) throw redirect(`${url.pathname}?${opened}`);
  const choice = readListChoice(context, orderListName);
  const { page, rows, ...filters } = parseListState(url.searchParams, orderFilterNames, choice.rows);
  const [list, counts, warehouses, { lines }] = await Promise.all([
    loadOwn(context, orderCalls.list, { ...inputOf(filters), pageIndex: page, pageRows: rows }),
    loadOwn(context, orderCalls.count, {}),
    loadOwn(context, catalogCalls.warehouses, { pageIndex: 1, pageRows: 300 }),
    loadOwn(context, feeCalls.introduction, {}),
  ]);
  return {
    list,
    counts,
    warehouses: warehouses.items.map(({ id, name }) => ({ id, name })),
    lines: lines.map(({ id, name }) => ({ id, name })),
    rows,
    hidden: choice.hidden,
  };
}

export const shouldRevalidate = revalidateExceptOpen;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <OrderListPage {...loaderData} Pay={PayPanel} />;
}
