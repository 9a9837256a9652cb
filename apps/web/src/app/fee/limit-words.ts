import type { Tariff } from '@onehaul/domain/fee/tariff';
import type { RefusalCode } from '@onehaul/domain/refusal';
import type { Speech } from './weighing-words.ts';

/** The limit behind a refusal, so that the user can correct the shipment. */
export function limitOf(
  { t, measures, currency }: Speech,
  { limits, insurance, weighing }: Tariff,
  refusal: RefusalCode,
): string | undefined {
  const said = (value: number | null | undefined, format: (value: number) => string) =>
    value === null || value === undefined ? undefined : t('refused.most', { most: format(value) });
  switch (refusal) {
    case 'fee.sideTooLong':
      return said(limits.sideMillimetres, measures.length);
    case 'fee.boxTooHeavy':
      return said(limits.boxGrams, measures.weight);
    case 'fee.tooHeavy':
      return said(limits.totalGrams, measures.weight);
    case 'fee.tooManyBoxes':
      return said(limits.boxes, measures.number);
    case 'fee.coverTooHigh':
      return said(insurance?.mostCover, (minor) => measures.money(minor, currency));
    case 'fee.tooDense':
      return weighing.basis === 'volume'
        ? said(weighing.densestGramsPerCubicMetre, (grams) => `${measures.weight(grams)}/m³`)
        : undefined;
    default:
      return undefined;
  }
}
