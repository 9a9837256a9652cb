import { catalogCalls } from '@onehaul/contract/catalog';
import { contentCalls } from '@onehaul/contract/content';
import { fileCalls } from '@onehaul/contract/file';
import { memberCalls } from '@onehaul/contract/member';
import { sessionCalls, type Tokens } from '@onehaul/contract/session';
import { shopCalls } from '@onehaul/contract/shop';
import { describe, expect, test, vi } from 'vitest';
import { parseAccessToken } from './access-token.ts';
import { createSession, type SessionOptions } from './session.ts';
import type { SessionStore } from './session-store.ts';
import type { Outgoing } from './transport.ts';

const startMs = Date.UTC(2026, 0, 1, 12);
const minute = 60_000;

const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A 30-minute token issued the stated number of minutes after the start. */
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
    readAccessToken() {
      return this.value;
    },
    save(token) {
      this.value = token;
    },
    clear() {
      this.value = undefined;
    },
  };
}

function openTab(
  store: ReturnType<typeof jar>,
  answer: (path: string, outgoing: Outgoing) => Answer | Promise<Answer>,
  own: Pick<SessionOptions, 'shop' | 'wait'> = {},
) {
  const sent: { path: string; token: string | undefined; body: string }[] = [];
  const clock = { nowMs: startMs };
  const onExpired = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
  const onProofRequired = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
  const session = createSession({
    baseUrl: '/api',
    language: 'en',
    onExpired,
    onProofRequired,
    store: {
      readAccessToken: () => store.readAccessToken(),
      save: (...saved) => store.save(...saved),
      clear: () => store.clear(),
    },
    withLock: (work) => work(),
    now: () => clock.nowMs,
    wait: async () => undefined,
    ...own,
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
  return { session, sent, clock, onExpired, onProofRequired, refreshes };
}

const change = sessionCalls.endOthers;

describe('W5: the shop in every body', () => {
  const shop = { tenantId: 4, shopId: 9 };
  const page = { pageIndex: 1, pageRows: 5 };
  const empty = () => ({ Data: { Rows: [], Total: 0 } });

  test('W5: calls name tenant and shop, and the country list tenant 1', async () => {
    const { session, sent } = openTab(
      jar(),
      (path) => (path === catalogCalls.dialCodes.path ? { Data: [] } : empty()),
      { shop: () => shop },
    );
    await session.send(contentCalls.announcements, page);
    await session.send(catalogCalls.dialCodes, page);
    expect(sent.map(({ body }) => JSON.parse(body) as object)).toEqual([
      { PageIndex: 1, PageRows: 5, TenantId: 4, ShopId: 9 },
      { PageIndex: 1, PageRows: 5, TenantId: 1, ShopId: 9 },
    ]);
  });

  test('W5: a form names them too, an address does not', async () => {
    const forms: unknown[] = [];
    const { session, sent } = openTab(
      jar(tokenAt(0)),
      (_, { body }) => {
        if (body instanceof FormData) forms.push(Object.fromEntries(body));
        return { Data: { Url: '', Id: '00000000-0000-4000-8000-000000000000' } };
      },
      { shop: () => shop },
    );
    await session.send(fileCalls.uploadImage, { file: new Uint8Array([1]) });
    expect(forms).toEqual([expect.objectContaining({ TenantId: '4', ShopId: '9' })]);
    await session.send(contentCalls.announcement, { id: 3 }).catch(() => undefined);
    expect(sent.at(-1)!.path).toBe(`${contentCalls.announcement.path}?Id=3`);
  });

  test('W11: a call waits for the shop, looking every 300 ms', async () => {
    let looks = 0;
    const waits: number[] = [];
    const { session, sent } = openTab(jar(), empty, {
      shop: () => ((looks += 1) > 3 ? shop : undefined),
      wait: async (ms) => void waits.push(ms),
    });
    await session.send(contentCalls.announcements, page);
    expect(waits).toEqual([300, 300, 300]);
    expect(sent).toHaveLength(1);
  });

  test('W11: after 30 seconds without a shop a call is rejected, but not the one that asks for the shop', async () => {
    let waited = 0;
    const { session, sent } = openTab(jar(), () => ({ Code: 404, Error: 'x' }), {
      shop: () => undefined,
      wait: async (ms) => void (waited += ms),
    });
    await expect(session.send(contentCalls.announcements, page)).rejects.toThrow(
      'Timeout waiting for target data',
    );
    expect(waited).toBe(30_000);
    expect(sent).toEqual([]);
    await session.send(shopCalls.info, {}).catch(() => undefined);
    expect(sent.map(({ path, body }) => [path, body])).toEqual([[shopCalls.info.path, '{}']]);
    expect(waited).toBe(30_000);
  });
});

test('a token is read as its issuer wrote it, and anything else is none', () => {
  expect(parseAccessToken(tokenAt(0))).toEqual({
    subject: '7',
    issuedAtMs: startMs,
    endsAtMs: startMs + 30 * minute,
  });
  for (const other of ['', 'abc', 'a.b.c', `a.${segment({ sub: '7' })}.c`, `a.${segment([])}.c`]) {
    expect(parseAccessToken(other)).toBeUndefined();
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
  session.storeTokens({ ...renewed, accessToken: tokenAt(0) });
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
  const withLock = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work);
    turn = next.catch(() => undefined);
    return next;
  };
  const tabs = [0, 1, 2].map(() =>
    createSession({
      baseUrl: '/api',
      language: 'en',
      onExpired: async () => false,
      store,
      withLock,
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

const proofRequired: Answer = { Code: 403, Error: 'access.proofRequired' };

test('S-d: a call that needs a proof of person is made again after it, with one question for all', async () => {
  let isProved = false;
  const { session, sent, onProofRequired } = openTab(jar(tokenAt(0)), () =>
    isProved ? done : proofRequired,
  );
  onProofRequired.mockImplementation(async () => {
    isProved = true;
    return true;
  });
  const answers = await Promise.all([session.send(change, {}), session.send(change, {})]);
  expect(answers).toEqual([{ ended: 1 }, { ended: 1 }]);
  expect(onProofRequired).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(4);
});

test('S-d: without the proof the call stays refused, and a quiet one asks nobody', async () => {
  const { session, sent, onProofRequired } = openTab(jar(tokenAt(0)), () => proofRequired);
  await expect(session.send(change, {})).rejects.toMatchObject({ error: 'access.proofRequired' });
  expect(onProofRequired).toHaveBeenCalledTimes(1);
  await expect(session.sendQuietly(change, {})).rejects.toMatchObject({ code: 403 });
  expect(onProofRequired).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(2);
});
