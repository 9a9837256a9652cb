import type { Order } from '@onehaul/contract/order';
import type { OrderStep } from '@onehaul/domain/order/order-state';

/** The displayed step: a packed order that is not fully paid waits for the member. */
export const shownStep = ({ step, stage, paid }: Pick<Order, 'step' | 'stage' | 'paid'>) =>
  step === 'packed' && stage === 'unpaid'
    ? paid > 0
      ? 'differenceDue'
      : 'unpaid'
    : (step satisfies OrderStep);
/** Text key of the sentence beside the state: it agrees with the state shown. */
export function sentenceKey(order: Pick<Order, 'step' | 'stage' | 'paid' | 'way'>) {
  const { step, way } = order;
  return step === 'shipped' && way && way !== 'onTheWay'
    ? (`way.${way}Text` as const)
    : (`step.${shownStep(order)}Text` as const);
}
export type ShownStep = ReturnType<typeof shownStep>;
