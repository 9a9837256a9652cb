import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { useMemo } from 'react';
import { billingCurrency } from './use-money.ts';
import type { TariffFormat } from './weighing-words.ts';

/** Translation and formatting context for tariff texts. */
export function useTariffFormat(): TariffFormat & { readonly tag: string } {
  const { t, i18n } = useTranslation('fee');
  const tag = i18n.language;
  return useMemo(() => ({ t, tag, measures: measuresIn(tag), currency: billingCurrency }), [t, tag]);
}
