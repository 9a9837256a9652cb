import type { ParcelState } from '@onehaul/domain/parcel/parcel-state';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark, type Tone } from '@onehaul/ui/list/state-mark';

const tones: Readonly<Record<ParcelState, Tone>> = {
  forecast: 'neutral',
  received: 'warning',
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

export function ParcelStateMark({ state }: { readonly state: ParcelState }) {
  const { t } = useTranslation('parcel');
  return (
    <span data-state={state}>
      <StateMark tone={tones[state]}>{t(`state.${state}`)}</StateMark>
    </span>
  );
}
