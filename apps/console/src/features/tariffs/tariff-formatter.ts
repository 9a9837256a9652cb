import { loadLazyConsoleMessages } from '@onehaul/i18n/console-messages';
import type { Language } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { createTranslator, type Translate } from '@onehaul/i18n/translator';
import { numberFormat } from '@onehaul/i18n/formats';
import { moneyFormat } from '@onehaul/i18n/measures';
import { useMemo } from 'react';
import { typedText, type Unit } from './typed.ts';

/** Texts and number formats of one language. */
export type TariffFormatter = {
  readonly tag: string;
  readonly t: Translate<'tariff'>;
  readonly bill: Translate<'bill'>;
  /** Formats a number with its unit and all digits, so that different values never look equal. */
  readonly amount: (value: number, unit: Unit) => string;
};

function createTariffFormatter(
  tag: string,
  t: Translate<'tariff'>,
  bill: Translate<'bill'>,
): TariffFormatter {
  const number = numberFormat(tag, { maximumFractionDigits: 6 });
  const money = moneyFormat(tag, 'CNY');
  return {
    tag,
    t,
    bill,
    amount: (value, unit) => {
      const plain = Number(typedText(value, unit));
      if (unit === 'yuan') return money.format(plain);
      if (unit === 'whole') return number.format(plain);
      if (unit === 'percent') return `${number.format(plain)}%`;
      return `${number.format(plain)} ${t(`unit.${unit}`)}`;
    },
  };
}

export function useTariffFormatter(): TariffFormatter {
  const { t, i18n } = useTranslation('tariff');
  const { t: bill } = useTranslation('bill');
  return useMemo(() => createTariffFormatter(i18n.language, t, bill), [i18n.language, t, bill]);
}

/** Loads a language other than the current one, for reading a file written in it. */
export async function loadTariffFormatter(language: Language): Promise<TariffFormatter> {
  const messages = await loadLazyConsoleMessages(language, ['tariff', 'bill']);
  const { tag, of } = createTranslator(language, messages);
  return createTariffFormatter(tag, of('tariff'), of('bill'));
}
