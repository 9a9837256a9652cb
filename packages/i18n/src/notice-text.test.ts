import { languages } from '@onehaul/domain/language';
import { noticeKinds } from '@onehaul/domain/notice';
import { holdReasons } from '@onehaul/domain/parcel/parcel-state';
import { describe, expect, test } from 'vitest';
import { noticeText } from './notice-text.ts';

const everything = {
  number: 'SF1234567890',
  weightGrams: 1250,
  freeUntil: '2026-12-01T16:30:00.000Z',
  abandonAt: '2027-01-01T00:00:00.000Z',
  reason: 'nobody came',
  note: 'one corner',
  minor: 123_450,
  points: 1200,
  until: '2026-12-01T16:30:00.000Z',
};
const place = { warehouse: 'W1', timeZone: 'Asia/Hong_Kong' };

describe.each(languages)('in %s', (language) => {
  test.each(noticeKinds)('%s reads well with everything and with nothing', (kind) => {
    for (const details of [everything, {}, { number: 'SF1' }, { number: 7, freeUntil: 'soon', note: null }]) {
      for (const warehouse of ['W1', '']) {
        const told = noticeText(language, { kind, details, ...place, warehouse });
        for (const text of Object.values(told)) {
          expect(text).not.toMatch(/\{\{|\}\}|undefined|null|Invalid| {2}| [.,]|^\s|\s$|NaN/);
          expect(text.length).toBeGreaterThan(3);
        }
        expect(told.title).not.toContain(`${kind}.`);
      }
    }
  });

  test.each(holdReasons)('a parcel held for %s says why', (holdReason) => {
    const plain = noticeText(language, { kind: 'parcelHeld', details: {}, ...place }).text;
    const said = noticeText(language, { kind: 'parcelHeld', details: { reason: holdReason }, ...place }).text;
    expect(said.length).toBeGreaterThan(plain.length);
    expect(said).not.toContain('hold.');
  });
});

test('a notice of an order speaks of the order, and of no parcel', () => {
  const told = noticeText('en', { kind: 'orderPaid', details: { number: '0A1B2C3D4E' }, ...place });
  expect(told).toEqual({
    title: 'Order 0A1B2C3D4E has been paid',
    text: 'We have your payment for order 0A1B2C3D4E. The warehouse will pick and pack it now.',
  });
  expect(noticeText('en', { kind: 'orderPaid', details: {}, ...place }).title).toBe('Order has been paid');
  expect(noticeText('en', { kind: 'orderDifferenceDue', details: {}, ...place }).title).toBe(
    'Extra payment due for order',
  );
});

test('what is known is said, on the day of the shop', () => {
  const told = noticeText('en', { kind: 'parcelStored', details: everything, ...place });
  expect(told).toEqual({
    title: 'SF1234567890 is in storage',
    text:
      'Parcel SF1234567890 has been weighed and put on the shelf. It is ready to be consolidated and shipped. ' +
      'It weighs 1.25 kg. Amount: ¥1,234.50. Storage is free until 2 December 2026. Warehouse: W1. Reason: nobody came. ' +
      'Note from the warehouse: one corner.',
  });
  expect(noticeText('zhHanT', { kind: 'storageDue', details: everything, ...place }).text).toContain(
    '若到 2027年1月1日 仍未出貨',
  );
});

test('money and points are said as the reader writes them', () => {
  const withdrawn = { number: 'W1', minor: 123_450 };
  expect(noticeText('en', { kind: 'withdrawalPaid', details: withdrawn, ...place }).text).toMatch(
    /Amount: ¥1,234\.50\.$/,
  );
  expect(noticeText('vi', { kind: 'withdrawalPaid', details: withdrawn, ...place }).text).toMatch(
    /Số tiền: 1\.234,50\s¥\.$/,
  );
  const dollars = { ...withdrawn, currency: 'USD' };
  expect(noticeText('zhHans', { kind: 'rechargeSettled', details: dollars, ...place }).text).toMatch(
    /金额：US\$1,234\.50。$/,
  );
  const ending = { points: 1200, until: '2026-12-01T16:30:00.000Z' };
  expect(noticeText('zhHanT', { kind: 'pointsEnding', details: ending, ...place }).text).toMatch(
    /1,200 點將於 2026年12月2日 到期。$/,
  );
});
