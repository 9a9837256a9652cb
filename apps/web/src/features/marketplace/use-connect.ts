import { marketplaceCalls } from '@onehaul/contract/marketplace';
import { useToldSend } from '../../app/portal/told-send.ts';
import { useChange } from '../../app/portal/use-change.ts';

/** Leaves for the marketplace, where the seller says yes. */
export function useConnect() {
  const send = useToldSend();
  return useChange(() => send(marketplaceCalls.authorizationUrl, { platform: 'shopee' }), {
    onDone: ({ url }) => window.location.assign(url),
  });
}
