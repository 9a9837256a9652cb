import { randomUUID } from 'node:crypto';
import { consoleHost, type Reply, type TestApi } from './test-api.ts';
import { totpCode } from './totp-code.ts';

/** Makes console calls with a cookie, each with its own Idempotency-Key. */
export function staffCaller(api: TestApi, cookie = '') {
  return (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    api.post(consoleHost, `/console/${path}`, body, { cookie, 'idempotency-key': randomUUID(), ...headers });
}

/** The cookies a response sets, as a Cookie header. */
export function cookiesOf({ headers }: Pick<Reply, 'headers'>): string {
  const lines = [headers['set-cookie'] ?? []].flat() as string[];
  return lines.map((line) => line.split(';', 1)[0]!).join('; ');
}

/** Resets the guess counters: tests share one client address, so one test would lock out the next. */
export async function clearGuesses({ redis }: TestApi): Promise<void> {
  const script = `for _, key in ipairs(redis.call('keys', ARGV[1])) do redis.call('del', key) end`;
  await redis.eval(script, 0, `${redis.options.keyPrefix ?? ''}guess:*`);
}

type SignedIn = { cookie: string; secret: string; recoveryCodes: string[] };

/** Signs a staff member in as the console does, including the second factor, enrolled the first time. */
export async function signInStaff(
  api: TestApi,
  { email, password, secret = '' }: { email: string; password: string; secret?: string },
): Promise<SignedIn> {
  const first = await staffCaller(api)('session/signIn', { email, password });
  if (first.body.Code !== 200) throw new Error(`${email} cannot sign in: ${first.body.Error}`);
  const { next } = first.body.Data as { next: 'done' | 'secondFactor' | 'enrol' };
  const pending = cookiesOf(first);
  if (next === 'done') return { cookie: pending, secret, recoveryCodes: [] };
  const enrolled =
    next === 'enrol'
      ? ((await staffCaller(api, pending)('session/beginEnrolment')).body.Data as { secret: string }).secret
      : secret;
  const second = await staffCaller(api, pending)('session/confirmSecondFactor', { code: totpCode(enrolled) });
  if (second.body.Code !== 200) throw new Error(`${email} has no second factor: ${second.body.Error}`);
  const { recoveryCodes } = second.body.Data as { recoveryCodes: string[] };
  return { cookie: cookiesOf(second), secret: enrolled, recoveryCodes };
}
