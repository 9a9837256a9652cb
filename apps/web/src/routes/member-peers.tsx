import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { needTexts } from '../app/need-texts.ts';
import { isOtherPage } from '../app/only-path.ts';
import { PeersPage } from '../features/peer/peers-page.client.tsx';

// Amounts speak in the words of prices.
await needTexts('member', 'seller', 'peers', 'fee');

export function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'peers');
  return null;
}

export const shouldRevalidate = isOtherPage;

/** Shown in the browser only: on the server the portal stays an outline. */
export default function Page() {
  return <PeersPage />;
}
