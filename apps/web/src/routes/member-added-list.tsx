import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { AddedListPage } from '../features/service/added-list-page.client.tsx';
import { PayPanel } from '../features/payment/pay-panel.tsx';

// The photo viewer uses the `parcel` texts.
await loadTexts('member', 'service', 'fee', 'parcel');

export function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'consolidation');
  return null;
}

export const shouldRevalidate = revalidateOnPathChange;

/** Client-only: on the server the portal renders a skeleton. */
export default function Page() {
  return <AddedListPage Pay={PayPanel} />;
}
