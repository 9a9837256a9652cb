import { numberFormat } from './formats.ts';

type Days = { readonly minimumDays: number; readonly maximumDays: number };

/** "3–5 days" in the words and the plural of a language. */
export function daysText({ minimumDays, maximumDays }: Days, languageTag: string): string {
  const format = numberFormat(languageTag, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return minimumDays === maximumDays
    ? format.format(minimumDays)
    : format.formatRange(minimumDays, maximumDays);
}
