import type { ServiceState } from '@onehaul/domain/service/service-state';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/ui/list/state-mark';

const tones: Readonly<Record<ServiceState, 'positive' | 'warning' | 'danger' | 'neutral'>> = {
  requested: 'neutral',
  unpaid: 'warning',
  paid: 'neutral',
  assigned: 'positive',
  done: 'positive',
  notPossible: 'danger',
  cancelled: 'neutral',
};

export function ServiceStateMark({ state }: { readonly state: ServiceState }) {
  const { t } = useTranslation('service');
  return (
    <span data-state={state}>
      <StateMark tone={tones[state]}>{t(`state.${state}`)}</StateMark>
    </span>
  );
}
