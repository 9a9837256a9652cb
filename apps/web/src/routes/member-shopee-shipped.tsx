import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { MarketplaceShippedPage } from '../features/marketplace/orders-page.client.tsx';

await loadTexts('member', 'seller', 'marketplace');

export function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'marketplace');
  return null;
}

export const shouldRevalidate = revalidateOnPathChange;

/** Client-only: on the server the portal renders a skeleton. */
export default function Page() {
  return <MarketplaceShippedPage />;
}
