import { expect, test } from 'vitest';
import { flowAsked } from './wallet-queries.ts';

test('the address says what is asked for', () => {
  expect(flowAsked({})).toEqual({ unit: 'money' });
  expect(flowAsked({ unit: 'points', kind: 'pointsUsed', month: '2026-11' })).toEqual({
    unit: 'points',
    kind: 'pointsUsed',
    month: '2026-11',
  });
});

test('what it cannot mean is as if it were not said', () => {
  expect(flowAsked({ unit: 'gold', kind: 'nonsense', month: '2026-13' })).toEqual({ unit: 'money' });
  // A kind of the other unit is ignored: it would match nothing.
  expect(flowAsked({ kind: 'pointsUsed' })).toEqual({ unit: 'money' });
});
