import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { PlaceDedicatedPage } from '../features/dedicated/place-page.client.tsx';

await loadTexts('member', 'seller', 'dedicated', 'imports', 'fee', 'bill');

export function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'dedicatedLine');
  return null;
}

export const shouldRevalidate = revalidateOnPathChange;

/** Client-only: on the server the portal renders a skeleton. */
export default function Page() {
  return <PlaceDedicatedPage />;
}
