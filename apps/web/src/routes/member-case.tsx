import { orderModules } from '@onehaul/domain/shop';
import type { LoaderFunctionArgs } from 'react-router';
import { requireOneOf } from '../app/load.server.ts';
import { needTexts } from '../app/need-texts.ts';
import { isOtherPage } from '../app/only-path.ts';
import { CaseListPage } from '../features/case/case-list-page.client.tsx';

// Photos and pictures speak in the words of parcels.
await needTexts('member', 'case', 'fee', 'parcel');

export function loader({ context }: LoaderFunctionArgs) {
  requireOneOf(context, orderModules);
  return null;
}

export const shouldRevalidate = isOtherPage;

/** Shown in the browser only: on the server the portal stays an outline. */
export default function Page() {
  return <CaseListPage />;
}
