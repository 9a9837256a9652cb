import { orderModules } from '@onehaul/domain/shop';
import type { LoaderFunctionArgs } from 'react-router';
import { requireAnyModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { CaseListPage } from '../features/case/case-list-page.client.tsx';

// Photo and picture components use the `parcel` texts.
await loadTexts('member', 'case', 'fee', 'parcel');

export function loader({ context }: LoaderFunctionArgs) {
  requireAnyModule(context, orderModules);
  return null;
}

export const shouldRevalidate = revalidateOnPathChange;

/** Client-only: on the server the portal renders a skeleton. */
export default function Page() {
  return <CaseListPage />;
}
