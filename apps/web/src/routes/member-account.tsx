import { needTexts } from '../app/need-texts.ts';
import { AccountPage } from '../features/member/account-page.client.tsx';

await needTexts('member');

/** Shown in the browser only: on the server the portal stays an outline. */
export default function Account() {
  return <AccountPage />;
}
