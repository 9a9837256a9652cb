import { stockCalls } from '@onehaul/contract/stock';
import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn } from '../app/own.server.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { WarehousesPage } from '../features/stock/warehouses-page.tsx';

await loadTexts('seller', 'stock');
export const handle = { texts: ['seller', 'stock'] };

export async function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'cashOnDelivery');
  const { items } = await loadOwn(context, stockCalls.warehouses, { pageIndex: 1, pageRows: 100 });
  return { warehouses: items };
}

export const shouldRevalidate = revalidateOnPathChange;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <WarehousesPage {...loaderData} />;
}
