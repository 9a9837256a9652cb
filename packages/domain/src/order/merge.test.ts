import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parcelStates } from '../parcel/parcel-state.ts';
import { instantOrderRefusal, mergeRefusal } from './merge.ts';

const parcel = { warehouseId: 1, state: 'stored', orderId: null } as const;

describe('parcels are merged', () => {
  test('when they are stored, in one warehouse and in no order', () => {
    expect(mergeRefusal([parcel, parcel], 0)).toBeUndefined();
    expect(mergeRefusal([], 0)).toBe('order.nothingSelected');
    expect(mergeRefusal([parcel, { ...parcel, warehouseId: 2 }], 0)).toBe('order.differentWarehouses');
    expect(mergeRefusal([parcel, { ...parcel, orderId: 5 }], 0)).toBe('order.alreadyMerged');
  });

  test.each(parcelStates.filter((state) => state !== 'stored'))('not while one is %s', (state) => {
    expect(mergeRefusal([parcel, { ...parcel, state }], 0)).toBe('order.notReceived');
  });
});

test('an order takes as many parcels as there are, unless the shop sets a limit', () => {
  const parcels = Array.from({ length: 101 }, () => parcel);
  expect(mergeRefusal(parcels, 0)).toBeUndefined();
  expect(mergeRefusal(parcels, 101)).toBeUndefined();
  expect(mergeRefusal(parcels, 100)).toBe('order.tooManyParcels');
});

describe('parcels are sent on when the last has come', () => {
  test('also when they are only expected, up to so many', () => {
    const coming = { ...parcel, state: 'forecast' } as const;
    expect(instantOrderRefusal([coming, { ...parcel, state: 'received' }, parcel], 3)).toBeUndefined();
    expect(instantOrderRefusal([coming, coming], 1)).toBe('order.tooManyParcels');
    expect(instantOrderRefusal([], 1)).toBe('order.nothingSelected');
    expect(instantOrderRefusal([coming, { ...coming, warehouseId: 2 }], 5)).toBe('order.differentWarehouses');
    expect(instantOrderRefusal([{ ...coming, orderId: 1 }], 5)).toBe('order.alreadyMerged');
    expect(instantOrderRefusal([{ ...parcel, state: 'onHold' }], 5)).toBe('order.notReceived');
  });

  test('whatever can be merged can be sent on so', () => {
    const some = fc.record({
      warehouseId: fc.constantFrom(1, 2),
      state: fc.constantFrom(...parcelStates),
      orderId: fc.constantFrom(null, 1),
    });
    fc.assert(
      fc.property(fc.array(some, { minLength: 1, maxLength: 5 }), (parcels) => {
        const isMergeable = mergeRefusal(parcels, 0) === undefined;
        expect(isMergeable && instantOrderRefusal(parcels, 5) !== undefined).toBe(false);
      }),
    );
  });
});
