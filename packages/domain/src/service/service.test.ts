import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderSteps } from '../order/order-state.ts';
import { parcelStates } from '../parcel/parcel-state.ts';
import { deadlinesFrom, type PausableClock, resumeClock, pauseClock } from '../parcel/storage-clock.ts';
import { chargeableServiceMinor, serviceMinor } from './service-price.ts';
import {
  isHandled,
  isWorkedOn,
  serviceMachine,
  serviceStages,
  serviceStates,
  statesOfStage,
} from './service-state.ts';
import { serviceRefusal } from './service-target.ts';

describe('states', () => {
  test('each is of one stage, and what is over has no way on', () => {
    const staged = serviceStages.flatMap((stage) => [...statesOfStage[stage]]);
    expect(staged.toSorted()).toEqual([...serviceStates].toSorted());
    const over = serviceStates.filter((state) => serviceMachine.events(state).length === 0);
    expect(over).toEqual(['done', 'notPossible', 'cancelled']);
    expect(serviceStates.filter(isHandled)).toEqual(['done', 'notPossible']);
  });

  test('nobody takes back what somebody is at, and nothing is done that was not paid', () => {
    expect(serviceMachine.next('assigned', 'cancel')).toBeUndefined();
    const before = serviceStates.filter((state) => serviceMachine.next(state, 'finish'));
    expect(before).toEqual(['assigned']);
    expect(before.every(isWorkedOn)).toBe(true);
  });
});

describe('the price', () => {
  const rates = fc.record({
    minor: fc.nat(100_000),
    minorEach: fc.nat(10_000),
    minorPerKilogram: fc.nat(10_000),
  });
  test('grows with pieces and weight, in whole fen', () => {
    fc.assert(
      fc.property(rates, fc.integer({ min: 1, max: 1000 }), fc.nat(100_000), (rate, quantity, grams) => {
        const minor = serviceMinor(rate, { quantity, grams });
        expect(Number.isSafeInteger(minor)).toBe(true);
        expect(serviceMinor(rate, { quantity: quantity + 1, grams }) - minor).toBe(rate.minorEach);
        expect(serviceMinor(rate, { quantity, grams: grams + 1000 }) - minor).toBe(rate.minorPerKilogram);
      }),
    );
  });

  test('is a person’s to say where it is on request, or by a weight nobody knows', () => {
    const option = { minor: 100, minorEach: 10, minorPerKilogram: 0, isQuoted: false };
    expect(chargeableServiceMinor(option, { quantity: 2, grams: null })).toBe(120);
    expect(
      chargeableServiceMinor({ ...option, minorPerKilogram: 5 }, { quantity: 2, grams: null }),
    ).toBeNull();
    expect(chargeableServiceMinor({ ...option, isQuoted: true }, { quantity: 2, grams: 10 })).toBeNull();
  });
});

test('work is done to what lies here and nobody fetches', () => {
  const orders = orderSteps.filter((step) => !serviceRefusal({ kind: 'order', step }));
  expect(orders).toEqual(['unpaid', 'toPick']);
  const loose = parcelStates.filter((state) => !serviceRefusal({ kind: 'parcel', state, step: null }));
  expect(loose).toEqual(['received', 'stored', 'onHold']);
  const reserved = orderSteps.filter((step) => !serviceRefusal({ kind: 'parcel', state: 'reserved', step }));
  expect(reserved).toEqual(['unpaid', 'toPick']);
});

describe('the clock of a parcel that is held and worked on', () => {
  const second = 1000;
  const storedAt = new Date('2026-01-01T00:00:00Z');
  const { freeUntil, abandonAt, lookAt } = deadlinesFrom(storedAt, {
    freeDays: 30,
    abandonDays: 120,
    warnDays: 3,
  });
  const begun: PausableClock = {
    freeUntil,
    abandonAt,
    storageLookAt: lookAt,
    pausedAt: null,
    pausedSeconds: 0,
  };

  /**
   * Each step is later than the previous; the clock is paused while at least one of the two blocks the
   * parcel.
   */
  const steps = fc.array(
    fc.record({ what: fc.constantFrom('hold', 'service'), seconds: fc.integer({ min: 1, max: 100_000 }) }),
    { maxLength: 20 },
  );
  test('stands for exactly as long as either keeps it', () => {
    fc.assert(
      fc.property(steps, (walk) => {
        let clock = begun;
        let at = storedAt.getTime();
        let stoodSeconds = 0;
        const kept = { hold: false, service: false };
        for (const { what, seconds } of walk) {
          if (kept.hold || kept.service) stoodSeconds += seconds;
          at += seconds * second;
          const key = what as keyof typeof kept;
          kept[key] = !kept[key];
          const now = new Date(at);
          if (kept[key]) clock = pauseClock(clock, now);
          else if (!kept.hold && !kept.service) clock = resumeClock(clock, now);
        }
        const isKept = kept.hold || kept.service;
        expect(clock.pausedAt !== null).toBe(isKept);
        const end = resumeClock(clock, new Date(at));
        expect(end.pausedSeconds).toBe(stoodSeconds);
        expect(end.freeUntil!.getTime() - freeUntil.getTime()).toBe(stoodSeconds * second);
        expect(end.abandonAt!.getTime() - abandonAt.getTime()).toBe(stoodSeconds * second);
      }),
    );
  });

  test('of a parcel that is not stored yet there is nothing to stop', () => {
    const none = { ...begun, freeUntil: null, abandonAt: null, storageLookAt: null };
    expect(pauseClock(none, storedAt)).toBe(none);
  });
});
