import { expect, test } from 'vitest';
import { exclusionsOf } from './exclusions.ts';

test('import tax is left out unless freight or bill contains it', () => {
  const of = (taxMode: 'included' | 'receiver' | 'onValue' | undefined, isTaxHandled = false) =>
    exclusionsOf({ taxMode, isTaxHandled, isMeasured: true });
  expect(of('included')).toEqual([]);
  expect(of(undefined)).toEqual([]);
  expect(of('receiver')).toEqual(['importTax']);
  expect(of('receiver', true)).toEqual(['importTax']);
  expect(of('onValue')).toEqual(['importTax']);
  expect(of('onValue', true)).toEqual([]);
});

test('what packing may change is left out until it is packed', () => {
  expect(exclusionsOf({ taxMode: 'included', isTaxHandled: false, isMeasured: false })).toEqual(['measure']);
  expect(exclusionsOf({ taxMode: 'receiver', isTaxHandled: false, isMeasured: false })).toEqual([
    'importTax',
    'measure',
  ]);
});
