/** Returns the local calendar day of an instant in the format of a date input. */
export const toDateInputValue = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Returns local midnight the stated number of days after a day. */
export function localMidnight(dayText: string, after = 0): Date {
  const [year, month, date] = dayText.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date + after);
}
