import { pointsToExpire } from '@onehaul/domain/reward/point-lot';
import type { Db } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { pointsForUpdate, lotsOf, markWarned } from './point.repository.ts';

type Whose = { readonly shopId: number; readonly memberId: number };
const dayMs = 86_400_000;
/** Who comes by every day has a lot that ends every day: they are told of a week of them at once. */
const gatheredDays = 7;

export const warnedUntil = (now: Date, warnDays: number) => new Date(now.getTime() + warnDays * dayMs);

/** Tells a member that points end soon; each lot is told of once, and only if some of it would really be lost. */
export async function warnOfPoints(db: Db, whose: Whose, warnDays: number, now: Date): Promise<void> {
  const until = warnedUntil(now, warnDays + gatheredDays);
  // Whoever comes second finds them told of.
  const account = await db.first(pointsForUpdate, whose);
  if (!account || (await db.all(markWarned, { ...whose, until })).length === 0) return;
  const lots = await db.all(lotsOf, { ...whose, at: now });
  const points = pointsToExpire(lots, account.balance, until) - pointsToExpire(lots, account.balance, now);
  if (points === 0) return;
  const first = lots.find(({ endsAt }) => endsAt > now)!;
  const details = { points, until: first.endsAt.toISOString() };
  await emit(db, { ...whose, topic: 'pointsEnding', subjectId: whose.memberId, details });
}
