import type { MarketplaceShopState, MarketplaceState } from '@onehaul/domain/marketplace/marketplace-state';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';

type Tone = 'positive' | 'warning' | 'danger' | 'neutral';

const orderTones: Readonly<Record<MarketplaceState, Tone>> = {
  synced: 'neutral',
  linked: 'neutral',
  ready: 'warning',
  labelled: 'positive',
  bound: 'positive',
  shipped: 'positive',
  done: 'positive',
  cancelling: 'danger',
  cancelled: 'neutral',
};

export function OrderMark({ state }: { readonly state: MarketplaceState }) {
  const { t } = useTranslation('marketplaceDesk');
  return (
    <span data-state={state}>
      <StateMark tone={orderTones[state]}>{t(`state.${state}`)}</StateMark>
    </span>
  );
}

const shopTones: Readonly<Record<MarketplaceShopState, Tone>> = {
  authorized: 'positive',
  expired: 'danger',
  disconnected: 'neutral',
};

export function ShopMark({ state }: { readonly state: MarketplaceShopState }) {
  const { t } = useTranslation('marketplaceDesk');
  return (
    <span data-state={state}>
      <StateMark tone={shopTones[state]}>{t(`shop.${state}`)}</StateMark>
    </span>
  );
}
