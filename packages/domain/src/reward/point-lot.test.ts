import fc from 'fast-check';
import { expect, test } from 'vitest';
import { upcomingPointExpiries, pointsToExpire } from './point-lot.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const lot = (points: number, day: number) => ({ points, endsAt: at(day) });
const total = (lots: readonly { points: number }[]) => lots.reduce((sum, { points }) => sum + points, 0);

const aLot = fc
  .tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 60 }))
  .map(([points, day]) => lot(points, day));
/** Lots, and a balance they may have led to. */
const aMember = fc
  .array(aLot, { maxLength: 12 })
  .chain((lots) => fc.tuple(fc.constant(lots), fc.integer({ min: 0, max: total(lots) })));
const aDay = fc.integer({ min: 0, max: 61 }).map(at);

test('what ended and was not spent ends, the oldest being spent first', () => {
  const lots = [lot(100, 1), lot(50, 10)];
  expect(pointsToExpire(lots, 150, at(0))).toBe(0);
  expect(pointsToExpire(lots, 150, at(1))).toBe(100);
  expect(pointsToExpire(lots, 90, at(1))).toBe(40);
  expect(pointsToExpire(lots, 50, at(1))).toBe(0);
  expect(pointsToExpire(lots, 50, at(10))).toBe(50);
});

test('never negative, never above the balance, and no more than has ended', () => {
  fc.assert(
    fc.property(aMember, aDay, ([lots, balance], now) => {
      const points = pointsToExpire(lots, balance, now);
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThanOrEqual(balance);
      expect(points).toBeLessThanOrEqual(total(lots.filter(({ endsAt }) => endsAt <= now)));
    }),
  );
});

test('points without a lot end nothing but what has ended', () => {
  fc.assert(
    fc.property(aMember, fc.integer({ min: 0, max: 500 }), aDay, ([lots], more, now) => {
      const ended = total(lots.filter(({ endsAt }) => endsAt <= now));
      expect(pointsToExpire(lots, total(lots) + more, now)).toBe(ended);
    }),
  );
});

test('once posted, nothing more ends at that moment; the order of lots does not matter', () => {
  fc.assert(
    fc.property(aMember, aDay, ([lots, balance], now) => {
      const points = pointsToExpire(lots, balance, now);
      expect(pointsToExpire(lots, balance - points, now)).toBe(0);
      expect(pointsToExpire(lots.toReversed(), balance, now)).toBe(points);
    }),
  );
});

test('points that come back to a lot that has ended end too', () => {
  fc.assert(
    fc.property(aMember, aDay, fc.integer({ min: 0, max: 500 }), ([lots, balance], now, asked) => {
      const back = Math.min(asked, total(lots) - balance);
      const left = balance - pointsToExpire(lots, balance, now);
      const again = pointsToExpire(lots, left + back, now);
      expect(again).toBeLessThanOrEqual(back);
      // The remainder is at most the sum of unexpired lots.
      expect(left + back - again).toBeLessThanOrEqual(total(lots.filter(({ endsAt }) => endsAt > now)));
    }),
  );
});

/** Reference model that tracks the lot of every point and spends from the lot expiring first. */
function playBook(
  lots: readonly { points: number; endsAt: Date }[],
  acts: readonly { day: number; spend: number }[],
) {
  const open = lots.map(({ points, endsAt }) => ({ left: points, endsAt }));
  open.sort((a, b) => a.endsAt.getTime() - b.endsAt.getTime());
  let balance = total(lots);
  const expire = (now: Date) => {
    const derived = pointsToExpire(lots, balance, now);
    let booked = 0;
    for (const one of open.filter(({ endsAt }) => endsAt <= now)) {
      booked += one.left;
      one.left = 0;
    }
    balance -= booked;
    return { derived, booked };
  };
  const spend = (points: number) => {
    let rest = Math.min(points, balance);
    balance -= rest;
    for (const one of open) {
      const taken = Math.min(rest, one.left);
      one.left -= taken;
      rest -= taken;
    }
  };
  const answers = [];
  for (const { day, spend: points } of acts.toSorted((a, b) => a.day - b.day)) {
    answers.push(expire(at(day)));
    spend(points);
  }
  return answers;
}

test('what is derived is what a book of every single point says, whenever things are spent', () => {
  const anAct = fc.record({
    day: fc.integer({ min: 0, max: 61 }),
    spend: fc.integer({ min: 0, max: 300 }),
  });
  fc.assert(
    fc.property(fc.array(aLot, { maxLength: 10 }), fc.array(anAct, { maxLength: 12 }), (lots, acts) => {
      for (const { derived, booked } of playBook(lots, acts)) expect(derived).toBe(booked);
    }),
    { numRuns: 1000 },
  );
});

test('what is still to end comes to the balance, day by day', () => {
  fc.assert(
    fc.property(aMember, aDay, ([lots, balance], now) => {
      const ending = upcomingPointExpiries(lots, balance, now);
      expect(total(ending) + pointsToExpire(lots, balance, now)).toBe(balance);
      const times = ending.map(({ endsAt }) => endsAt.getTime());
      expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
      for (const { points, endsAt } of ending) {
        expect(points).toBeGreaterThan(0);
        expect(endsAt.getTime()).toBeGreaterThan(now.getTime());
      }
    }),
  );
});
