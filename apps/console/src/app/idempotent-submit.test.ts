import { CallFailed } from '@onehaul/client/send';
import { expect, test } from 'vitest';
import { createIdempotentSubmit } from './idempotent-submit.ts';

const lost = new CallFailed(503, 'The server cannot be reached.');
const refused = new CallFailed(409, 'Somebody already signs in with this e-mail.');

/** Returns the idempotency key sent with each change; each change is paired with its outcome. */
async function keysOf(...changes: [input: unknown, outcome?: Error][]): Promise<string[]> {
  const submitOnce = createIdempotentSubmit();
  const keys: string[] = [];
  for (const [input, outcome] of changes) {
    const sent = submitOnce(input, async (key) => {
      keys.push(key);
      if (outcome) throw outcome;
    });
    await sent.catch(() => undefined);
  }
  return keys;
}

test('what may have arrived is sent again under the same key', async () => {
  const [first, second, third] = await keysOf([{ id: 1 }, lost], [{ id: 1 }, lost], [{ id: 1 }]);
  expect(second).toBe(first);
  expect(third).toBe(first);
});

test('another change has another key, even after a lost one', async () => {
  const [first, second] = await keysOf([{ rate: 7.1 }, lost], [{ rate: 7.2 }]);
  expect(second).not.toBe(first);
});

test.each([undefined, refused])('what was answered is over: %s', async (outcome) => {
  const [first, second] = await keysOf([{ id: 1 }, outcome], [{ id: 1 }]);
  expect(second).not.toBe(first);
});

test('the caller hears what went wrong', async () => {
  const submitOnce = createIdempotentSubmit();
  await expect(submitOnce({}, () => Promise.reject(refused))).rejects.toBe(refused);
  expect(await submitOnce({}, async () => 'done')).toBe('done');
});
