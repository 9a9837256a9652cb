import { orderModules } from '@onehaul/domain/shop';
import type { LoaderFunctionArgs } from 'react-router';
import { requireModule, requireAnyModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { paths } from '../app/paths.ts';
import { OrderListPage } from '../features/order/order-list-page.client.tsx';
import { PayPanel } from '../features/payment/pay-panel.tsx';

// Photos and review pictures use the `parcel` texts.
await loadTexts('member', 'order', 'bill', 'fee', 'parcel', 'customs', 'tracking');

/** One page at two URLs: the one in the member centre lists the orders of every module. */
export function loader({ context, url }: LoaderFunctionArgs) {
  if (url.pathname === paths.consolidationOrders) requireModule(context, 'consolidation');
  else requireAnyModule(context, orderModules);
  return null;
}

export const shouldRevalidate = revalidateOnPathChange;

/** Client-only: on the server the portal renders a skeleton. */
export default function Page() {
  return <OrderListPage Pay={PayPanel} />;
}
