import { dateFormat } from '@onehaul/i18n/formats';

/** The calendar day of a moment in a zone, as a sortable name. */
const dayOf = (at: Date, timeZone: string): string =>
  dateFormat('sv-SE', { dateStyle: 'short', timeZone }).format(at);

/** How a day stands to now; further back it is called by its date. */
export function nearDay(day: string, now: Date, timeZone: string): 'today' | 'yesterday' | undefined {
  const today = dayOf(now, timeZone);
  if (day === today) return 'today';
  const before = new Date(Date.parse(`${today}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  return day === before ? 'yesterday' : undefined;
}

/** Things in the order they are in, parted where the day changes. */
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
