import type { LoaderFunctionArgs } from 'react-router';
import { loadTexts } from '../app/load-texts.ts';
import { revalidateExceptOpen } from '../app/revalidate-except-open.ts';
import { CodListPage } from '../features/cod/cod-list-page.tsx';
import { CodMoneyPage } from '../features/cod/cod-money-page.tsx';
import { loadCodMoney, loadCodOrders } from '../features/cod/load-cod.server.ts';
import { moneyTab } from '../features/cod/money-input.ts';

await loadTexts('seller', 'cod', 'way');
export const handle = { texts: ['seller', 'cod', 'way'] };

/** Orders, or the money they bring. */
export async function loader(request: LoaderFunctionArgs) {
  return request.url.searchParams.get('tab') === moneyTab
    ? { money: await loadCodMoney(request) }
    : { orders: await loadCodOrders(request, 'all') };
}

export const shouldRevalidate = revalidateExceptOpen;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData: { money, orders } }: Props) {
  return money ? <CodMoneyPage {...money} /> : <CodListPage kind="all" {...orders} />;
}
