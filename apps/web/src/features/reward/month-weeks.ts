/** Weeks of a month starting on Monday; undefined outside the month. */
export function monthWeeks(day: string): (string | undefined)[][] {
  const [year, month] = day.split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1, 1));
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const before = (first.getUTCDay() + 6) % 7;
  const cells = Array.from({ length: Math.ceil((before + days) / 7) * 7 }, (_, index) => {
    const number = index - before + 1;
    return number >= 1 && number <= days ? `${day.slice(0, 8)}${String(number).padStart(2, '0')}` : undefined;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
