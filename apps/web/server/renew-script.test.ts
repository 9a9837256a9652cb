import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RenewNames, renewLogin } from './renew-script.ts';

/** A token that ends at the given second. */
const tokenOf = (exp: number) => `head.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.mark`;
const [old, fresh, ofOtherTab] = [tokenOf(100), tokenOf(200), tokenOf(300)];

const names: RenewNames = {
  cookie: 'access',
  cookieEnd: '; Path=/',
  lock: 'lock',
  url: '/api/refresh',
  accessToken: 'Access',
  refusedEnd: 100,
  envelope: { code: 'Code', message: 'Msg', error: 'Error', data: 'Data' },
  shop: { ShopId: 9 },
  refreshedElsewhere: 'elsewhere',
  otherTabTimeoutMs: 30,
  pollMs: 1,
  renewedKey: 'renewed',
  messageKey: 'notice',
  loginUrl: '/login?redirect=%2Fmember%2Fparcel',
};

type Answer = { Code: number; Msg?: string; Error?: string; Data?: { Access: string } };
const renewed: Answer = { Code: 200, Data: { Access: fresh } };
const elsewhere: Answer = { Code: 409, Error: 'elsewhere' };

/** One browser: its cookies and the refresh tokens the server has seen are shared by all tabs. */
let cookie: string;
let queue: Promise<unknown>;
let shown: string[];
const request = vi.fn<(url: string, init: { body: string }) => Promise<Response>>();
const answer = (...answers: readonly Answer[]) => {
  for (const one of answers) request.mockResolvedValueOnce(Response.json(one));
};

/** Makes the globals those of a tab; returns what it did. */
function openTab(storage = new Map<string, string>(), prerendering = false) {
  const done: string[] = [];
  const listeners = new Map<string, () => void>();
  vi.stubGlobal('document', {
    get cookie() {
      return `theme=dark; access=${cookie}`;
    },
    set cookie(text: string) {
      cookie = /^access=([^;]*)/.exec(text)![1]!;
    },
    readyState: 'complete',
    prerendering,
    querySelector: () => ({ removeAttribute: () => shown.push('failure') }),
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal('location', {
    reload: () => done.push('reload'),
    replace: (url: string) => done.push(url),
  });
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, work: () => Promise<unknown>) => {
        const turn = queue.then(work);
        queue = turn.catch(() => undefined);
        return turn;
      },
    },
  });
  vi.stubGlobal('fetch', request);
  return { done, storage, listeners };
}

beforeEach(() => {
  cookie = old;
  queue = Promise.resolve();
  shown = [];
  request.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

test('the login is renewed and the page loaded again', async () => {
  answer(renewed);
  const { done } = openTab();
  await renewLogin(names);
  expect(cookie).toBe(fresh);
  expect(done).toEqual(['reload']);
  expect(JSON.parse(request.mock.calls[0]![1].body)).toEqual({ ShopId: 9, Access: old });
});

test('three tabs use the refresh token once', async () => {
  answer(renewed);
  const tabs = [];
  for (let index = 0; index < 3; index += 1) {
    const { done } = openTab();
    tabs.push({ done, renewing: renewLogin(names) });
  }
  await Promise.all(tabs.map(({ renewing }) => renewing));
  expect(request).toHaveBeenCalledTimes(1);
  expect(cookie).toBe(fresh);
});

test('a token that another tab renewed before this script ran is used', async () => {
  cookie = ofOtherTab;
  const { done } = openTab();
  await renewLogin(names);
  expect(request).not.toHaveBeenCalled();
  expect(cookie).toBe(ofOtherTab);
  expect(done).toEqual(['reload']);
});

test('a tab that was faster without a lock is waited for, then its refresh cookie is used', async () => {
  answer(elsewhere);
  request.mockImplementationOnce(async () => Response.json(renewed));
  openTab();
  await renewLogin(names);
  expect(request).toHaveBeenCalledTimes(2);
  expect(JSON.parse(request.mock.calls[1]![1].body)).toEqual({ ShopId: 9 });

  cookie = old;
  request.mockReset();
  answer(elsewhere);
  const { done } = openTab();
  const renewing = renewLogin(names);
  setTimeout(() => (cookie = ofOtherTab), 5);
  await renewing;
  expect(request).toHaveBeenCalledTimes(1);
  expect(cookie).toBe(ofOtherTab);
  expect(done).toEqual(['reload']);
});

test('a login that is over leads to the login page with the reason', async () => {
  answer({ Code: 401, Msg: 'Please log in first.' });
  const { done, storage } = openTab();
  await renewLogin(names);
  expect(done).toEqual([names.loginUrl]);
  expect(cookie).toBe('');
  expect(storage.get('notice')).toBe('Please log in first.');
});

test('a page that is refused again right after renewing leads to the login page', async () => {
  const { done } = openTab(new Map([['renewed', String(Date.now() - 1000)]]));
  await renewLogin(names);
  expect(done).toEqual([names.loginUrl]);
  expect(request).not.toHaveBeenCalled();
});

test.each([503, 429])('nobody is signed out by %s', async (Code) => {
  answer({ Code });
  const { done } = openTab();
  await renewLogin(names);
  expect(done).toEqual([]);
  expect(cookie).toBe(old);
  expect(shown).toEqual(['failure']);
});

test('a network that is away shows the failure', async () => {
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { done } = openTab();
  await renewLogin(names);
  expect(done).toEqual([]);
  expect(shown).toEqual(['failure']);
});

test('a page that is prepared in the background waits until it is shown', async () => {
  answer(renewed);
  const { done, listeners } = openTab(new Map(), true);
  const renewing = renewLogin(names);
  await Promise.resolve();
  expect(request).not.toHaveBeenCalled();
  listeners.get('prerenderingchange')!();
  await renewing;
  expect(done).toEqual(['reload']);
});
