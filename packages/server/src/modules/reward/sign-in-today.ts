import { Refusal } from '@onehaul/domain/refusal';
import { pointsOfDay } from '@onehaul/domain/reward/sign-in';
import { settingsFrom } from '@onehaul/domain/settings';
import type { ChangeContext } from '../../http/context.ts';
import { findSettings } from '../shop/index.ts';
import { grantPoints } from './grant-points.ts';
import { insertSignIn, signInsOf } from './sign-in.repository.ts';

/** A date as a number: 20261116. */
const dayAsNumber = (day: string) => Number(day.replaceAll('-', ''));

/**
 * Daily sign-in: once per day of the shop's calendar, shared by a main account and its sub-accounts (A56).
 */
export async function signInToday(
  context: Pick<ChangeContext, 'db' | 'shop' | 'member'>,
  now: Date | null = null,
): Promise<{ points: number; streak: number; isFull: boolean }> {
  const { db, shop, member } = context;
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const [found, own] = await Promise.all([
    db.first(signInsOf, { ...whose, now }),
    findSettings({ db, shop }),
  ]);
  const rules = settingsFrom(own);
  const { today, yesterdaysStreak } = found!;
  const streak = (yesterdaysStreak ?? 0) + 1;
  const points = pointsOfDay(streak, rules);
  const first = await db.first(insertSignIn, { ...whose, day: today, streak, points });
  if (!first) throw new Refusal('reward.alreadySignedIn');
  await grantPoints(db, {
    ...whose,
    points,
    source: 'signIn',
    sourceId: dayAsNumber(today),
    pointDays: rules.pointDays,
    actor: { kind: 'member', id: member.id },
  });
  return { points, streak, isFull: streak % rules.signInStreakDays === 0 };
}
