import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  requiresConsigneeConfirmation,
  consigneeIdentity,
  halfYearOf,
  isTaiwanId,
  problemsOfConsignee,
} from './consignee.ts';

describe('an identity number of Taiwan', () => {
  test.each(['A123456789', 'a123-456-789', 'B123456780', 'A800000014', 'AB12345677'])('%s is right', (id) =>
    expect(isTaiwanId(id)).toBe(true),
  );
  test.each(['A123456788', 'A323456789', '123456789', 'A12345678', 'AE12345677', ''])('%j is not', (id) =>
    expect(isTaiwanId(id)).toBe(false),
  );
  test('has one last digit and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
        const head = `A1${String(number).padStart(7, '0').slice(0, 7)}`;
        const right = Array.from({ length: 10 }, (_, last) => isTaiwanId(`${head}${last}`)).filter(Boolean);
        expect(right).toHaveLength(1);
      }),
    );
  });
});

const ready = { receiverName: '林怡君', phone: '0912-345-678', idCard: 'A223456781', isRegistered: true };

describe('what would keep a receiver from confirming', () => {
  test('is nothing where all is as the app knows it', () => expect(problemsOfConsignee(ready)).toEqual([]));
  test.each([
    ['name', { receiverName: 'Lin Yi-chun' }],
    ['name', { receiverName: '林' }],
    ['mobile', { phone: '02-23456789' }],
    ['idMissing', { idCard: undefined }],
    ['idWrong', { idCard: 'A223456782' }],
    ['notRegistered', { isRegistered: false }],
  ])('%s', (problem, more) => expect(problemsOfConsignee({ ...ready, ...more })).toEqual([problem]));
  test('a resident is registered under the name of the passport', () => {
    expect(problemsOfConsignee({ ...ready, receiverName: 'Nguyễn Thu Hà', idCard: 'A800000014' })).toEqual(
      [],
    );
  });
});

test('a half-year is that of the island', () => {
  expect(halfYearOf(new Date('2026-06-30T15:59:59Z')).from).toEqual(new Date('2025-12-31T16:00:00Z'));
  expect(halfYearOf(new Date('2026-06-30T16:00:00Z'))).toEqual({
    from: new Date('2026-06-30T16:00:00Z'),
    until: new Date('2026-12-31T16:00:00Z'),
  });
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (now) => {
        const { from, until } = halfYearOf(now);
        expect(from <= now && now < until).toBe(true);
      },
    ),
  );
});

test('one person is one, however the number is written', () => {
  const of = (more: object) => consigneeIdentity({ ...ready, ...more });
  expect(of({ idCard: 'a223 456 781', receiverName: 'x' })).toBe(of({}));
  expect(of({ idCard: undefined, receiverName: '林 怡君' })).toBe(of({ idCard: undefined }));
  expect(of({ idCard: undefined })).not.toBe(of({}));
  expect(requiresConsigneeConfirmation('TW') && !requiresConsigneeConfirmation('HK')).toBe(true);
});
