/** Points that came together, and end together. */
type PointLot = { readonly points: number; readonly endsAt: Date };

const sumOf = (lots: readonly PointLot[]) => lots.reduce((sum, { points }) => sum + points, 0);

/**
 * How many points end at `at`, of a member who has `balance` of them. Points are spent from the lots that end first,
 * so what was spent so far is taken off what has ended: no lot is ever changed, and points that come back count again.
 */
export function pointsToExpire(lots: readonly PointLot[], balance: number, at: Date): number {
  // What is there without a lot, as after a correction, has not been spent from one.
  const spent = Math.max(0, sumOf(lots) - balance);
  const ended = sumOf(lots.filter(({ endsAt }) => endsAt <= at));
  return Math.max(0, ended - spent);
}

/** What is left to end after `now` if nothing more is spent: when, and how many; the nearest first. */
export function pointsEnding(lots: readonly PointLot[], balance: number, now: Date): PointLot[] {
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
