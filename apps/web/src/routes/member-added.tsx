import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { needTexts } from '../app/need-texts.ts';
import { isOtherPage } from '../app/only-path.ts';
import { AddedPage } from '../features/service/added-page.client.tsx';
import { PayPanel } from '../features/payment/pay-panel.tsx';

await needTexts('member', 'service', 'fee');

export function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'consolidation');
  return null;
}

export const shouldRevalidate = isOtherPage;

/** Client-only: on the server the portal renders a skeleton. */
export default function Page() {
  return <AddedPage Pay={PayPanel} />;
}
