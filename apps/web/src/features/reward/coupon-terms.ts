import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { useCnyText } from '../../app/portal/money-text.tsx';

type Terms = { readonly leastMinor: number; readonly leastGrams: number };

/** Formats a coupon's minimum amount and weight. */
export function useTermsText(): (terms: Terms) => string {
  const { t, i18n } = useTranslation('reward');
  const exact = useCnyText();
  const { weight } = measuresIn(i18n.language);
  return ({ leastMinor, leastGrams }) => {
    if (leastMinor > 0 && leastGrams > 0)
      return t('coupon.leastBoth', { amount: exact(leastMinor), weight: weight(leastGrams) });
    if (leastMinor > 0) return t('coupon.leastPrice', { amount: exact(leastMinor) });
    return leastGrams > 0 ? t('coupon.leastWeight', { weight: weight(leastGrams) }) : t('coupon.any');
  };
}
