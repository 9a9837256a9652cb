import { describe, expect, test } from 'vitest';
import { beginDraft, isDraft, readParcelIds, readStep } from './draft.ts';

const goods = {
  id: 'a',
  nameChinese: '袜子',
  nameEnglish: '',
  quantity: '2',
  unitPrice: '10',
  hsCode: '',
  origin: 'CN',
  material: '',
};

describe('what a tab kept', () => {
  test('is taken when it is whole', () => {
    expect(isDraft(beginDraft())).toBe(true);
    const chosen = {
      ...beginDraft(),
      parcelIds: [3, 4],
      addressId: 7,
      goods: [goods],
      services: [{ optionId: 2, quantity: 1 }],
      quote: { id: 'q', key: '{}' },
    };
    expect(isDraft(JSON.parse(JSON.stringify(chosen)))).toBe(true);
  });

  test.each([
    ['nothing', undefined],
    ['a text', 'draft'],
    ['null', null],
    ['an older page', { parcelIds: [1] }],
    ['a parcel that is no number', { ...beginDraft(), parcelIds: ['1'] }],
    ['a part of a parcel', { ...beginDraft(), parcelIds: [1.5] }],
    ['an unknown way to pack', { ...beginDraft(), packing: 'loose' }],
    ['half a line of the declaration', { ...beginDraft(), goods: [{ id: 'a' }] }],
    ['a service asked for zero times', { ...beginDraft(), services: [{ optionId: 1, quantity: 0 }] }],
    ['points that are no text', { ...beginDraft(), points: 5 }],
  ])('is left when it is %s', (_, kept) => {
    expect(isDraft(kept)).toBe(false);
  });
});

test('an address names parcels, each once', () => {
  expect(readParcelIds('1,2,2,3')).toEqual([1, 2, 3]);
  expect(readParcelIds('1,,x,-4,0,5.5,99999999999999999999')).toEqual([1]);
  expect(readParcelIds(null)).toEqual([]);
  expect(readParcelIds(Array.from({ length: 600 }, (_, index) => index + 1).join(','))).toHaveLength(600);
});

test('an address names a step', () => {
  expect(['1', '2', '3', '4'].map(readStep)).toEqual([1, 2, 3, 4]);
  expect([null, '', '0', '5', '2.5', 'x'].map(readStep)).toEqual([1, 1, 1, 1, 1, 1]);
});
