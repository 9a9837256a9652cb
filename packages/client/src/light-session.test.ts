import { sessionCalls } from '@onehaul/contract/session';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createLightSession, requestTokensFrom } from './light-session.ts';

afterEach(() => vi.unstubAllGlobals());

test('tokens are requested and read as the contract does it', async () => {
  const tokens = { accessToken: 'new', refreshToken: 'r', isMainAccount: true, isCancellationUndone: false };
  const request = vi.fn<(url: string, init: RequestInit) => Promise<Response>>().mockResolvedValue(
    Response.json({
      Code: 200,
      Msg: '',
      Data: z.encode(sessionCalls.refresh.output, tokens),
      Success: true,
    }),
  );
  vi.stubGlobal('fetch', request);
  const answer = await requestTokensFrom('/api', { tenantId: 4, shopId: 9 }, 'old');
  expect(answer).toEqual({ accessToken: 'new', isMainAccount: true });
  const [url, { body, method }] = request.mock.calls[0]!;
  expect([method, url]).toEqual([sessionCalls.refresh.method, `/api${sessionCalls.refresh.path}`]);
  expect(JSON.parse(body as string)).toEqual({
    ...(z.encode(sessionCalls.refresh.input, { accessToken: 'old' }) as object),
    TenantId: 4,
    ShopId: 9,
  });
});

test('three tabs with one cookie jar refresh once and keep one valid login', async () => {
  let token: string | undefined = 'old';
  let turn = Promise.resolve();
  const store = {
    readAccessToken: () => token,
    save: (next: string) => void (token = next),
    clear: () => void (token = undefined),
  };
  const requestTokens = vi
    .fn<() => Promise<{ accessToken: string; isMainAccount: boolean }>>()
    .mockImplementation(async () => ({
      accessToken: `new-${requestTokens.mock.calls.length}`,
      isMainAccount: true,
    }));
  const withLock = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work);
    turn = mine.then(() => undefined);
    return mine;
  };
  const tabs = Array.from({ length: 3 }, () => createLightSession({ store, withLock, requestTokens }));
  await Promise.all(tabs.map((tab) => tab.refresh()));
  expect(requestTokens).toHaveBeenCalledTimes(1);
  expect(token).toBe('new-1');
});
