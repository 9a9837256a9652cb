import { expect, test } from 'vitest';
import { addressOf, matchingEntries } from './search-model.ts';

const labels = (typed: string, ...all: string[]) =>
  matchingEntries(
    all.map((label) => ({ label })),
    typed,
  ).map(({ label }) => label);

test('a page is found by any part of its name, without marks; a beginning comes first', () => {
  expect(labels('don', 'Lập đơn', 'Đơn hàng', 'Thành viên')).toEqual(['Đơn hàng', 'Lập đơn']);
  expect(labels(' ÐƠN', 'Đơn hàng')).toEqual([]);
  expect(labels('單', '訂單', '會員')).toEqual(['訂單']);
  expect(labels('', 'Orders', 'Members')).toEqual(['Orders', 'Members']);
  expect(labels('x', 'Orders')).toEqual([]);
});

test('each kind of thing has an address', () => {
  const which = { shopId: 7, id: 42 };
  expect(Object.values(addressOf).map((address) => address(which))).toEqual([
    '/parcels?open=7-42',
    '/orders?open=7-42',
    '/members/7/42',
    '/cases?open=7-42',
    '/batches/7/42',
  ]);
});
