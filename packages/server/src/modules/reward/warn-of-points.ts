import { pointsToExpire } from '@onehaul/domain/reward/point-lot';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { pointsForUpdate, lotsOf, markWarned } from './point.repository.ts';

type MemberScope = { readonly shopId: number; readonly memberId: number };
const dayMs = 86_400_000;
/** Daily sign-ins create a lot expiring every day, so one warning covers a week of them. */
const warningSpanDays = 7;

export const warnedUntil = (now: Date, warnDays: number) => new Date(now.getTime() + warnDays * dayMs);

/** Warns a member that points expire soon; once per lot, and only if points would actually be lost. */
export async function warnOfPoints(
  db: TransactionDb,
  whose: MemberScope,
  warnDays: number,
  now: Date,
): Promise<void> {
  const until = warnedUntil(now, warnDays + warningSpanDays);
  // Row lock: a concurrent run then finds the lots already marked.
  const account = await db.first(pointsForUpdate, whose);
  if (!account || (await db.all(markWarned, { ...whose, until })).length === 0) return;
  const lots = await db.all(lotsOf, { ...whose, at: now });
  const points = pointsToExpire(lots, account.balance, until) - pointsToExpire(lots, account.balance, now);
  if (points === 0) return;
  const first = lots.find(({ endsAt }) => endsAt > now)!;
  const details = { points, until: first.endsAt.toISOString() };
  await emit(db, { ...whose, topic: 'pointsEnding', subjectId: whose.memberId, details });
}
