import { stockCalls } from '@onehaul/contract/stock';
import { parseListState } from '@onehaul/ui/list/address-state';
import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn, readListChoice } from '../app/own.server.ts';
import { revalidateExceptOpen } from '../app/revalidate-except-open.ts';
import { InventoryPage } from '../features/stock/inventory-page.tsx';
import {
  balanceFilterNames,
  balanceInput,
  inboundFilterNames,
  inboundInput,
  stockListNames,
} from '../features/stock/stock-input.ts';

await loadTexts('seller', 'stock');
export const handle = { texts: ['seller', 'stock'] };

const one = { pageIndex: 1, pageRows: 1 };

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireModule(context, 'cashOnDelivery');
  const tab = url.searchParams.get('tab') === 'inbounds' ? 'inbounds' : 'balances';
  const choice = readListChoice(context, stockListNames[tab]);
  const filterNames = tab === 'inbounds' ? inboundFilterNames : balanceFilterNames;
  const query = parseListState(url.searchParams, filterNames, choice.rows);
  const [balances, inbounds, kept, expected, warehouses] = await Promise.all([
    tab === 'balances' ? loadOwn(context, stockCalls.balances, balanceInput(query)) : undefined,
    tab === 'inbounds' ? loadOwn(context, stockCalls.inbounds, inboundInput(query)) : undefined,
    loadOwn(context, stockCalls.balances, { ...one, search: '', isLow: false }),
    loadOwn(context, stockCalls.inbounds, { ...one, state: 'expected' }),
    loadOwn(context, stockCalls.warehouses, { pageIndex: 1, pageRows: 100 }),
  ]);
  return {
    balances,
    inbounds,
    counts: { balances: kept.total, inbounds: expected.total },
    warehouses: warehouses.items.map(({ id, name }) => ({ id, name })),
    rows: query.rows,
    hidden: choice.hidden,
  };
}

export const shouldRevalidate = revalidateExceptOpen;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <InventoryPage {...loaderData} />;
}
