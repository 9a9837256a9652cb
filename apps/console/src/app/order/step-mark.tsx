import { type OrderStep, orderSteps } from '@onehaul/domain/order/order-state';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';

const tones: Readonly<Record<OrderStep, Parameters<typeof StateMark>[0]['tone']>> = {
  awaitingArrival: 'neutral',
  unpaid: 'warning',
  toPick: 'positive',
  picking: 'positive',
  packing: 'positive',
  packed: 'positive',
  ready: 'positive',
  inBatch: 'positive',
  shipped: 'positive',
  completed: 'neutral',
  cancelled: 'neutral',
  returned: 'neutral',
};

export const isOrderStep = (value: string | undefined): value is OrderStep =>
  orderSteps.some((step) => step === value);

export function OrderStepMark({ step }: { readonly step: OrderStep }) {
  const { t } = useTranslation('dispatch');
  return <StateMark tone={tones[step]}>{t(`step.${step}`)}</StateMark>;
}
