import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { needTexts } from '../app/need-texts.ts';
import { isOtherPage } from '../app/only-path.ts';
import { ParcelListPage } from '../features/parcel/parcel-list-page.client.tsx';

await needTexts('member', 'parcel', 'refusal');

export function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'consolidation');
  return null;
}

export const shouldRevalidate = isOtherPage;

/** Client-only: on the server the portal renders a skeleton. */
export default function Page() {
  return <ParcelListPage />;
}
