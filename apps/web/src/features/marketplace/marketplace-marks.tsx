import type { MarketplaceOrder } from '@onehaul/contract/marketplace';
import type { MarketplaceShopState, MarketplaceState } from '@onehaul/domain/marketplace/marketplace-state';
import { moneyText } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark, type Tone } from '@onehaul/ui/list/state-mark';
import { useCallback } from 'react';

type Shown = MarketplaceState | 'unpaid';

const tones: Readonly<Record<Shown, Tone>> = {
  synced: 'warning',
  unpaid: 'warning',
  linked: 'neutral',
  ready: 'positive',
  labelled: 'positive',
  bound: 'positive',
  shipped: 'positive',
  done: 'positive',
  cancelling: 'danger',
  cancelled: 'neutral',
};

type Marked = Pick<MarketplaceOrder, 'state' | 'due'>;

/** The displayed state; an amount due overrides every other state. */
export const shownStateOf = ({ state, due }: Marked): Shown => (due > 0 ? 'unpaid' : state);

export function OrderMark({ order }: { readonly order: Marked }) {
  const { t } = useTranslation('marketplace');
  const state = shownStateOf(order);
  return (
    <span data-state={state}>
      <StateMark tone={tones[state]}>{t(`state.${state}`)}</StateMark>
    </span>
  );
}

const shopTones: Readonly<Record<MarketplaceShopState, Tone>> = {
  authorized: 'positive',
  expired: 'danger',
  disconnected: 'neutral',
};

export function ShopMark({ state }: { readonly state: MarketplaceShopState }) {
  const { t } = useTranslation('marketplace');
  return (
    <span data-state={state} className="text-small">
      <StateMark tone={shopTones[state]}>{t(`shop.${state}`)}</StateMark>
    </span>
  );
}

/** Formats what the buyer paid, in the marketplace's currency. */
export function useSoldFor(): (order: Pick<MarketplaceOrder, 'minor' | 'currencyCode'>) => string {
  const { i18n } = useTranslation('marketplace');
  return useCallback(
    ({ minor, currencyCode }) => (currencyCode === '' ? '' : moneyText(i18n.language, minor, currencyCode)),
    [i18n.language],
  );
}

const hour = 3_600_000;

type Deadline = Pick<MarketplaceOrder, 'shipBy' | 'state'>;

/** The deadline of an order that has left or was cancelled does not matter any more. */
export const deadlineOf = ({ shipBy, state }: Deadline) =>
  ['shipped', 'done', 'cancelling', 'cancelled'].includes(state) ? null : shipBy;

type ShipByProps = {
  readonly order: Deadline;
  /** Time of the query. */
  readonly now: Date;
};

/** Time left until the marketplace marks the order as late. */
export function ShipBy({ order, now }: ShipByProps) {
  const { t } = useTranslation('marketplace');
  const shipBy = deadlineOf(order);
  if (!shipBy) return null;
  const left = Math.floor((shipBy.getTime() - now.getTime()) / hour);
  if (left < 0) return <span className="font-medium text-danger">{t('shipBy.late')}</span>;
  const words =
    left < 48 ? t('shipBy.hours', { count: left }) : t('shipBy.days', { count: Math.floor(left / 24) });
  return <span className={left < 24 ? 'font-medium text-warning' : ''}>{words}</span>;
}
