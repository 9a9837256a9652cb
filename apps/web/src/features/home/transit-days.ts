import type { DeliverySpeed } from '@onehaul/contract/catalog';

type Days = Pick<DeliverySpeed, 'minimumDays' | 'maximumDays'>;

const niceSteps = [1, 2, 5, 10, 20, 30];
const maxTicks = 6;

/** Common axis of all lines, so that bars are comparable: from 0 to a round number of days. */
export function daysScale(lines: readonly Days[]): {
  readonly end: number;
  readonly ticks: readonly number[];
} {
  const longest = Math.max(1, ...lines.map(({ maximumDays }) => maximumDays));
  const step = niceSteps.find((size) => longest / size <= maxTicks) ?? Math.ceil(longest / maxTicks);
  const end = Math.ceil(longest / step) * step;
  return { end, ticks: Array.from({ length: end / step + 1 }, (_, index) => index * step) };
}
