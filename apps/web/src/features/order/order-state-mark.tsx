import type { Order } from '@onehaul/contract/order';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';
import { type ShownStep, shownStep } from './order-acts.ts';

const tones: Readonly<Record<ShownStep, 'positive' | 'warning' | 'danger' | 'neutral'>> = {
  awaitingArrival: 'neutral',
  unpaid: 'warning',
  differenceDue: 'warning',
  toPick: 'positive',
  picking: 'positive',
  packing: 'positive',
  packed: 'positive',
  ready: 'positive',
  inBatch: 'positive',
  shipped: 'positive',
  completed: 'positive',
  cancelled: 'neutral',
  returned: 'neutral',
};

export function OrderStateMark({ order }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  const step = shownStep(order);
  return (
    <span data-step={step}>
      <StateMark tone={tones[step]}>{t(`step.${step}`)}</StateMark>
    </span>
  );
}
