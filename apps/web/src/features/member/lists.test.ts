import { memberCalls } from '@onehaul/contract/member';
import { sessionCalls } from '@onehaul/contract/session';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Send } from '../../app/session-context.tsx';
import { signInsKey, signInsQuery, subAccountsKey, subAccountsQuery } from './member-queries.ts';
import { pageAfterRemoval } from './page-after-removal.ts';
import { secondsLeft } from './seconds-left.ts';
import { sectionsOf } from './sections.ts';

function recordingSend() {
  const sent: [path: string, input: unknown][] = [];
  const send = (async (call, input) => {
    sent.push([call.path, input]);
    return { items: [], total: 0 };
  }) as Send;
  return { sent, send };
}

test('each page of a list is asked for once, until a change makes all pages old', async () => {
  const { sent, send } = recordingSend();
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  await queries.fetchQuery(subAccountsQuery(send, 1));
  await queries.fetchQuery(subAccountsQuery(send, 2));
  await queries.fetchQuery(subAccountsQuery(send, 1));
  await queries.fetchQuery(signInsQuery(send, 1));
  expect(sent).toEqual([
    [memberCalls.subAccounts.path, { pageIndex: 1, pageRows: 10 }],
    [memberCalls.subAccounts.path, { pageIndex: 2, pageRows: 10 }],
    [sessionCalls.list.path, { pageIndex: 1, pageRows: 10 }],
  ]);
  await queries.invalidateQueries({ queryKey: subAccountsKey });
  await queries.fetchQuery(subAccountsQuery(send, 2));
  await queries.fetchQuery(signInsQuery(send, 1));
  expect(sent.slice(3).map(([path]) => path)).toEqual([memberCalls.subAccounts.path]);
  expect(signInsKey).not.toEqual(subAccountsKey);
});

test.each([
  [3, 20, 2],
  [3, 21, 3],
  [1, 0, 1],
  [2, 40, 2],
])('page %i with %i rows left shows page %i', (shown, left, expected) => {
  expect(pageAfterRemoval(shown, left, 10)).toBe(expected);
});

test.each([
  [undefined, 0, 0],
  [60_000, 0, 60],
  [60_000, 1, 60],
  [60_000, 59_001, 1],
  [60_000, 60_000, 0],
  [60_000, 99_000, 0],
])('until %s at %i there are %i seconds', (until, now, left) => {
  expect(secondsLeft(until, now)).toBe(left);
});

test('a sub-account is offered neither sub-accounts nor the closing of the account (A16)', () => {
  const ids = (isMainAccount: boolean) => sectionsOf({ isMainAccount }).map(({ id }) => id);
  expect(ids(true)).toContain('sub-accounts');
  expect(ids(true)).toContain('closing');
  expect(ids(false)).toEqual(['profile', 'avatar', 'password', 'sign-ins', 'on-phone']);
});
