import { orderModules } from '@onehaul/domain/shop';
import { expect, test } from 'vitest';
import { paths } from '../../app/paths.ts';
import { menuPathOf, portalGroups, portalTitleOf } from './portal-pages.ts';

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
  expect(portalTitleOf(paths.addedList)).toBe('title.addedList');
});

test('every page knows its name', () => {
  expect(portalTitleOf(paths.forecast)).toBe('title.forecast');
  expect(portalTitleOf(paths.account)).toBe('title.account');
  expect(portalTitleOf(paths.consolidationOrders)).toBe('title.orders');
  expect(portalTitleOf('/member/pay/0A1B2C3D4E5F6G7H')).toBe('title.pay');
});
