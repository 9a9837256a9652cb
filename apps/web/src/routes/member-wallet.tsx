import { loadTexts } from '../app/load-texts.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { PayPanel } from '../features/payment/pay-panel.tsx';
import { WalletPage } from '../features/wallet/wallet-page.client.tsx';

await loadTexts('member', 'wallet', 'fee');

export const shouldRevalidate = revalidateOnPathChange;

/** Client-only: on the server the portal renders a skeleton. */
export default function Page() {
  return <WalletPage Pay={PayPanel} />;
}
