import { dateFormat } from '@onehaul/i18n/formats';

/** Calendar day in a time zone, as a sortable string. */
const dayOf = (at: Date, timeZone: string): string =>
  dateFormat('sv-SE', { dateStyle: 'short', timeZone }).format(at);

/** Relative name of a day; undefined for older ones, which show their date. */
export function nearDay(day: string, now: Date, timeZone: string): 'today' | 'yesterday' | undefined {
  const today = dayOf(now, timeZone);
  if (day === today) return 'today';
  const before = new Date(Date.parse(`${today}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  return day === before ? 'yesterday' : undefined;
}

/** Groups items by day, preserving their order. */
export function byDay<T extends { readonly createdAt: Date }>(
  items: readonly T[],
  timeZone: string,
): { day: string; items: T[] }[] {
  const parts: { day: string; items: T[] }[] = [];
  for (const item of items) {
    const day = dayOf(item.createdAt, timeZone);
    const last = parts.at(-1);
    if (last?.day === day) last.items.push(item);
    else parts.push({ day, items: [item] });
  }
  return parts;
}
