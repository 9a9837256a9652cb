import { describe, expect, test } from 'vitest';
import {
  addNumbers,
  blankRow,
  type DraftRow,
  forecastsOf,
  isDraft,
  problemsOf,
  totalCents,
} from './draft-rows.ts';

let count = 0;
const newId = () => `row-${(count += 1)}`;
const row = (courierNumber: string, more: Partial<DraftRow> = {}): DraftRow => ({
  ...blankRow(newId()),
  courierNumber,
  ...more,
});
const numbers = (rows: readonly DraftRow[]) => rows.map(({ courierNumber }) => courierNumber);

describe('numbers that are pasted', () => {
  test('fifty at once become fifty rows, the first in the empty one', () => {
    const fifty = Array.from({ length: 50 }, (_, index) => `SF10${String(index).padStart(10, '0')}`);
    const { rows, added, twice } = addNumbers([blankRow(newId())], fifty.join('\n'), newId);
    expect(numbers(rows)).toEqual(fifty);
    expect({ added, twice }).toEqual({ added: 50, twice: [] });
  });

  test('are told apart by whatever stands between them, wide letters included', () => {
    const { rows } = addNumbers([], 'yt123456，JD 0001;ＳＦ９９９９|ZT-12345\tEMS77777', newId);
    expect(numbers(rows)).toEqual(['YT123456', 'JD', '0001', 'SF9999', 'ZT-12345', 'EMS77777']);
  });

  test('are not added twice, neither of the list nor of the paste', () => {
    const before = [row('sf1000 1234')];
    const { rows, added, twice } = addNumbers(before, 'SF10001234 YT5555 YT5555', newId);
    expect(numbers(rows)).toEqual(['sf1000 1234', 'YT5555']);
    expect({ added, twice }).toEqual({ added: 1, twice: ['SF10001234', 'YT5555'] });
  });

  test('stop where a forecast is full, and say what found no place', () => {
    const { rows, left } = addNumbers([row('AAAA1')], 'BBBB2 CCCC3 DDDD4', newId, 0, 2);
    expect(numbers(rows)).toEqual(['AAAA1', 'BBBB2']);
    expect(left).toEqual(['CCCC3', 'DDDD4']);
  });

  test('take the goods of the row above along', () => {
    const { rows } = addNumbers([row('AAAA1', { goodsName: 'socks', goodsTypeId: '3' })], 'BBBB2', newId);
    expect(rows[1]).toMatchObject({ goodsName: 'socks', goodsTypeId: '3', quantity: '1', unitPrice: '' });
  });
});

describe('what is wrong with a row', () => {
  test.each([
    ['nothing', row('SF10001234'), undefined],
    ['a number no courier writes', row('##'), { courierNumber: 'row.numberWrong' }],
    ['no pieces', row('SF10001234', { quantity: '0' }), { quantity: 'row.quantityWrong' }],
    ['half a piece', row('SF10001234', { quantity: '1.5' }), { quantity: 'row.quantityWrong' }],
    ['a price below zero', row('SF10001234', { unitPrice: '-1' }), { unitPrice: 'row.priceWrong' }],
    ['a tenth of a cent', row('SF10001234', { unitPrice: '1.005' }), { unitPrice: 'row.priceWrong' }],
  ])('%s', (_, one, expected) => {
    expect(problemsOf([one]).get(one.id)).toEqual(expected);
  });

  test('an empty row beside a filled one is no mistake, alone it is', () => {
    const [filled, empty] = [row('SF10001234'), row('')];
    expect(problemsOf([filled, empty]).size).toBe(0);
    expect(problemsOf([empty]).get(empty.id)).toEqual({ courierNumber: 'row.numberMissing' });
  });

  test('the second of two equal numbers is marked, however it was typed', () => {
    const [first, second] = [row('SF10001234'), row(' sf1000 1234')];
    expect([...problemsOf([first, second])]).toEqual([[second.id, { courierNumber: 'row.numberTwice' }]]);
  });
});

test('what is sent has whole cents and no empty rows', () => {
  expect(totalCents({ quantity: '3', unitPrice: '0.1' })).toBe(30);
  expect(totalCents({ quantity: 'x', unitPrice: '1' })).toBeUndefined();
  expect(
    forecastsOf([row(' SF10001234 ', { quantity: '3', unitPrice: '19.99', goodsTypeId: '7' }), row('')]),
  ).toEqual([
    {
      courierNumber: 'SF10001234',
      goodsName: '',
      goodsTypeId: 7,
      quantity: 3,
      unitPriceCents: 1999,
      totalPriceCents: 5997,
      remark: '',
    },
  ]);
});

test('a draft of another shape is not taken up again', () => {
  expect(isDraft([blankRow('1')])).toBe(true);
  for (const wrong of [undefined, [], {}, [{ id: '1' }], [{ ...blankRow('1'), quantity: 1 }]])
    expect(isDraft(wrong)).toBe(false);
});

test('U-10: no price is preset, and one that is not typed is sent as not known', () => {
  const blank = blankRow('a');
  expect(blank.unitPrice).toBe('');
  expect(problemsOf([{ ...blank, courierNumber: 'SF10001234' }]).size).toBe(0);
  expect(forecastsOf([{ ...blank, courierNumber: 'SF10001234' }])).toMatchObject([
    { quantity: 1, unitPriceCents: 0, totalPriceCents: 0 },
  ]);
});

test('U-10: where the shop wants name and price with the forecast, both are asked for', () => {
  const one = row('SF10001234');
  expect(problemsOf([one], true).get(one.id)).toEqual({
    goodsName: 'row.nameMissing',
    unitPrice: 'row.priceMissing',
  });
  const whole = row('SF10001234', { goodsName: 'socks', unitPrice: '12.5' });
  expect(problemsOf([whole], true).size).toBe(0);
});
