import { dateFormat, numberFormat } from './formats.ts';

type Days = { readonly minimumDays: number; readonly maximumDays: number };

/** "3–5 days" with the wording and plural of a language. */
export function daysText({ minimumDays, maximumDays }: Days, languageTag: string): string {
  const format = numberFormat(languageTag, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return minimumDays === maximumDays
    ? format.format(minimumDays)
    : format.formatRange(minimumDays, maximumDays);
}

/**
 * Formats a month in the shop's time zone, `2026-11`, for the start of a line: capitalised, because
 * Vietnamese uses lower case otherwise.
 */
export function monthText(month: string, languageTag: string): string {
  const format = dateFormat(languageTag, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const text = format.format(new Date(`${month}-01T00:00:00Z`));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Formats a date in the shop's time zone, `2026-11-14`. */
export const dayText = (day: string, languageTag: string): string =>
  dateFormat(languageTag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
