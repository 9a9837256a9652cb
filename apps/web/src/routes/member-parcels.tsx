import { catalogCalls } from '@onehaul/contract/catalog';
import { parcelCalls } from '@onehaul/contract/parcel';
import { shopCalls } from '@onehaul/contract/shop';
import { parseListState } from '@onehaul/ui/list/address-state';
import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn, readListChoice } from '../app/own.server.ts';
import { revalidateExceptOpen } from '../app/revalidate-except-open.ts';
import { inputOf, parcelFilterNames } from '../features/parcel/parcel-input.ts';
import { parcelListName, ParcelListPage } from '../features/parcel/parcel-list-page.tsx';

await loadTexts('parcel');
export const handle = { texts: ['parcel'] };

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireModule(context, 'consolidation');
  const choice = readListChoice(context, parcelListName);
  const { page, rows, ...filters } = parseListState(url.searchParams, parcelFilterNames, choice.rows);
  const [list, counts, warehouses, config] = await Promise.all([
    loadOwn(context, parcelCalls.list, { ...inputOf(filters), pageIndex: page, pageRows: rows }),
    loadOwn(context, parcelCalls.count, {}),
    loadOwn(context, catalogCalls.warehouses, { pageIndex: 1, pageRows: 300 }),
    loadOwn(context, shopCalls.systemConfig, {}),
  ]);
  return {
    list,
    counts,
    warehouses: warehouses.items.map(({ id, name }) => ({ id, name })),
    maxParcels: config.orderMostParcels,
    rows,
    hidden: choice.hidden,
  };
}

export const shouldRevalidate = revalidateExceptOpen;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <ParcelListPage {...loaderData} />;
}
