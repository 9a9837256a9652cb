import { orderModules } from '@onehaul/domain/shop';
import type { LoaderFunctionArgs } from 'react-router';
import { requireOneOf } from '../app/load.server.ts';
import { needTexts } from '../app/need-texts.ts';
import { isOtherPage } from '../app/only-path.ts';
import { CaseListPage } from '../features/case/case-list-page.client.tsx';

// Photo and picture components use the `parcel` texts.
await needTexts('member', 'case', 'fee', 'parcel');

export function loader({ context }: LoaderFunctionArgs) {
  requireOneOf(context, orderModules);
  return null;
}

export const shouldRevalidate = isOtherPage;

/** Client-only: on the server the portal renders a skeleton. */
export default function Page() {
  return <CaseListPage />;
}
