import { needTexts } from '../app/need-texts.ts';
import { isOtherPage } from '../app/only-path.ts';
import { PayPanel } from '../features/payment/pay-panel.tsx';
import { WalletPage } from '../features/wallet/wallet-page.client.tsx';

await needTexts('member', 'wallet', 'fee');

export const shouldRevalidate = isOtherPage;

/** Client-only: on the server the portal renders a skeleton. */
export default function Page() {
  return <WalletPage Pay={PayPanel} />;
}
