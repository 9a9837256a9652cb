import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  defaultSettings,
  isSettingValue,
  parseOwnSettings,
  settingGroups,
  settingNames,
  settingsFrom,
  settingsOfGroup,
  settingTypeOf,
} from './settings.ts';

const anyName = fc.constantFrom(...settingNames);
const anyNumber = fc.oneof(fc.integer(), fc.constantFrom(-1, 0, 0.5, NaN, Infinity, 2 ** 53));

test('every default lies in its range, and every group has settings', () => {
  for (const name of settingNames) {
    const { default: value, min, max } = settingTypeOf(name);
    expect(isSettingValue(name, value), name).toBe(true);
    expect(min, name).toBeLessThan(max);
    expect([name, settingsFrom({ [name]: value })]).toEqual([name, settingsFrom({})]);
  }
  expect(settingGroups.flatMap(settingsOfGroup).toSorted()).toEqual(settingNames.toSorted());
  for (const group of settingGroups) expect(settingsOfGroup(group).length, group).toBeGreaterThan(0);
});

test('both ends of a range are valid and take effect; beyond them the default applies', () => {
  for (const name of settingNames) {
    const { default: usual, min, max } = settingTypeOf(name);
    if (typeof usual !== 'number') continue;
    for (const value of [min, max]) expect(settingsFrom({ [name]: value })[name], name).toBe(value);
    for (const value of [min - 1, max + 1, min + 0.5]) {
      expect(isSettingValue(name, value), name).toBe(false);
      expect(settingsFrom({ [name]: value })[name], name).toBe(usual);
    }
  }
});

test('a stored value is used if it is valid, and otherwise changes nothing', () => {
  fc.assert(
    fc.property(anyName, fc.oneof(anyNumber, fc.array(anyNumber), fc.jsonValue()), (name, value) => {
      const settings = settingsFrom({ [name]: value });
      expect(settings).toEqual(
        isSettingValue(name, value) ? { ...defaultSettings, [name]: value } : defaultSettings,
      );
    }),
  );
});

test('own values are the valid ones alone, and reading them again changes nothing', () => {
  fc.assert(
    fc.property(fc.dictionary(anyName, anyNumber), (stored) => {
      const own = parseOwnSettings(stored);
      expect(parseOwnSettings(own)).toEqual(own);
      expect(settingsFrom(own)).toEqual(settingsFrom(stored));
    }),
  );
});

test('names that are no settings are ignored', () => {
  const stored = JSON.parse('{"taxRate":5,"__proto__":{"smsWaitSeconds":90}}') as Record<string, unknown>;
  expect(settingsFrom(stored)).toEqual(defaultSettings);
  expect(settingsFrom(Object.create({ smsWaitSeconds: 90 }))).toEqual(defaultSettings);
});

test('a list has positive whole numbers only', () => {
  expect(settingsFrom({ smsCountryIds: [86, 852] }).smsCountryIds).toEqual([86, 852]);
  for (const wrong of [86, [0], ['86'], [86, null], [1.5], {}, Array<number>(251).fill(1)])
    expect(settingsFrom({ smsCountryIds: wrong }).smsCountryIds).toEqual([]);
});

test('limits of two-person approvals are money, guarded, and can be tightened to none', () => {
  const guarded = settingNames.filter((name) => settingTypeOf(name).isGuarded);
  expect(guarded).toEqual(['refundReviewCents', 'refundSecondPersonCents', 'withdrawalSecondPersonCents']);
  expect(guarded).toEqual(settingsOfGroup('approvals'));
  for (const name of guarded) expect(settingTypeOf(name)).toMatchObject({ unit: 'cents', min: 0 });
});

test('the product’s defaults are these', () => {
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
