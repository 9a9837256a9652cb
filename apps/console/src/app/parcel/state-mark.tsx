import { type ParcelState, parcelStates } from '@onehaul/domain/parcel/parcel-state';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';

const tones: Readonly<Record<ParcelState, Parameters<typeof StateMark>[0]['tone']>> = {
  forecast: 'neutral',
  received: 'positive',
  stored: 'positive',
  reserved: 'positive',
  packed: 'positive',
  shipped: 'positive',
  delivered: 'positive',
  unclaimed: 'warning',
  claimPending: 'warning',
  onHold: 'danger',
  cancelled: 'neutral',
  returned: 'neutral',
  disposed: 'neutral',
  lost: 'danger',
};

export const isParcelState = (value: string | undefined): value is ParcelState =>
  parcelStates.some((state) => state === value);

export function ParcelStateMark({ state }: { readonly state: ParcelState }) {
  const { t } = useTranslation('station');
  return <StateMark tone={tones[state]}>{t(`state.${state}`)}</StateMark>;
}
