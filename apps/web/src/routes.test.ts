import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { needsSignIn } from './app/paths.ts';
import routes from './routes.ts';

const addressesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [`/${path}`]),
    ...addressesOf(children),
  ]);
const addresses = addressesOf(routes);

const open = [
  ['/', '/index', '/login', '/register', '/outside/trajectory', '/message', '/news-detail', '/redirect/*'],
  ['/charge-introduce', '/volume-conversion', '/shipping-calculation', '/teach', '/logistics-query'],
  ['/procedure-domestic', '/help', '/help/rich', '/service', '/service/about-Us', '/service/privacy'],
  ['/service/term', '/service/carriage-treaty', '/service/contact-Us'],
  ['/consolidation', '/consolidation/problem', '/consolidation/contraband', '/consolidation/teach'],
  ['/consolidation/volume-conversion', '/consolidation/shipping-calculation'],
  ['/consolidation/lost-handle', '/consolidation/precautions', '/consolidation/pickup-point'],
].flat();
const ofMembers = [
  ['personal', 'order', 'agent', 'recommend', 'account', 'declare', 'coupon', 'notify', 'added'].map(
    (name) => `/member/${name}`,
  ),
  ['/member', '/member/added-list', '/member/address-domestic', '/member/flow'],
  ['/consolidation/place-order', '/consolidation/order', '/consolidation/immediate'],
  '/consolidation/forecast',
  ['upload', 'order', 'reappear'].map((name) => `/back/${name}`),
  ['category', 'sku', 'problem', 'warehouse', 'inventory', 'order', 'pendShipOrder', 'ShippedOrder'].map(
    (name) => `/cod/${name}`,
  ),
  '/cod/upload',
  ['shop', 'order', 'pendShipOrder', 'ShippedOrder', 'shipperUpload'].map((name) => `/shopee/${name}`),
  ['/same/upload', '/same/order', '/dedicated/place-order', '/dedicated/order'],
].flat();

test.each([...open, ...ofMembers])('%s of §2 is a page, in its own spelling and once', (address) => {
  expect(addresses.filter((one) => one.toLowerCase() === address.toLowerCase())).toEqual([address]);
});

test('pages of members ask who is there, and no other page of §2 does', () => {
  expect(ofMembers.filter((address) => !needsSignIn(address))).toEqual([]);
  expect(open.filter(needsSignIn)).toEqual([]);
});
