import type { OrderDetails } from '@onehaul/contract/order';

const dayMs = 86_400_000;

/** Expected delivery window if the order leaves now: the line's promise counted from today. */
export function deliveryWindow(
  { minimumDays, maximumDays }: Pick<OrderDetails, 'minimumDays' | 'maximumDays'>,
  now: Date,
): readonly [Date, Date] {
  const after = (days: number) => new Date(now.getTime() + days * dayMs);
  return [after(minimumDays), after(maximumDays)];
}

/** Number of completed steps among ordered, packed, sent and delivered. */
export function completedStepCount({ step }: Pick<OrderDetails, 'step'>): number {
  if (step === 'completed') return 4;
  if (step === 'shipped') return 3;
  return step === 'packed' || step === 'ready' || step === 'inBatch' ? 2 : 1;
}
