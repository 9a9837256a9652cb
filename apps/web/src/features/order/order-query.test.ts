import { expect, test } from 'vitest';
import { inputOf, openedByLink } from './order-input.ts';
import { gatherOrders } from './order-query.ts';

const all = { search: '', filters: {} };
const now = Date.parse('2026-11-15T12:00:00Z');

test('an address is asked as the call takes it', () => {
  const filters = { stage: 'toShip', warehouse: '3', line: '12', since: '7' };
  expect(inputOf({ search: 'SF1', filters }, now)).toEqual({
    search: 'SF1',
    stage: 'toShip',
    warehouseId: 3,
    lineId: 12,
    createdFrom: new Date('2026-11-08T12:00:00Z'),
  });
});

test('what an address says that nobody offers is as if it were not said', () => {
  const filters = { stage: 'sold', warehouse: '1e3', line: '-1', since: '8' };
  expect(inputOf({ search: 'x'.repeat(80), filters }, now)).toEqual({ search: 'x'.repeat(60) });
});

test('a workbook gets each order once, and no more than it takes', async () => {
  let calls = 0;
  const answering = (total: number, idsOf: (page: number) => number[]) =>
    (async (_: unknown, { pageIndex }: { pageIndex: number }) => {
      calls += 1;
      return { total, items: idsOf(pageIndex).map((id) => ({ id })) };
    }) as never;
  const pages = [[1, 2], [2, 3], []];
  expect(
    await gatherOrders(
      answering(250, (page) => pages[page - 1]!),
      all,
    ),
  ).toEqual([1, 2, 3]);
  expect(calls).toBe(3);
  const hundred = (page: number) => Array.from({ length: 100 }, (_, at) => page * 100 + at);
  expect(await gatherOrders(answering(90_000, hundred), all)).toHaveLength(1000);
  expect(calls).toBe(13);
});

test('a link to an order opens it and keeps the rest', () => {
  expect(openedByLink(new URLSearchParams('order=12&stage=unpaid'))?.toString()).toBe('stage=unpaid&open=12');
  expect(openedByLink(new URLSearchParams('order=x'))?.toString()).toBe('');
  expect(openedByLink(new URLSearchParams('open=12'))).toBeUndefined();
});
