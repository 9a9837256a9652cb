import { marketplaceCalls } from '@onehaul/contract/marketplace';
import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn } from '../app/own.server.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { MarketplaceUploadPage } from '../features/marketplace/upload-page.tsx';

await loadTexts('seller', 'marketplace');
export const handle = { texts: ['seller', 'marketplace'] };

export async function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'marketplace');
  const { lines } = await loadOwn(context, marketplaceCalls.list, { pageIndex: 1, pageRows: 1 });
  return { lines };
}

export const shouldRevalidate = revalidateOnPathChange;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <MarketplaceUploadPage {...loaderData} />;
}
