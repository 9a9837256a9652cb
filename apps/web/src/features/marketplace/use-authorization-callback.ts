import { useTranslation } from '@onehaul/i18n/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useAct } from '../../app/use-act.ts';
import { callbackNames } from './marketplace-input.ts';
import { useMarketplaceActs } from './use-marketplace-acts.ts';

/** Submits the marketplace's authorization callback once and removes it from the URL immediately (14.2.1). */
export function useAuthorizationCallback() {
  const { t } = useTranslation('marketplace');
  const loadActs = useMarketplaceActs();
  const [address, setAddress] = useSearchParams();
  const isSubmitted = useRef(false);
  const authorize = useAct(
    async (back: { readonly code: string; readonly externalId: string; readonly state: string }) =>
      (await loadActs()).authorize(back),
    { done: ({ name }) => t('shops.connected', { shop: name }) },
  );
  const submit = useEffectEvent(() => {
    const [code, externalId, state] = callbackNames.map((name) => address.get(name));
    if (!code || !externalId || !state || isSubmitted.current) return;
    isSubmitted.current = true;
    setAddress({}, { replace: true });
    authorize.start({ code, externalId, state });
  });
  useEffect(() => submit(), [address]);
  return authorize;
}
