import { needTexts } from '../app/need-texts.ts';
import { isOtherPage } from '../app/only-path.ts';
import { PayPage } from '../features/payment/pay-page.client.tsx';

await needTexts('member', 'payment');

export const shouldRevalidate = isOtherPage;

/** Client-only: on the server the portal renders a skeleton. */
export default function Page() {
  return <PayPage />;
}
