import { loadTexts } from '../app/load-texts.ts';
import { AddressListPage } from '../features/address/address-list-page.client.tsx';

await loadTexts('member', 'address', 'customs');

/** Client-only: on the server the portal renders a skeleton. */
export default function Page() {
  return <AddressListPage />;
}
