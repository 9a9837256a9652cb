import type { SignInState } from '@onehaul/contract/reward';
import { upcomingSignInDays } from '@onehaul/domain/reward/sign-in';
import { settingsFrom } from '@onehaul/domain/settings';
import type { MemberContext } from '../../http/context.ts';
import { findSettings } from '../shop/index.ts';
import { signInsOf } from './sign-in.repository.ts';

/** Number of upcoming days returned. */
const shownDays = 7;
const dayMs = 86_400_000;
/** Calendar arithmetic in UTC, which has no daylight saving changes. */
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

export async function getSignInState({ db, shop, member }: MemberContext): Promise<SignInState> {
  const [found, own] = await Promise.all([
    db.first(signInsOf, { shopId: shop.id, memberId: member.ownerId, now: null }),
    findSettings({ db, shop }),
  ]);
  const rules = settingsFrom(own);
  const { today, todaysStreak, yesterdaysStreak, days } = found!;
  const before = yesterdaysStreak ?? 0;
  return {
    today,
    isDone: todaysStreak !== null,
    streak: todaysStreak ?? before,
    streakDays: rules.signInStreakDays,
    streakPoints: rules.signInStreakPoints,
    coming: upcomingSignInDays(before, shownDays, rules).map(({ streak, points }, index) => ({
      day: dayAfter(today, index),
      points,
      isFull: streak % rules.signInStreakDays === 0,
    })),
    days,
  };
}
