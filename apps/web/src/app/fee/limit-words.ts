import type { Tariff } from '@onehaul/domain/fee/tariff';
import type { RefusalCode } from '@onehaul/domain/refusal';
import type { TariffFormat } from './weighing-words.ts';

/** The limit behind a refusal, so that the user can correct the shipment. */
export function limitText(
  { t, measures, currency }: TariffFormat,
  { limits, insurance, weighing }: Tariff,
  refusal: RefusalCode,
): string | undefined {
  const formatLimit = (value: number | null | undefined, format: (value: number) => string) =>
    value === null || value === undefined ? undefined : t('refused.most', { most: format(value) });
  switch (refusal) {
    case 'fee.sideTooLong':
      return formatLimit(limits.sideMillimetres, measures.length);
    case 'fee.boxTooHeavy':
      return formatLimit(limits.boxGrams, measures.weight);
    case 'fee.tooHeavy':
      return formatLimit(limits.totalGrams, measures.weight);
    case 'fee.tooManyBoxes':
      return formatLimit(limits.boxes, measures.number);
    case 'fee.coverTooHigh':
      return formatLimit(insurance?.mostCover, (minor) => measures.money(minor, currency));
    case 'fee.tooDense':
      return weighing.basis === 'volume'
        ? formatLimit(weighing.densestGramsPerCubicMetre, (grams) => `${measures.weight(grams)}/m³`)
        : undefined;
    default:
      return undefined;
  }
}
