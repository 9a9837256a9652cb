import { CallFailed } from '@onehaul/client/send';
import { expect, test } from 'vitest';
import { isAnswered, keyFor } from './same-call-key.ts';

test('the same payment keeps its key, another one has its own', () => {
  const first = keyFor('3:12', undefined, () => 'one');
  expect(keyFor('3:12', first, () => 'two').key).toBe('one');
  expect(keyFor('4:12', first, () => 'two').key).toBe('two');
});

test('only an answer ends a key', () => {
  expect(isAnswered(new CallFailed(400, 'no', 'wallet.notEnough'))).toBe(true);
  expect(isAnswered(new CallFailed(502, 'HTTP 502'))).toBe(false);
  expect(isAnswered(new TypeError('Failed to fetch'))).toBe(false);
  expect(isAnswered(new DOMException('late', 'TimeoutError'))).toBe(false);
});
