import { CallFailed } from '@onehaul/client/send';
import type { Profile } from '@onehaul/contract/member';
import { expect, test, vi } from 'vitest';
import { guard } from './guard.ts';

const profile = { id: 7, name: 'Lan' } as Profile;
const over = new CallFailed(401, 'Please log in first.', 'access.signInRequired');
const away = new CallFailed(503, 'HTTP 503');
const minute = 60_000;
const page = new URL('https://shop.test/member/account?editPwd=1&token=code');
const login = `/login?redirect=${encodeURIComponent('/member/account?editPwd=1')}`;

function setUp(isSignedIn = true, msLeft: number | undefined = 10 * minute) {
  const session = {
    isSignedIn: () => isSignedIn,
    msLeft: () => msLeft,
    refresh: vi.fn<() => Promise<void>>().mockResolvedValue(undefined),
    clear: vi.fn<() => void>(),
  };
  const loadAccount = vi.fn<() => Promise<Profile>>().mockResolvedValue(profile);
  const setFlashMessage = vi.fn<(text: string) => void>();
  return { session, loadAccount, setFlashMessage };
}

/** Returns the guard's redirect target. */
async function sentTo(guarded: ReturnType<typeof setUp>): Promise<string | null> {
  const thrown: unknown = await guard(guarded, page).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(Response);
  return (thrown as Response).headers.get('location');
}

test('a visitor goes to the login page, which leads back; a sign-in code is not carried along', async () => {
  const guarded = setUp(false);
  expect(await sentTo(guarded)).toBe(login);
  expect(guarded.loadAccount).not.toHaveBeenCalled();
  expect(guarded.setFlashMessage).not.toHaveBeenCalled();
});

test('who is signed in is let through with the account loaded', async () => {
  const guarded = setUp();
  expect(await guard(guarded, page)).toBe(profile);
  expect(guarded.session.refresh).not.toHaveBeenCalled();
});

test('a token that has run out, or cannot be read, is renewed first', async () => {
  for (const msLeft of [-1, undefined]) {
    const guarded = { ...setUp(true), session: { ...setUp().session, msLeft: () => msLeft } };
    expect(await guard(guarded, page)).toBe(profile);
    expect(guarded.session.refresh).toHaveBeenCalledTimes(1);
  }
});

test('a token the server no longer takes is renewed once', async () => {
  const guarded = setUp();
  guarded.loadAccount.mockRejectedValueOnce(over);
  expect(await guard(guarded, page)).toBe(profile);
  expect(guarded.session.refresh).toHaveBeenCalledTimes(1);
  expect(guarded.session.clear).not.toHaveBeenCalled();
});

test('dead tokens are dropped, the reason is shown, and the login page leads back', async () => {
  const guarded = setUp();
  guarded.loadAccount.mockRejectedValue(over);
  guarded.session.refresh.mockRejectedValue(over);
  expect(await sentTo(guarded)).toBe(login);
  expect(guarded.session.clear).toHaveBeenCalledTimes(1);
  expect(guarded.setFlashMessage).toHaveBeenCalledWith('Please log in first.');
});

test('nobody is signed out because a server is away', async () => {
  for (const failure of [away, new TypeError('Failed to fetch'), new CallFailed(429, 'Slow down')]) {
    const guarded = setUp();
    guarded.loadAccount.mockRejectedValue(failure);
    const thrown: unknown = await guard(guarded, page).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ init: { status: 503 } });
    expect(guarded.session.clear).not.toHaveBeenCalled();
  }
});
