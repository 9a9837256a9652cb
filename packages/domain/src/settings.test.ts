import { expect, test } from 'vitest';
import { settingsFrom } from './settings.ts';

test('a shop without settings has the limits the product names', () => {
  expect(settingsFrom({})).toEqual({
    imageMostBytes: 5_242_880,
    sheetMostBytes: 3_145_728,
    smsWaitSeconds: 60,
    smsPerNumberAnHour: 5,
    smsPerAddressAnHour: 10,
    smsNeighboursAnHour: 3,
    smsPerDialCodeADay: 500,
    smsCountryIds: [],
    qrLoginSeconds: 300,
    passwordLeastLength: 6,
    strongPasswords: 1,
    memberSessionDays: 30,
    instantDispatchMostParcels: 50,
    orderMostParcels: 0,
    forecastNeedsGoods: 0,
    quoteDays: 7,
    storageWarnDays: 3,
    unclaimedNoticeDays: 15,
    claimMissesADay: 10,
    adjustToleranceCents: 500,
    packedLighterPercent: 15,
    refundReviewCents: 5_000,
    unpaidOrderDays: 7,
    completeAfterDays: 10,
    paymentMinutes: 30,
    pointCents: 1,
    refundSecondPersonCents: 50_000,
    withdrawalLeastCents: 1000,
    withdrawalsADay: 3,
    withdrawalDays: 3,
    withdrawalSecondPersonCents: 100_000,
    newCardHours: 24,
    signInPoints: 5,
    signInStreakDays: 7,
    signInStreakPoints: 30,
    pointsPerYuan: 1,
    reviewPoints: 20,
    invitePoints: 100,
    pointDays: 365,
    rewardWarnDays: 7,
    claimWindowDays: 30,
    claimFreightTimes: 3,
    claimParcelMostCents: 30_000,
    caseAnswerHours: 24,
    serviceHours: 48,
    consigneeHours: 48,
    smsNoticesADay: 5,
    relabelOptionId: 0,
  });
});

test('its own whole positive numbers count, anything else does not', () => {
  expect(settingsFrom({ smsWaitSeconds: 90 })).toEqual({ ...settingsFrom({}), smsWaitSeconds: 90 });
  for (const wrong of [0, -1, 1.5, '90', null, Number.NaN, Infinity, {}, [90], true]) {
    expect(settingsFrom({ smsWaitSeconds: wrong })).toEqual(settingsFrom({}));
  }
});

test('names the product does not know are left out', () => {
  expect(settingsFrom(JSON.parse('{"taxRate":5,"__proto__":{"smsWaitSeconds":1}}'))).toEqual(
    settingsFrom({}),
  );
});

test('S-f: strong passwords are on by default and can be switched off', () => {
  expect(settingsFrom({}).strongPasswords).toBe(1);
  expect(settingsFrom({ strongPasswords: 0 }).strongPasswords).toBe(0);
});

test('a list is whole positive numbers or the default', () => {
  expect(settingsFrom({ smsCountryIds: [86, 852] }).smsCountryIds).toEqual([86, 852]);
  for (const wrong of [86, '86', [86, '852'], [0], [-1], [1.5], null, {}]) {
    expect(settingsFrom({ smsCountryIds: wrong }).smsCountryIds).toEqual([]);
  }
});
