import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { needTexts } from '../app/need-texts.ts';
import { isOtherPage } from '../app/only-path.ts';
import { CodUploadPage } from '../features/cod/cod-upload-page.client.tsx';

await needTexts('member', 'seller', 'cod', 'fee', 'imports');

export function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'cashOnDelivery');
  return null;
}

export const shouldRevalidate = isOtherPage;

/** Client-only: on the server the portal renders a skeleton. */
export default function Page() {
  return <CodUploadPage />;
}
