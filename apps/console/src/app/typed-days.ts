/** The day of an instant where the reader is, as a date field takes it. */
export const dayOf = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Midnight where the reader is, so many days after the beginning of a day. */
export function midnight(dayText: string, after = 0): Date {
  const [year, month, date] = dayText.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date + after);
}
