import type { PackOrder } from '@onehaul/contract/console/fulfilment';
import { expect, test } from 'vitest';
import { applyScan, emptyBox } from './box-contents.ts';
import { isMissingContents, isUntouched, nextStep } from './next-step.ts';

const parcel = (id: number, boxNumber: number | null = null, isPicked = true) => ({
  id,
  courierNumber: `SF10000000000${id}`,
  piece: 1,
  goodsName: '',
  weightGrams: 500,
  binCode: '',
  isPicked,
  boxNumber,
});
const limits = { sideMillimetres: null, boxGrams: 5000, totalGrams: null, boxes: null };
const orderOf = (parcels: readonly object[], boxes: readonly object[] = []) =>
  ({ parcels, boxes, items: [], limits }) as unknown as PackOrder;
const noMeasures = { weight: '', length: '', width: '', height: '' };
const measured = { weight: '2.5', length: '40', width: '30', height: '20' };
const blank = { typed: noMeasures, contents: emptyBox, boxNumber: 1, pictures: 0, isChanged: false };
const holds = (...parcelIds: number[]) => ({ parcelIds, pieces: {} });
const two = orderOf([parcel(1), parcel(2)]);
const boxed = (hasProof: boolean) =>
  orderOf([parcel(1, 1), parcel(2, 1)], [{ boxNumber: 1, grams: 1000, hasProof }]);

test('each moment has its next step', () => {
  expect(nextStep(orderOf([parcel(1, null, false)]), blank)).toBe('notPicked');
  expect(nextStep(two, blank)).toBe('begin');
  expect(nextStep(two, { ...blank, contents: holds(1) })).toBe('measureBox');
  expect(nextStep(two, { ...blank, pictures: 1 })).toBe('measureBox');
  expect(nextStep(two, { ...blank, typed: { ...measured, weight: '6' } })).toBe('overLimits');
  expect(nextStep(two, { ...blank, typed: measured, contents: holds(1) })).toBe('saveBox');
  expect(nextStep(boxed(false), { ...blank, boxNumber: 2 })).toBe('photo');
  const one = orderOf([parcel(1, 1), parcel(2)], [{ boxNumber: 1, grams: 1000, hasProof: true }]);
  expect(nextStep(one, { ...blank, boxNumber: 2 })).toBe('boxTheRest');
  expect(nextStep(boxed(true), { ...blank, boxNumber: 2 })).toBe('close');
});

test('a size entered before the scan opens no empty box', () => {
  const sized = { ...blank, typed: measured };
  expect(nextStep(two, sized)).toBe('fillBox');
  expect(isMissingContents(two, sized)).toBe(true);
  expect(isMissingContents(two, { ...sized, contents: holds(1) })).toBe(false);
  // With nothing left to put in, a box of packing material is saved and doubted at the end.
  expect(isMissingContents(boxed(true), { ...sized, boxNumber: 2 })).toBe(false);
  // A saved box may be emptied on purpose.
  expect(isMissingContents(two, { ...sized, isChanged: true })).toBe(false);
});

test('photos and contents that are not saved keep the order open', () => {
  expect(isUntouched(blank)).toBe(true);
  for (const some of [{ pictures: 1 }, { contents: holds(1) }, { isChanged: true }, { typed: measured }])
    expect(isUntouched({ ...blank, ...some })).toBe(false);
});

test('a scan behind a typed measure is a scan, and the measure stays', () => {
  const scanned = { kind: 'contents', contents: holds(1) };
  expect(applyScan(two, emptyBox, 1, '2.5SF100000000001')).toEqual({ ...scanned, kept: '2.5' });
  expect(applyScan(two, emptyBox, 1, '40sf100000000001', 'height')).toEqual({ ...scanned, kept: '40' });
  expect(applyScan(two, emptyBox, 1, 'SF100000000001', 'height')).toEqual(scanned);
  expect(applyScan(two, emptyBox, 1, 'XSF100000000001')).toEqual({ kind: 'unknown' });
  expect(applyScan(two, emptyBox, 1, '40', 'height')).toBeUndefined();
});
