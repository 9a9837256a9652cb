import { marketplaceCalls } from '@onehaul/contract/marketplace';
import { useTranslation } from '@onehaul/i18n/react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useReloadMarketplace } from './marketplace-queries.ts';

/** Submits the marketplace's authorization callback once and removes it from the URL immediately (14.2.1). */
export function useAuthorizationCallback() {
  const { t } = useTranslation('marketplace');
  const send = useSendWithMessage();
  const reload = useReloadMarketplace();
  const [address, setAddress] = useSearchParams();
  const isSubmitted = useRef(false);
  const authorize = useChange(
    (back: { code: string; externalId: string; state: string }) => send(marketplaceCalls.authorize, back),
    { onDone: reload, done: ({ name }) => t('shops.connected', { shop: name }) },
  );
  useEffect(() => {
    const [code, externalId, state] = ['code', 'shop_id', 'state'].map((name) => address.get(name));
    if (!code || !externalId || !state || isSubmitted.current) return;
    isSubmitted.current = true;
    setAddress({}, { replace: true });
    authorize.start({ code, externalId, state });
  }, [address, setAddress, authorize]);
  return authorize;
}
