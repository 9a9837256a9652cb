import { marketplaceCalls } from '@onehaul/contract/marketplace';
import { useTranslation } from '@onehaul/i18n/react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useToldSend } from '../../app/portal/told-send.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useReloadMarketplace } from './marketplace-queries.ts';

/** Submits the marketplace's authorization callback once and removes it from the URL immediately (14.2.1). */
export function useReturned() {
  const { t } = useTranslation('marketplace');
  const send = useToldSend();
  const reload = useReloadMarketplace();
  const [address, setAddress] = useSearchParams();
  const isHandedIn = useRef(false);
  const authorize = useChange(
    (back: { code: string; externalId: string; state: string }) => send(marketplaceCalls.authorize, back),
    { onDone: reload, done: ({ name }) => t('shops.connected', { shop: name }) },
  );
  useEffect(() => {
    const [code, externalId, state] = ['code', 'shop_id', 'state'].map((name) => address.get(name));
    if (!code || !externalId || !state || isHandedIn.current) return;
    isHandedIn.current = true;
    setAddress({}, { replace: true });
    authorize.start({ code, externalId, state });
  }, [address, setAddress, authorize]);
  return authorize;
}
