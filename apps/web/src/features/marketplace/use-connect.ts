import { marketplaceCalls } from '@onehaul/contract/marketplace';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useChange } from '../../app/portal/use-change.ts';

/** Redirects to the marketplace, where the seller authorizes access. */
export function useConnect() {
  const send = useSendWithMessage();
  return useChange(() => send(marketplaceCalls.authorizationUrl, { platform: 'shopee' }), {
    onDone: ({ url }) => window.location.assign(url),
  });
}
