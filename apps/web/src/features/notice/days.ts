/** The calendar day of a moment where the reader is, as a sortable name. */
export function dayOf(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** How a day stands to now; further back it is called by its date. */
export function nearDay(day: string, now: Date): 'today' | 'yesterday' | undefined {
  if (day === dayOf(now)) return 'today';
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return day === dayOf(before) ? 'yesterday' : undefined;
}

/** Things in the order they are in, parted where the day changes. */
export function byDay<T extends { readonly createdAt: Date }>(
  items: readonly T[],
): { day: string; items: T[] }[] {
  const parts: { day: string; items: T[] }[] = [];
  for (const item of items) {
    const day = dayOf(item.createdAt);
    const last = parts.at(-1);
    if (last?.day === day) last.items.push(item);
    else parts.push({ day, items: [item] });
  }
  return parts;
}
