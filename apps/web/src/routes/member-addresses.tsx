import { needTexts } from '../app/need-texts.ts';
import { AddressListPage } from '../features/address/address-list-page.client.tsx';

await needTexts('member', 'address', 'customs');

/** Shown in the browser only: on the server the portal stays an outline. */
export default function Page() {
  return <AddressListPage />;
}
