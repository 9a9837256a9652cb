import { trendPeriods, type TrendRange } from '@onehaul/domain/board/trend';
import type { Db } from '../../db/database.ts';
import { type Figures, trendClock, trendDays } from './shop-day.repository.ts';

/** The days of a range and the totals of those before, limited to the given figures. */
export async function findTrend<Name extends keyof Figures>(
  db: Db,
  { shopId = null, range }: { readonly shopId?: number | null | undefined; readonly range: TrendRange },
  names: readonly Name[],
) {
  const clock = (await db.first(trendClock, { shopId }))!;
  const { shown, before } = trendPeriods(range, clock.today);
  const [days, earlier] = await Promise.all([
    db.all(trendDays, { shopId, ...shown }),
    db.all(trendDays, { shopId, ...before }),
  ]);
  const figuresOf = (value: (name: Name) => number) =>
    Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, number>;
  return {
    days: days.map((row) => ({ day: row.day, ...figuresOf((name) => row[name]) })),
    before: figuresOf((name) => earlier.reduce((sum, row) => sum + row[name], 0)),
    countedAt: clock.countedAt,
  };
}
