import { CallFailed } from '@onehaul/client/send';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { outcomeOf } from './send-entry.ts';

const misunderstood = z.object({ a: z.int() }).safeParse({}).error;

test.each([
  [new TypeError('Failed to fetch'), 'unreachable'],
  [new DOMException('late', 'TimeoutError'), 'unreachable'],
  [new CallFailed(503, '', 'server.busy'), 'unreachable'],
  [new CallFailed(500, '', 'server.fault'), 'unreachable'],
  [new CallFailed(404, 'HTTP 404'), 'unreachable'],
  [new CallFailed(429, '', 'call.tooMany', undefined, 7), 'unreachable'],
  [new CallFailed(401, '', 'access.signInRequired'), 'signedOut'],
  [new CallFailed(403, 'No.', 'access.forbidden'), 'refused'],
  [new CallFailed(409, 'No.', 'parcel.photosMissing'), 'refused'],
  [misunderstood, 'answered'],
])('%s is %s', (error, kind) => {
  expect(outcomeOf(error).kind).toBe(kind);
});

test('a server that asks for patience gets it', () => {
  const late = new CallFailed(429, '', 'call.tooMany', undefined, 7);
  expect(outcomeOf(late)).toEqual({ kind: 'unreachable', retryAfterMs: 7_000 });
});
