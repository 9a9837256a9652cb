import type { BatchState } from '@onehaul/domain/order/batch-state';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';

const tones = {
  loading: 'warning',
  closed: 'warning',
  departed: 'positive',
  arrived: 'positive',
  cleared: 'neutral',
} as const;

export function BatchMark({ state }: { readonly state: BatchState }) {
  const { t } = useTranslation('dispatch');
  return <StateMark tone={tones[state]}>{t(`batchState.${state}`)}</StateMark>;
}
