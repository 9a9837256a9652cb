/** Points granted together, with one expiry. */
type PointLot = { readonly points: number; readonly endsAt: Date };

const sumOf = (lots: readonly PointLot[]) => lots.reduce((sum, { points }) => sum + points, 0);

/**
 * Points that expire at `at` for a member with `balance` points. Lots expiring first are spent first, so
 * points already spent reduce the expired sum: lots are immutable, and returned points count again.
 */
export function pointsToExpire(lots: readonly PointLot[], balance: number, at: Date): number {
  // Points without a lot, as after a correction, are clamped out: they were not spent from any lot.
  const spent = Math.max(0, sumOf(lots) - balance);
  const ended = sumOf(lots.filter(({ endsAt }) => endsAt <= at));
  return Math.max(0, ended - spent);
}

/** Upcoming expiries after `now` if nothing more is spent, nearest first. */
export function upcomingPointExpiries(lots: readonly PointLot[], balance: number, now: Date): PointLot[] {
  const ends = lots.map(({ endsAt }) => endsAt.getTime()).filter((end) => end > now.getTime());
  const days = [...new Set(ends)].toSorted((a, b) => a - b);
  let before = pointsToExpire(lots, balance, now);
  return days.flatMap((end) => {
    const endsAt = new Date(end);
    const until = pointsToExpire(lots, balance, endsAt);
    const points = until - before;
    before = until;
    return points > 0 ? [{ points, endsAt }] : [];
  });
}
