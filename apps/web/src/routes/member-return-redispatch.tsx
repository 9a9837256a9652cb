import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { needTexts } from '../app/need-texts.ts';
import { isOtherPage } from '../app/only-path.ts';
import { RedispatchPage } from '../features/returns/redispatch-page.client.tsx';

await needTexts('member', 'seller', 'returns', 'order', 'parcel', 'fee', 'bill');

export function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'returns');
  return null;
}

export const shouldRevalidate = isOtherPage;

/** Client-only: on the server the portal renders a skeleton. */
export default function Page() {
  return <RedispatchPage />;
}
