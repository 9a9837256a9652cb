import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { AddressDrawer } from '../features/address/address-drawer.client.tsx';
import { PlaceOrderPage } from '../features/order-wizard/place-order-page.client.tsx';
import { PayPanel } from '../features/payment/pay-panel.tsx';

await loadTexts('member', 'wizard', 'address', 'fee', 'bill', 'refusal', 'customs', 'payment', 'coupon');

export function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'consolidation');
  return null;
}

export const shouldRevalidate = revalidateOnPathChange;

/** Client-only: on the server the portal renders a skeleton. */
export default function Page() {
  return <PlaceOrderPage AddressForm={AddressDrawer} Pay={PayPanel} />;
}
