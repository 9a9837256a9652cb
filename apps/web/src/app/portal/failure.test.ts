import { CallFailed } from '@onehaul/client/send';
import { describe, expect, test } from 'vitest';
import { failureText, mayRetry } from './failure.ts';

const key = (name: string) => name;

describe('a failure is told', () => {
  test.each([
    [
      'in the words of the server',
      new CallFailed(400, '密码不正确。', 'member.passwordWrong'),
      '密码不正确。',
    ],
    ['as our fault when a proxy answers', new CallFailed(502, 'HTTP 502'), 'failure.server'],
    ['as no connection when nobody answers', new TypeError('Failed to fetch'), 'failure.network'],
    ['as no connection after the timeout', new DOMException('late', 'TimeoutError'), 'failure.network'],
    ['as our fault when the answer makes no sense', new Error('ZodError'), 'failure.server'],
  ])('%s', (_, error, text) => {
    expect(failureText(error, key)).toBe(text);
  });
});

test('faults are tried once more, refusals are not', () => {
  expect(mayRetry(0, new TypeError('Failed to fetch'))).toBe(true);
  expect(mayRetry(0, new CallFailed(503, 'busy'))).toBe(true);
  expect(mayRetry(1, new CallFailed(503, 'busy'))).toBe(false);
  expect(mayRetry(0, new CallFailed(401, 'Please log in first.'))).toBe(false);
  expect(mayRetry(0, new CallFailed(429, 'Too many requests.'))).toBe(false);
});
