import { expect, test } from 'vitest';
import { upcomingSignInDays, pointsOfDay } from './sign-in.ts';

const rules = { signInPoints: 5, signInStreakDays: 7, signInStreakPoints: 30 };

test('every day brings some, and each full streak more', () => {
  expect([1, 2, 6, 7, 8, 13, 14, 15].map((streak) => pointsOfDay(streak, rules))).toEqual([
    5, 5, 5, 35, 5, 5, 35, 5,
  ]);
  expect(pointsOfDay(1, { ...rules, signInStreakDays: 1 })).toBe(35);
  expect(pointsOfDay(7, { ...rules, signInPoints: 0 })).toBe(30);
});

test('the days to come go on from where one is', () => {
  expect(upcomingSignInDays(5, 3, rules)).toEqual([
    { streak: 6, points: 5 },
    { streak: 7, points: 35 },
    { streak: 8, points: 5 },
  ]);
  expect(upcomingSignInDays(0, 1, rules)).toEqual([{ streak: 1, points: 5 }]);
});
