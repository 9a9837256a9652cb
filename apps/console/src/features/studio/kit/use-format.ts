import type { TextPerLanguage } from '@onehaul/contract/console/studio/field';
import type { ResourceField } from '@onehaul/contract/console/studio/resource';
import { type OpeningHours, writeOpeningHours } from '@onehaul/domain/opening-hours';
import { datesIn } from '@onehaul/i18n/dates';
import { numberFormat } from '@onehaul/i18n/formats';
import { measuresIn } from '@onehaul/i18n/measures';
import { useCallback } from 'react';
import { currentTranslator } from '../../../app/language.ts';
import type { Labels } from './options.ts';
import type { StudioShop } from './studio-context.ts';
import { plainText, readText } from './texts.ts';
import { useWords } from './use-words.ts';

export type FormatValue = (field: ResourceField, value: unknown, labels?: Labels) => string;

/** Formats values of a resource for lists, titles and comparisons. */
export function useFormat(resource: string, shop: StudioShop): FormatValue {
  const { t, tag, choiceOf } = useWords(resource);
  const [first] = shop.languages;
  return useCallback(
    ({ name, type }, value, labels = {}) => {
      if (value === undefined || value === null || value === '') return '';
      const nameOf = (key: unknown) => labels[name]?.get(String(key)) ?? String(key);
      switch (type.is) {
        case 'translated':
          return plainText(readText(value as TextPerLanguage, currentTranslator().language, first));
        case 'boolean':
          return t(value ? 'yes' : 'no');
        case 'choice':
          return choiceOf(name, value as string);
        case 'reference':
          return nameOf(value);
        case 'references':
          return (value as number[]).map(nameOf).join(', ');
        case 'choices':
          return (value as string[]).map((option) => choiceOf(name, option)).join(', ');
        case 'textList':
        case 'rows':
          return t('entries', { count: (value as unknown[]).length });
        case 'openingHours':
          return writeOpeningHours(value as OpeningHours);
        case 'file':
          return t('file.chosen');
        case 'instant':
          return datesIn(tag).moment(value as Date);
        case 'number':
          return formatNumber(tag, type.unit, value as number, t('days', { count: value as number }));
        default:
          return String(value as string);
      }
    },
    [t, tag, choiceOf, first],
  );
}

function formatNumber(tag: string, unit: string, value: number, days: string): string {
  const { money, weight, length, number, percent } = measuresIn(tag);
  if (unit === 'cents') return money(value, 'CNY');
  if (unit === 'grams') return weight(value);
  if (unit === 'millimetres') return length(value);
  if (unit === 'days') return days;
  if (unit === 'percent') return percent(value * 100);
  if (unit === 'pixels' || unit === 'seconds') return `${number(value)} ${unit === 'pixels' ? 'px' : 's'}`;
  if (unit === 'rate') return numberFormat(tag, { maximumFractionDigits: 8 }).format(value);
  return unit === 'degrees' ? String(value) : number(value);
}
