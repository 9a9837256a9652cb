import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type MemberScope = { tenantId: number; shopId: number; memberId: number };
type SignIns = {
  /** Date in the shop's time zone. */
  today: string;
  /** Consecutive days up to today and up to yesterday; null where the member did not sign in. */
  todaysStreak: number | null;
  yesterdaysStreak: number | null;
  /** Sign-in days of this month. */
  days: string[];
};

/** A member's sign-in state by the shop's calendar; `now` defaults to the database clock. */
export const signInsOf = prepare((p: MemberScope & { now: Date | null }) =>
  tables
    .selectFrom(
      sql<SignIns>`(
        with calendar as (
          select (coalesce(${p.now}::timestamptz, now()) at time zone time_zone)::date as day
          from shop where tenant_id = ${p.tenantId} and id = ${p.shopId}),
        own as (
          select sign_in_day.day, sign_in_day.streak from sign_in_day, calendar
          where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and member_id = ${p.memberId}
            and sign_in_day.day between least(date_trunc('month', calendar.day)::date, calendar.day - 1) and calendar.day)
        select to_char(calendar.day, 'YYYY-MM-DD') as today,
          (select streak from own where own.day = calendar.day) as todays_streak,
          (select streak from own where own.day = calendar.day - 1) as yesterdays_streak,
          array(select to_char(own.day, 'YYYY-MM-DD') from own
            where own.day >= date_trunc('month', calendar.day) order by 1) as days
        from calendar)`.as('sign_ins'),
    )
    .selectAll(),
);

/** Returns no row if the member has signed in that day; of concurrent requests, one wins. */
export const insertSignIn = prepareChange(
  (p: MemberScope & { day: string; streak: number; points: number }) =>
    tables
      .insertInto('signInDay')
      .values({
        tenantId: p.tenantId,
        shopId: p.shopId,
        memberId: p.memberId,
        day: p.day,
        streak: p.streak,
        points: p.points,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day'),
);
