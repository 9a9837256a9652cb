import { type Module, orderModules } from '@onehaul/domain/shop';
import { expect, test } from 'vitest';
import { paths } from '../../app/paths.ts';
import { bottomPages, menuPathOf, portalGroups } from './portal-pages.ts';

const pathsOf = (modules: Parameters<typeof portalGroups>[0]) =>
  portalGroups(modules).flatMap(({ pages }) => pages.map(({ path }) => path));

test('parcels are in the menu only where the shop consolidates', () => {
  expect(pathsOf(['consolidation'])).toEqual([
    paths.personal,
    paths.notices,
    paths.parcels,
    paths.forecast,
    paths.added,
    paths.placeOrder,
    paths.immediate,
    paths.addresses,
    paths.declare,
    paths.orders,
    paths.cases,
    paths.wallet,
    paths.coupons,
    paths.account,
  ]);
  expect(pathsOf(['agent'])).toEqual([
    paths.personal,
    paths.notices,
    paths.addresses,
    paths.declare,
    paths.wallet,
    paths.coupons,
    paths.agent,
    paths.recommend,
    paths.account,
  ]);
});

test.each(orderModules)('W8: orders and cases are in the menu of a shop with %s alone', (module) => {
  expect(pathsOf([module])).toEqual(expect.arrayContaining([paths.orders, paths.cases]));
});

test('a page behind another keeps that one marked', () => {
  expect(menuPathOf(paths.addedList)).toBe(paths.added);
  expect(menuPathOf(paths.consolidationOrders)).toBe(paths.orders);
  expect(menuPathOf(paths.wallet)).toBe(paths.wallet);
});

test('the bottom tabs are pages of the menu that the shop offers', () => {
  const pathsAt = (modules: readonly Module[]) => bottomPages(modules).map(({ path }) => path);
  expect(pathsAt(['consolidation'])).toEqual([paths.personal, paths.parcels, paths.placeOrder, paths.orders]);
  expect(pathsAt(['cashOnDelivery'])).toEqual([paths.personal, paths.orders]);
  expect(pathsAt([])).toEqual([paths.personal]);
});
