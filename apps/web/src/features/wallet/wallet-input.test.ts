import { expect, test } from 'vitest';
import { toFlowInput, toWithdrawalInput } from './wallet-input.ts';

test('the address says what is asked for', () => {
  expect(toFlowInput({})).toEqual({ unit: 'money' });
  expect(toFlowInput({ unit: 'points', kind: 'pointsUsed', month: '2026-11' })).toEqual({
    unit: 'points',
    kind: 'pointsUsed',
    month: '2026-11',
  });
});

test('what it cannot mean is as if it were not said', () => {
  expect(toFlowInput({ unit: 'gold', kind: 'nonsense', month: '2026-13' })).toEqual({ unit: 'money' });
  // A kind of the other unit is ignored: it would match nothing.
  expect(toFlowInput({ kind: 'pointsUsed' })).toEqual({ unit: 'money' });
});

test('withdrawals are filtered by a state that exists', () => {
  expect(toWithdrawalInput({ state: 'paid' })).toEqual({ state: 'paid' });
  expect(toWithdrawalInput({ state: 'lost' })).toEqual({});
});
