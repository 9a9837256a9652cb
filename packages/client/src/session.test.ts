import { contentCalls } from '@onehaul/contract/content';
import { memberCalls } from '@onehaul/contract/member';
import { sessionCalls, type Tokens } from '@onehaul/contract/session';
import { expect, test, vi } from 'vitest';
import { readToken } from './access-token.ts';
import { openSession } from './session.ts';
import type { SessionStore } from './session-store.ts';
import type { Outgoing } from './transport.ts';

const startMs = Date.UTC(2026, 0, 1, 12);
const minute = 60_000;

const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token of 30 minutes, issued so many minutes after the start. */
function tokenAt(minutes: number, subject = '7'): string {
  const iat = (startMs + minutes * minute) / 1000;
  return `${segment({ alg: 'x' })}.${segment({ sub: subject, iat, exp: iat + 1800, name: '名' })}.signature`;
}

type Answer = { status?: number; Code?: number; Data?: unknown; Error?: string };
const tokens = (accessToken: string) => ({
  AccessToken: accessToken,
  RefreshToken: 'hidden',
  IsMianAccount: true,
  IsCancellationUndone: false,
});
const renewed: Tokens = {
  accessToken: tokenAt(29),
  refreshToken: 'hidden',
  isMainAccount: true,
  isCancellationUndone: false,
};
const expired: Answer = { status: 401, Code: 401, Error: 'access.signInRequired' };
const done: Answer = { Data: { Ended: 1 } };

/** One cookie jar for all tabs of a browser. */
function jar(first?: string): SessionStore & { value: string | undefined } {
  return {
    value: first,
    access() {
      return this.value;
    },
    keep(token) {
      this.value = token;
    },
    forget() {
      this.value = undefined;
    },
  };
}

function openTab(
  store: ReturnType<typeof jar>,
  answer: (path: string, outgoing: Outgoing) => Answer | Promise<Answer>,
) {
  const sent: { path: string; token: string | undefined; body: string }[] = [];
  const clock = { nowMs: startMs };
  const onExpired = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
  const session = openSession({
    baseUrl: '/api',
    language: 'en',
    onExpired,
    store: {
      access: () => store.access(),
      keep: (...kept) => store.keep(...kept),
      forget: () => store.forget(),
    },
    inTurn: (work) => work(),
    now: () => clock.nowMs,
    wait: async () => undefined,
    transport: async (outgoing) => {
      const path = outgoing.url.slice('/api'.length);
      const body = typeof outgoing.body === 'string' ? outgoing.body : '';
      sent.push({ path, token: outgoing.headers.authorization?.slice('Bearer '.length), body });
      const { status = 200, Code = 200, ...rest } = await answer(path, outgoing);
      return {
        status,
        text: JSON.stringify({ Code, Msg: 'text', Data: null, Success: Code === 200, ...rest }),
      };
    },
  });
  const refreshes = () => sent.filter(({ path }) => path === sessionCalls.refresh.path);
  return { session, sent, clock, onExpired, refreshes };
}

const change = sessionCalls.endOthers;

test('a token is read as its issuer wrote it, and anything else is none', () => {
  expect(readToken(tokenAt(0))).toEqual({
    subject: '7',
    issuedAtMs: startMs,
    endsAtMs: startMs + 30 * minute,
  });
  for (const other of ['', 'abc', 'a.b.c', `a.${segment({ sub: '7' })}.c`, `a.${segment([])}.c`]) {
    expect(readToken(other)).toBeUndefined();
  }
});

test('whoever is signed in is told to each call, a visitor to none', async () => {
  const store = jar();
  const { session, sent } = openTab(store, () => ({ Data: { Rows: [], Total: 0 } }));
  await session.send(contentCalls.announcements, { pageIndex: 1, pageRows: 5 });
  store.value = tokenAt(0);
  await session.send(contentCalls.announcements, { pageIndex: 1, pageRows: 5 });
  expect(sent.map(({ token }) => token)).toEqual([undefined, tokenAt(0)]);
  expect(session.isSignedIn()).toBe(true);
});

test('a token about to run out is renewed once for calls made together', async () => {
  const store = jar(tokenAt(0));
  const { session, sent, clock, refreshes } = openTab(store, (path) =>
    path === sessionCalls.refresh.path ? { Data: tokens(tokenAt(29.5)) } : done,
  );
  clock.nowMs += 29.5 * minute;
  await Promise.all([session.send(change, {}), session.send(change, {}), session.send(change, {})]);
  expect(refreshes()).toHaveLength(1);
  expect(refreshes()[0]!.body).toBe(JSON.stringify({ AccessToken: tokenAt(0) }));
  const uses = sent.filter(({ path }) => path === change.path);
  expect(uses.map(({ token }) => token)).toEqual(Array(3).fill(tokenAt(29.5)));
});

test('a fresh token is left alone, and calls of visitors renew nothing', async () => {
  const store = jar(tokenAt(0));
  const { session, clock, refreshes } = openTab(store, () => ({ Data: { Rows: [], Total: 0, Ended: 0 } }));
  await session.send(change, {});
  clock.nowMs += 29.5 * minute;
  await session.send(contentCalls.announcements, { pageIndex: 1, pageRows: 5 });
  expect(refreshes()).toHaveLength(0);
});

test('a wrong clock of the browser does not renew at every call', async () => {
  const store = jar();
  const { session, clock, refreshes } = openTab(store, (path) =>
    path === sessionCalls.refresh.path ? { Data: tokens(tokenAt(0)) } : done,
  );
  clock.nowMs += 29.5 * minute;
  session.keep({ ...renewed, accessToken: tokenAt(0) });
  expect(session.msLeft()).toBe(30 * minute);
  await session.send(change, {});
  expect(refreshes()).toHaveLength(0);
});

