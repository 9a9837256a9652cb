import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { PeersPage } from '../features/peer/peers-page.client.tsx';

// Amounts use the `fee` texts.
await loadTexts('member', 'seller', 'peers', 'fee');

export function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'peers');
  return null;
}

export const shouldRevalidate = revalidateOnPathChange;

/** Client-only: on the server the portal renders a skeleton. */
export default function Page() {
  return <PeersPage />;
}
