import { expect, test } from 'vitest';
import { announceInput, announceProblems, blankLine, isAnnounceDraft } from './announce-values.ts';

const first = { ...blankLine(1), skuId: '5', label: 'A · Cup' };
const second = { ...blankLine(2), skuId: '6', label: 'B · Bowl' };
const typed = { warehouseId: '3', courierNumber: 'SF1', remark: '', 'quantity-1': '10', 'quantity-2': '１' };

test('a delivery is what was chosen and typed', () => {
  expect(announceProblems([first, second], typed)).toEqual({});
  expect(announceInput([first, second], typed)).toEqual({
    warehouseId: 3,
    courierNumber: 'SF1',
    remark: '',
    items: [
      { skuId: 5, quantity: 10 },
      { skuId: 6, quantity: 1 },
    ],
  });
});

test('what is missing, wrong or listed twice is named at its field', () => {
  expect(announceProblems([blankLine(1)], {})).toEqual({
    warehouseId: 'choose',
    'sku-1': 'choose',
    'quantity-1': 'required',
  });
  for (const wrong of ['0', '1.5', '1000001', 'x'])
    expect(announceProblems([first], { ...typed, 'quantity-1': wrong })).toEqual({ 'quantity-1': 'range' });
  expect(announceProblems([first, { ...second, skuId: '5' }], typed)).toEqual({ 'sku-2': 'twice' });
});

test('a draft of another time is not taken for one', () => {
  const draft = { warehouseId: '', courierNumber: '', remark: '', lines: [first] };
  expect(isAnnounceDraft(draft)).toBe(true);
  for (const other of [
    null,
    {},
    { ...draft, lines: [] },
    { ...draft, lines: [{ key: 1 }] },
    { ...draft, remark: 1 },
  ])
    expect(isAnnounceDraft(other)).toBe(false);
});
