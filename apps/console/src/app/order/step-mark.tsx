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

type Props = { readonly step: OrderStep; readonly deliveredAt?: Date | null };

/** A delivered order stays at its last step until its member confirms receipt. */
export function OrderStepMark({ step, deliveredAt }: Props) {
  const { t } = useTranslation('dispatch');
  if (step === 'shipped' && deliveredAt) return <StateMark tone="positive">{t('act.deliver')}</StateMark>;
  return <StateMark tone={tones[step]}>{t(`step.${step}`)}</StateMark>;
}
