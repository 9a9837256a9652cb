import { randomUUID } from 'node:crypto';
import { consoleHost, type Reply, type TestApi } from './test-api.ts';
import { totpCode } from './totp-code.ts';

/** Makes calls of the console with a cookie; each has an Idempotency-Key of its own. */
export function asStaff(api: TestApi, cookie = '') {
  return (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    api.post(consoleHost, `/console/${path}`, body, { cookie, 'idempotency-key': randomUUID(), ...headers });
}

/** The cookies an answer sets, as the browser sends them back. */
export function cookiesOf({ headers }: Pick<Reply, 'headers'>): string {
  const lines = [headers['set-cookie'] ?? []].flat() as string[];
  return lines.map((line) => line.split(';', 1)[0]!).join('; ');
}

/** All tests come from one address: what one of them guessed wrong is not held against the next. */
export async function forgetGuesses({ redis }: TestApi): Promise<void> {
  const script = `for _, key in ipairs(redis.call('keys', ARGV[1])) do redis.call('del', key) end`;
  await redis.eval(script, 0, `${redis.options.keyPrefix ?? ''}guess:*`);
}

type SignedIn = { cookie: string; secret: string; recoveryCodes: string[] };

/** Signs a person in as the console does, up to where a second factor is asked for; the first time it is set up. */
export async function signInStaff(
  api: TestApi,
  { email, password, secret = '' }: { email: string; password: string; secret?: string },
): Promise<SignedIn> {
  const first = await asStaff(api)('session/signIn', { email, password });
  if (first.body.Code !== 200) throw new Error(`${email} cannot sign in: ${first.body.Error}`);
  const { next } = first.body.Data as { next: 'done' | 'secondFactor' | 'enrol' };
  const pending = cookiesOf(first);
  if (next === 'done') return { cookie: pending, secret, recoveryCodes: [] };
  const enrolled =
    next === 'enrol'
      ? ((await asStaff(api, pending)('session/beginEnrolment')).body.Data as { secret: string }).secret
      : secret;
  const second = await asStaff(api, pending)('session/confirmSecondFactor', { code: totpCode(enrolled) });
  if (second.body.Code !== 200) throw new Error(`${email} has no second factor: ${second.body.Error}`);
  const { recoveryCodes } = second.body.Data as { recoveryCodes: string[] };
  return { cookie: cookiesOf(second), secret: enrolled, recoveryCodes };
}
