import { marketplaceCalls } from '@onehaul/contract/marketplace';
import { useToldSend } from '../../app/portal/told-send.ts';
import { useChange } from '../../app/portal/use-change.ts';

/** Redirects to the marketplace, where the seller authorizes access. */
export function useConnect() {
  const send = useToldSend();
  return useChange(() => send(marketplaceCalls.authorizationUrl, { platform: 'shopee' }), {
    onDone: ({ url }) => window.location.assign(url),
  });
}
