import { loadTexts } from '../app/load-texts.ts';
import { CouponsPage } from '../features/reward/coupons-page.client.tsx';

// Amounts use the `fee` texts.
await loadTexts('member', 'reward', 'coupon', 'fee');

/** Client-only: on the server the portal renders a skeleton. */
export default function Page() {
  return <CouponsPage />;
}
