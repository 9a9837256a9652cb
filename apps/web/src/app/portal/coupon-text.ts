import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';

type Benefit = { readonly minor: number; readonly percent: number };
type Restriction = { readonly lineNames: readonly string[]; readonly levelNames: readonly string[] };

/** Words of a coupon: what it takes off, and the lines and levels it is restricted to. */
export function useCouponText() {
  const { t, i18n } = useTranslation('coupon');
  const { money, percent: percentText } = measuresIn(i18n.language);
  const percentOf = (percent: number) => percentText(percent * 100);
  return {
    percentOf,
    upTo: (minor: number) => t('benefit.upTo', { amount: money(minor, 'CNY') }),
    benefitOf: ({ minor, percent }: Benefit): string =>
      percent > 0
        ? t('benefit.percent', { percent: percentOf(percent), amount: money(minor, 'CNY') })
        : t('benefit.amount', { amount: money(minor, 'CNY') }),
    restrictionsOf: ({ lineNames, levelNames }: Restriction): string[] => [
      ...(lineNames.length > 0 ? [t('only.lines', { names: lineNames.join(', ') })] : []),
      ...(levelNames.length > 0 ? [t('only.levels', { names: levelNames.join(', ') })] : []),
    ],
  };
}
