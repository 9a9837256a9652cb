import { expect, test } from 'vitest';
import { orderInput, peerTab } from './peer-input.ts';

test('an address asks for what it knows, and nothing else', () => {
  expect(orderInput({ search: 'PO-1', filters: { stage: 'shipped' } })).toEqual({
    search: 'PO-1',
    stage: 'shipped',
  });
  expect(orderInput({ search: 'x'.repeat(80), filters: { stage: '__proto__' } })).toEqual({
    search: 'x'.repeat(60),
  });
});

test('a tab that does not exist is the first', () => {
  expect(peerTab(new URLSearchParams('tab=keys'))).toBe('keys');
  expect(peerTab(new URLSearchParams('tab=money'))).toBe('orders');
});
