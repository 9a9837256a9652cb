import { memberCalls } from '@onehaul/contract/member';
import { peerCalls } from '@onehaul/contract/peer';
import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn, loadOwnIfAllowed } from '../app/own.server.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { PeerUploadPage } from '../features/peer/upload-page.tsx';

await loadTexts('seller', 'peers');
export const handle = { texts: ['seller', 'peers'] };

export async function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'peers');
  const { isMainAccount } = await loadOwn(context, memberCalls.profile, {});
  // A sub-account does not load the peer account: the server resolves its main account.
  return { account: isMainAccount ? await loadOwnIfAllowed(context, peerCalls.account, {}) : undefined };
}

export const shouldRevalidate = revalidateOnPathChange;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <PeerUploadPage {...loaderData} />;
}
