import { permissionsOf, type Role, roles } from '@onehaul/domain/staff/role';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { canSee, landingPathFor, pages, pagesFor } from './navigation.ts';
import { routes } from '../router.tsx';

const stations = [
  ['receive', 'measure', 'putAway', 'hold', 'pick', 'pack'],
  ['boxes', 'stockIn', 'returnsIn', 'measureAgain', 'services'],
].flat();
/** Desks in menu order. */
const desks = [
  ['members', 'cases'],
  ['parcels', 'unclaimed', 'orders', 'exceptions', 'adjust', 'batches', 'arrivals', 'consignees'],
  ['stock', 'cod', 'marketplaces', 'returns', 'peers', 'dedicated'],
  ['finance', 'moneyAccounts', 'tariffs', 'carrierInvoices', 'reports'],
  ['campaigns', 'agents', 'reviews'],
  [
    'launch',
    'companies',
    'plans',
    'invoices',
    'platformAnnouncements',
    'dictionaries',
    'studio',
    'rules',
    'printers',
    'domains',
    'staff',
    'audit',
    'plan',
    'operatorAccess',
    'archives',
    'failures',
  ],
].flat();
const operators = ['companies', 'plans', 'invoices', 'platformAnnouncements', 'dictionaries'];
const desksBut = (...hidden: string[]) =>
  desks.filter((name) => ![...operators, 'plan', 'operatorAccess', 'archives', ...hidden].includes(name));
const menus: Record<Role, string[]> = {
  clerk: [
    'board',
    ...stations,
    ...desksBut(
      'campaigns',
      'reviews',
      'cod',
      'peers',
      'finance',
      'agents',
      'moneyAccounts',
      'carrierInvoices',
      'reports',
      'launch',
      'studio',
      'rules',
      'printers',
      'domains',
      'staff',
      'audit',
      'failures',
    ),
  ],
  service: [
    'board',
    'hold',
    'services',
    ...desksBut(
      'arrivals',
      'finance',
      'moneyAccounts',
      'carrierInvoices',
      'reports',
      'staff',
      'audit',
      'failures',
    ),
  ],
  finance: [
    'board',
    'services',
    ...desksBut(
      'unclaimed',
      'arrivals',
      'consignees',
      'stock',
      'marketplaces',
      'returns',
      'reviews',
      'staff',
      'failures',
    ),
  ],
  admin: ['board', ...stations, ...desksBut()],
  owner: ['board', ...stations, ...desks.filter((name) => !operators.includes(name))],
  operator: [...operators, 'staff', 'audit', 'failures'],
};

test.each(roles)('the menu of %s', (role) => {
  expect(pagesFor(permissionsOf[role]).map(({ name }) => name)).toEqual(menus[role]);
});

const mayOpen = (address: string, role: Role) =>
  canSee(
    matchRoutes(routes, address)!.map(({ route }) => route),
    permissionsOf[role],
  );

test.each(roles)('the pages that %s may open are those of the menu, however they are spelled', (role) => {
  for (const spelled of [
    (path: string) => path,
    (path: string) => `${path}/`,
    (path: string) => path.toUpperCase(),
  ]) {
    const open = pages.filter(({ path }) => mayOpen(spelled(path), role));
    expect(open.map(({ name }) => name)).toEqual(menus[role]);
  }
});

test('everybody starts at a page they may see, and may see their own account', () => {
  for (const role of roles) expect(mayOpen(landingPathFor(permissionsOf[role]), role)).toBe(true);
  expect(landingPathFor(permissionsOf.clerk)).toBe('/stations/receive');
  expect(landingPathFor(permissionsOf.owner)).toBe('/board');
  expect(landingPathFor(permissionsOf.operator)).toBe('/companies');
  expect(landingPathFor(['member:read'])).toBe('/members');
  expect(landingPathFor([])).toBe('/account');
  expect(landingPathFor(permissionsOf.owner, [{ state: 'preparing' }, { state: 'practice' }])).toBe(
    '/launch',
  );
  expect(landingPathFor(permissionsOf.owner, [{ state: 'preparing' }, { state: 'live' }])).toBe('/board');
  expect(landingPathFor(permissionsOf.admin, [{ state: 'preparing' }])).toBe('/board');
  for (const role of roles) expect(mayOpen('/account', role)).toBe(true);
});
