import { numberFormat } from '@onehaul/i18n/formats';
import type { DeliverySpeed } from '@onehaul/contract/catalog';

type Days = Pick<DeliverySpeed, 'minimumDays' | 'maximumDays'>;

/** "3–5 days" in the words and the plural of a language. */
export function daysText({ minimumDays, maximumDays }: Days, languageTag: string): string {
  const format = numberFormat(languageTag, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return minimumDays === maximumDays
    ? format.format(minimumDays)
    : format.formatRange(minimumDays, maximumDays);
}

const niceSteps = [1, 2, 5, 10, 20, 30];
const mostTicks = 6;

/** One scale for all lines, so that their bars can be compared: from 0 to a round number of days. */
export function daysScale(lines: readonly Days[]): {
  readonly end: number;
  readonly ticks: readonly number[];
} {
  const longest = Math.max(1, ...lines.map(({ maximumDays }) => maximumDays));
  const step = niceSteps.find((size) => longest / size <= mostTicks) ?? Math.ceil(longest / mostTicks);
  const end = Math.ceil(longest / step) * step;
  return { end, ticks: Array.from({ length: end / step + 1 }, (_, index) => index * step) };
}
