import type { LoaderFunctionArgs } from 'react-router';
import { loadTexts } from '../app/load-texts.ts';
import { revalidateExceptOpen } from '../app/revalidate-except-open.ts';
import { CodListPage } from '../features/cod/cod-list-page.tsx';
import { loadCodOrders } from '../features/cod/load-cod.server.ts';

await loadTexts('seller', 'cod', 'way');
export const handle = { texts: ['seller', 'cod', 'way'] };

export const loader = (request: LoaderFunctionArgs) => loadCodOrders(request, 'toShip');

export const shouldRevalidate = revalidateExceptOpen;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <CodListPage kind="toShip" {...loaderData} />;
}