test('a renewal that fails leaves the rest of the token to be used', async () => {
  const store = jar(tokenAt(0));
  const { session, clock } = openTab(store, (path) =>
    path === sessionCalls.refresh.path ? { status: 503, Code: 503 } : done,
  );
  clock.nowMs += 29.5 * minute;
  expect(await session.send(change, {})).toEqual({ ended: 1 });
  expect(store.value).toBe(tokenAt(0));
});

test('many calls refused together ask once, and are made again after a yes', async () => {
  const store = jar(tokenAt(0));
  const { session, clock, onExpired, refreshes } = openTab(store, (path, { headers }) => {
    if (path === sessionCalls.refresh.path) return { Data: tokens(tokenAt(40)) };
    return headers.authorization === `Bearer ${tokenAt(40)}` ? done : expired;
  });
  clock.nowMs += 40 * minute;
  onExpired.mockImplementation(async () => {
    await session.refresh();
    return true;
  });
  const calls = Array.from({ length: 5 }, () => session.send(change, {}));
  expect(await Promise.all(calls)).toEqual(Array(5).fill({ ended: 1 }));
  expect(onExpired).toHaveBeenCalledTimes(1);
  expect(refreshes()).toHaveLength(1);
});

test('after a no every call fails, and the next one asks again', async () => {
  const store = jar(tokenAt(0));
  const { session, clock, onExpired } = openTab(store, () => expired);
  clock.nowMs += 40 * minute;
  const results = await Promise.allSettled([session.send(change, {}), session.send(change, {})]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(onExpired).toHaveBeenCalledTimes(1);
  await expect(session.send(change, {})).rejects.toMatchObject({ code: 401 });
  expect(onExpired).toHaveBeenCalledTimes(2);
});

test('a quiet call never asks', async () => {
  const { session, onExpired } = openTab(jar(tokenAt(0)), () => expired);
  await expect(session.sendQuietly(memberCalls.profile, {})).rejects.toMatchObject({ code: 401 });
  expect(onExpired).not.toHaveBeenCalled();
});

test('a token another tab has kept meanwhile is tried before anyone is asked', async () => {
  const store = jar(tokenAt(0));
  const { session, onExpired } = openTab(store, (_path, { headers }) => {
    if (headers.authorization === `Bearer ${tokenAt(5)}`) return done;
    store.value = tokenAt(5);
    return expired;
  });
  expect(await session.send(change, {})).toEqual({ ended: 1 });
  expect(onExpired).not.toHaveBeenCalled();
});

test('tabs renew one after the other: the second takes what the first has kept', async () => {
  const store = jar(tokenAt(0));
  let renewals = 0;
  const answer = (path: string): Answer => {
    if (path !== sessionCalls.refresh.path) return done;
    renewals += 1;
    return { Data: tokens(tokenAt(29)) };
  };
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work);
    turn = next.catch(() => undefined);
    return next;
  };
  const tabs = [0, 1, 2].map(() =>
    openSession({
      baseUrl: '/api',
      language: 'en',
      onExpired: async () => false,
      store,
      inTurn,
      now: () => startMs + 29.5 * minute,
      transport: async ({ url }) => {
        const { Data } = answer(url.slice('/api'.length));
        return { status: 200, text: JSON.stringify({ Code: 200, Msg: '', Data, Success: true }) };
      },
    }),
  );
  await Promise.all(tabs.map((tab) => tab.refresh()));
  expect(renewals).toBe(1);
  expect(store.value).toBe(tokenAt(29));
});

const elsewhere: Answer = { Code: 409, Error: 'session.refreshedElsewhere' };

test('refreshed elsewhere: the token the other tab keeps is taken', async () => {
  const store = jar(tokenAt(0));
  const { session, refreshes } = openTab(store, () => {
    queueMicrotask(() => (store.value = tokenAt(29)));
    return elsewhere;
  });
  await session.refresh();
  expect(store.value).toBe(tokenAt(29));
  expect(refreshes()).toHaveLength(1);
});

test('refreshed elsewhere by a tab that is gone: the cookie it left is used', async () => {
  const store = jar(tokenAt(0));
  let tries = 0;
  const { session } = openTab(store, () => {
    tries += 1;
    return tries === 1 ? elsewhere : { Data: tokens(tokenAt(29)) };
  });
  await session.refresh();
  expect(store.value).toBe(tokenAt(29));
});

test('a session that is over cannot be renewed, and the refresh token never leaves its cookie', async () => {
  const store = jar(tokenAt(0));
  const { session, refreshes } = openTab(store, () => expired);
  await expect(session.refresh()).rejects.toMatchObject({ code: 401 });
  expect(refreshes()[0]!.body).not.toContain('RefreshToken');
});

test('signing out tells the server and forgets, even when nobody answers', async () => {
  const store = jar(tokenAt(0));
  const { session, sent } = openTab(store, () => ({ status: 503, Code: 503 }));
  await session.signOut().catch(() => undefined);
  expect(sent).toEqual([{ path: sessionCalls.signOut.path, token: tokenAt(0), body: '{}' }]);
  expect(session.isSignedIn()).toBe(false);
});

test('a code is exchanged by POST, in the body', async () => {
  const store = jar();
  const { session, sent } = openTab(store, () => ({ Data: tokens(tokenAt(0)) }));
  await session.exchangeCode('once');
  expect(sent).toEqual([{ path: sessionCalls.exchangeCode.path, token: undefined, body: '{"Code":"once"}' }]);
  expect(store.value).toBe(tokenAt(0));
});
