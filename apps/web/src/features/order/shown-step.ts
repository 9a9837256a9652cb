import type { Order } from '@onehaul/contract/order';
import type { OrderStep } from '@onehaul/domain/order/order-state';

/** The displayed step: a packed order that is not fully paid waits for the member. */
export const shownStep = ({ step, stage, paid }: Pick<Order, 'step' | 'stage' | 'paid'>) =>
  step === 'packed' && stage === 'unpaid'
    ? paid > 0
      ? 'differenceDue'
      : 'unpaid'
    : (step satisfies OrderStep);
export type ShownStep = ReturnType<typeof shownStep>;
