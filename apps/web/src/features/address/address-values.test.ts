import type { PickupPoint } from '@onehaul/contract/pickup-point';
import { expect, test } from 'vitest';
import { addressInput, blankAddress, isAddressDraft, valuesOf } from './address-values.ts';

const typed = {
  ...blankAddress(2, true),
  receiverName: ' 陈小姐 ',
  phone: '0912345678',
  regionIds: ['TW-1', 'TW-1-2'],
  province: 'typed',
  detail: ' 1 Street ',
  postcode: '100',
  idCard: '',
};

test('the deepest place is sent where the platform knows places, the typed names where it does not', () => {
  expect(addressInput(typed, undefined, true)).toMatchObject({
    receiverName: '陈小姐',
    regionId: 'TW-1-2',
    province: '',
    detail: '1 Street',
    isDefault: true,
  });
  expect(addressInput({ ...typed, regionIds: [] }, undefined, false)).toMatchObject({
    regionId: null,
    province: 'typed',
  });
});

test('who collects is found at the point', () => {
  const point = { id: 7, address: 'Point street' } as PickupPoint;
  const input = addressInput({ ...typed, kind: 'pickup', pickupPointId: 7 }, point, true);
  expect(input).toMatchObject({ detail: 'Point street', pickupPointId: 7, regionId: null, postcode: '' });
  expect(addressInput({ ...typed, pickupPointId: 7 }, point, true).pickupPointId).toBeNull();
});

test('papers are sent when they were typed, and never kept in the browser', () => {
  const { idCard: _, ...elsewhere } = typed;
  expect(addressInput(elsewhere, undefined, true)).not.toHaveProperty('idCard');
  expect(addressInput(typed, undefined, true)).not.toHaveProperty('idCard');
  expect(addressInput({ ...typed, idCard: ' A123456789 ' }, undefined, true).idCard).toBe('A123456789');
  expect(blankAddress(null, false)).not.toHaveProperty('idCard');
  expect(valuesOf({ ...typed, id: 1, idCardTail: '6789' } as never)).not.toHaveProperty('idCard');
});

test('what a tab kept is taken only when it is whole', () => {
  expect(isAddressDraft(JSON.parse(JSON.stringify(blankAddress(2, false))))).toBe(true);
  for (const kept of [undefined, null, 'x', {}, { ...blankAddress(2, false), regionIds: [1] }])
    expect(isAddressDraft(kept)).toBe(false);
});
