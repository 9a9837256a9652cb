import { CallFailed } from '@onehaul/client/send';
import { describe, expect, test } from 'vitest';
import { failureText, shouldRetry, failurePresentation, DisplayableError } from './failure.ts';

const key = (name: string, values?: object) => (values ? `${name} ${JSON.stringify(values)}` : name);
const refused = (word: string, message = 'Msg') => new CallFailed(400, message, word);

describe('a failure is told', () => {
  test.each([
    ['in the words of the server', refused('member.passwordWrong', '密码不正确。'), '密码不正确。'],
    ['in words that were found before', new DisplayableError('Msg', { code: 409 }), 'Msg'],
    ['as our fault when a proxy answers', new CallFailed(502, 'HTTP 502'), 'failure.server'],
    ['as no connection when nobody answers', new TypeError('Failed to fetch'), 'failure.network'],
    ['as no connection after the timeout', new DOMException('late', 'TimeoutError'), 'failure.network'],
    ['as our fault when the answer makes no sense', new Error('ZodError'), 'failure.server'],
  ])('%s', (_, error, text) => {
    expect(failureText(error, key)).toBe(text);
  });
});

describe('W7: where and how a failed call is told', () => {
  const fields = { 'member.passwordWrong': 'password', 'session.codeWrong': 'code' } as const;

  test('at the field it is about, and nowhere else', () => {
    expect(failurePresentation(refused('member.passwordWrong'), key, { fields })).toEqual({
      field: { name: 'password', text: 'Msg' },
    });
  });

  test('as an error toast of Msg where it is about no field', () => {
    const toast = { text: 'Msg', tone: 'danger' };
    expect(failurePresentation(refused('wallet.notEnough'), key, { fields })).toEqual({ toast });
    expect(
      failurePresentation(new DisplayableError('Msg', { code: 409, error: 'wallet.notEnough' }), key),
    ).toEqual({ toast });
  });

  test('a refused verification code is a warning, and marks its field', () => {
    expect(failurePresentation(refused('session.codeWrong'), key, { fields })).toEqual({
      field: { name: 'code', text: 'Msg' },
      toast: { text: 'Msg', tone: 'warning' },
    });
    expect(failurePresentation(refused('sms.tooSoon'), key)).toEqual({
      toast: { text: 'Msg', tone: 'warning' },
    });
    // All failures of sending a code or resetting a password (§8).
    expect(
      failurePresentation(new CallFailed(429, 'Msg', 'request.tooMany'), key, { kind: 'code' }).toast?.tone,
    ).toBe('warning');
  });

  test('with a reference where the server failed, and without one where it refused', () => {
    expect(failurePresentation(new CallFailed(500, 'Msg', undefined, 'a1-b2'), key).toast?.text).toBe(
      'failure.withReference {"text":"Msg","id":"a1-b2"}',
    );
    expect(
      failurePresentation(new CallFailed(400, 'Msg', 'wallet.notEnough', 'a1-b2'), key).toast?.text,
    ).toBe('Msg');
  });

  test('a download that failed says so, with the reason', () => {
    expect(failurePresentation(refused('record.notFound'), key, { kind: 'download' })).toEqual({
      toast: { text: 'failure.download {"reason":"Msg"}', tone: 'danger' },
    });
  });

  test('not at all where a dialog asks about the login, or the page has a state for it', () => {
    expect(failurePresentation(new CallFailed(401, 'Msg', 'access.signInRequired'), key)).toEqual({});
    expect(failurePresentation(refused('fee.areaNotServed'), key, { expected: ['fee.'] })).toEqual({});
    expect(failurePresentation(refused('wallet.notEnough'), key, { expected: ['fee.'] })).not.toEqual({});
  });
});

test('faults are tried once more, refusals are not', () => {
  expect(shouldRetry(0, new TypeError('Failed to fetch'))).toBe(true);
  expect(shouldRetry(0, new CallFailed(503, 'busy'))).toBe(true);
  expect(shouldRetry(0, new DisplayableError('busy', { code: 503 }))).toBe(true);
  expect(shouldRetry(1, new CallFailed(503, 'busy'))).toBe(false);
  expect(shouldRetry(0, new CallFailed(401, 'Please log in first.'))).toBe(false);
  expect(shouldRetry(0, new CallFailed(429, 'Too many requests.'))).toBe(false);
});
