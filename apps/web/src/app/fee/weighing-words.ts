import type { Price, Weighing } from '@onehaul/domain/fee/tariff';
import type { Measures } from '@onehaul/i18n/measures';
import type { Translate } from '@onehaul/i18n/translator';

export type TariffFormat = {
  readonly t: Translate<'fee'>;
  readonly measures: Measures;
  readonly currency: string;
};

/** Formats a line's quantity: weight, or volume where the line bills by volume. */
export function quantityIn(
  { measures }: TariffFormat,
  basis: Weighing['basis'],
): (quantity: number) => string {
  return basis === 'weight' ? measures.weight : measures.volume;
}

/** Formats one price of a price table. */
export function priceWords(tariffFormat: TariffFormat, price: Price, basis: Weighing['basis']): string {
  const { t, measures, currency } = tariffFormat;
  const quantity = quantityIn(tariffFormat, basis);
  const money = (minor: number) => measures.money(minor, currency);
  switch (price.kind) {
    case 'fixed':
      return money(price.minor);
    case 'unit':
      return t(price.isWhole ? 'price.begunUnit' : 'price.unit', {
        amount: money(price.minor),
        unit: quantity(price.unit),
      });
    case 'firstContinued':
      return t(price.isWhole ? 'price.begunSteps' : 'price.steps', {
        first: quantity(price.first),
        firstAmount: money(price.firstMinor),
        step: quantity(price.step),
        stepAmount: money(price.stepMinor),
      });
  }
}

function choiceWords(tariffFormat: TariffFormat, weighing: Extract<Weighing, { basis: 'weight' }>): string {
  const { t, measures } = tariffFormat;
  const { choice } = weighing;
  switch (choice.rule) {
    case 'threshold':
      return t('weighing.threshold', { percent: measures.percent(choice.overBps) });
    case 'partial':
      return t('weighing.partial', { percent: measures.percent(choice.excessBps) });
    case 'excessApart':
      return t('weighing.excessApart', { price: priceWords(tariffFormat, choice.price, 'weight') });
    default:
      return t(`weighing.${choice.rule}`);
  }
}

function byWeight(tariffFormat: TariffFormat, weighing: Extract<Weighing, { basis: 'weight' }>): string[] {
  const { t, measures } = tariffFormat;
  const { divisor, actualStep, volumetricStep } = weighing;
  return [
    t(`weighing.divisor.${divisor.units}`, { value: measures.number(divisor.value) }),
    choiceWords(tariffFormat, weighing),
    ...(actualStep > 0 ? [t('weighing.actualStep', { step: measures.weight(actualStep) })] : []),
    ...(volumetricStep > 0 ? [t('weighing.volumetricStep', { step: measures.weight(volumetricStep) })] : []),
  ];
}

function byVolume({ t, measures }: TariffFormat, weighing: Extract<Weighing, { basis: 'volume' }>): string[] {
  const { gramsPerCubicMetre: even, densestGramsPerCubicMetre: densest } = weighing;
  return [
    t('weighing.volume'),
    ...(even === null ? [] : [t('weighing.density', { weight: measures.weight(even) })]),
    ...(densest === null ? [] : [t('weighing.densest', { weight: measures.weight(densest) })]),
  ];
}

/** Describes how the billed quantity is derived, one rule per entry. */
export function weighingWords(tariffFormat: TariffFormat, weighing: Weighing): string[] {
  const { t } = tariffFormat;
  const quantity = quantityIn(tariffFormat, weighing.basis);
  const { comparing, boxMinimum, minimum, carry } = weighing;
  return [
    ...(weighing.basis === 'weight' ? byWeight(tariffFormat, weighing) : byVolume(tariffFormat, weighing)),
    t(`weighing.${comparing}`),
    ...(boxMinimum > 0 ? [t('weighing.boxMinimum', { least: quantity(boxMinimum) })] : []),
    ...(minimum > 0 ? [t('weighing.minimum', { least: quantity(minimum) })] : []),
    ...carry.map(({ from, step }) =>
      from === 0
        ? t('weighing.carry', { step: quantity(step) })
        : t('weighing.carryFrom', { from: quantity(from), step: quantity(step) }),
    ),
  ];
}
