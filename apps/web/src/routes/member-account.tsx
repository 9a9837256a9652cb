import { loadTexts } from '../app/load-texts.ts';
import { AccountPage } from '../features/member/account-page.client.tsx';

await loadTexts('member');

/** Client-only: on the server the portal renders a skeleton. */
export default function Account() {
  return <AccountPage />;
}
