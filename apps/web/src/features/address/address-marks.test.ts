import type { RecognizedAddress } from '@onehaul/contract/address';
import { expect, test } from 'vitest';
import { filledDraft, marksOf } from './address-marks.ts';
import { blankAddress } from './address-values.ts';

const read: RecognizedAddress = {
  receiverName: '张伟',
  phone: '13800138000',
  telephone: '',
  countryCode: 'CN',
  countryId: 156,
  regionIds: ['CN440000', 'CN440300', 'CN440305'],
  detail: '科苑路15号',
  postcode: '',
  idCard: '',
  certainty: {
    receiverName: 'sure',
    phone: 'sure',
    telephone: 'none',
    country: 'sure',
    region: 'check',
    detail: 'check',
    postcode: 'none',
    idCard: 'none',
  },
  leftovers: '',
};

test('what a message says is filled in and marked, what it does not say stays', () => {
  const before = {
    ...blankAddress(704, true),
    kind: 'pickup' as const,
    postcode: '518000',
    pickupPointId: 7,
  };
  expect(filledDraft(before, read)).toEqual({
    ...blankAddress(156, true),
    receiverName: '张伟',
    phone: '13800138000',
    regionIds: ['CN440000', 'CN440300', 'CN440305'],
    detail: '科苑路15号',
    postcode: '518000',
  });
  expect(marksOf(read)).toEqual({
    receiverName: 'sure',
    phone: 'sure',
    country: 'sure',
    region: 'check',
    detail: 'check',
  });
});

test('a country the shop does not send to is not chosen, and its places are not either', () => {
  const elsewhere = { ...read, countryId: null };
  expect(filledDraft(blankAddress(704, false), elsewhere)).toMatchObject({ countryId: 704, regionIds: [] });
  expect(marksOf(elsewhere)).not.toHaveProperty('region');
  expect(marksOf(elsewhere)).not.toHaveProperty('country');
});

test('a place that was left open is to be looked at', () => {
  expect(marksOf({ ...read, regionIds: [], certainty: { ...read.certainty, region: 'none' } }).region).toBe(
    'check',
  );
});
