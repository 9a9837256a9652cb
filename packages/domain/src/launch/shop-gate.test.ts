import { expect, test } from 'vitest';
import { shopStates } from '../shop.ts';
import { gateOf, needsPass } from './shop-gate.ts';

const calls = {
  read: { effect: 'read' },
  change: { effect: 'change' },
  signIn: { effect: 'change', accepted: 'whilePaused' },
  notice: { effect: 'read', accepted: 'always' },
} as const;

test('what each state of a shop accepts', () => {
  const table = shopStates.map((state) => [
    state,
    ...Object.values(calls).map((call) => gateOf(state, call)),
  ]);
  expect(table).toEqual([
    //            read           change         sign in        notice
    ['preparing', 'pass', 'pass', 'pass', 'open'],
    ['practice', 'pass', 'pass', 'pass', 'open'],
    ['live', 'open', 'open', 'open', 'open'],
    ['paused', 'open', 'shop.paused', 'open', 'open'],
    ['closed', 'shop.closed', 'shop.closed', 'shop.closed', 'open'],
  ]);
  expect(shopStates.filter(needsPass)).toEqual(['preparing', 'practice']);
});
