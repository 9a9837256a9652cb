import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { useMemo } from 'react';

/** Decimal places stored for rates. */
const finest = 8;

/** Formats rates for display. */
export function useRateWords() {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  return useMemo(() => {
    const rate = numberFormat(language, { maximumFractionDigits: finest });
    const percent = numberFormat(language, {
      style: 'percent',
      maximumFractionDigits: 2,
      signDisplay: 'exceptZero',
    });
    return {
      sentenceOf: ({ code, exchangeRate }: { code: string; exchangeRate: number }) =>
        t('rates.worth', { rate: rate.format(exchangeRate), code }),
      changeOf: (from: number, to: number) => percent.format(to / from - 1),
    };
  }, [t, language]);
}
