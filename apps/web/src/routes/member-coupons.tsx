import { needTexts } from '../app/need-texts.ts';
import { CouponsPage } from '../features/reward/coupons-page.client.tsx';

// Amounts speak in the words of prices.
await needTexts('member', 'reward', 'fee');

/** Shown in the browser only: on the server the portal stays an outline. */
export default function Page() {
  return <CouponsPage />;
}
