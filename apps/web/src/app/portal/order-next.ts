import type { OrderDetails } from '@onehaul/contract/order';

const dayMs = 86_400_000;

/** Between which days it is there if it leaves now: what the line promises, counted from today. */
export function deliveryDays(
  { minimumDays, maximumDays }: Pick<OrderDetails, 'minimumDays' | 'maximumDays'>,
  now: Date,
): readonly [Date, Date] {
  const after = (days: number) => new Date(now.getTime() + days * dayMs);
  return [after(minimumDays), after(maximumDays)];
}

/** How many of ordered, packed, sent and there are behind an order. */
export function doneSteps({ step }: Pick<OrderDetails, 'step'>): number {
  if (step === 'completed') return 4;
  if (step === 'shipped') return 3;
  return step === 'packed' || step === 'ready' || step === 'inBatch' ? 2 : 1;
}
