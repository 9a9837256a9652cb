import { orderModules } from '@onehaul/domain/shop';
import type { LoaderFunctionArgs } from 'react-router';
import { requireModule, requireOneOf } from '../app/load.server.ts';
import { needTexts } from '../app/need-texts.ts';
import { isOtherPage } from '../app/only-path.ts';
import { paths } from '../app/paths.ts';
import { OrderListPage } from '../features/order/order-list-page.client.tsx';
import { PayPanel } from '../features/payment/pay-panel.tsx';

// Photos and the pictures of a review speak in the words of parcels.
await needTexts('member', 'order', 'bill', 'fee', 'parcel', 'customs', 'tracking');

/** One page at two addresses: that of the member centre shows the orders of every module. */
export function loader({ context, url }: LoaderFunctionArgs) {
  if (url.pathname === paths.consolidationOrders) requireModule(context, 'consolidation');
  else requireOneOf(context, orderModules);
  return null;
}

export const shouldRevalidate = isOtherPage;

/** Shown in the browser only: on the server the portal stays an outline. */
export default function Page() {
  return <OrderListPage Pay={PayPanel} />;
}
