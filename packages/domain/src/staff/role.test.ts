import { describe, expect, test } from 'vitest';
import { type Module, modules } from '../shop.ts';
import {
  gainsApproval,
  isPermissionEnabled,
  mayGrant,
  needsSecondFactor,
  permissions,
  permissionsHeld,
  permissionsOf,
  type Role,
  roles,
} from './role.ts';

const holding = (...held: Role[]) => ({ roles: held, companyRole: null });
const held = (...names: Role[]) => permissionsHeld(holding(...names));

test('every permission is held by a role, and no role holds one twice', () => {
  for (const permission of permissions) {
    expect(
      roles.some((role) => held(role).includes(permission)),
      permission,
    ).toBe(true);
  }
  for (const role of roles) expect(new Set(permissionsOf[role]).size).toBe(permissionsOf[role].length);
});

test('several roles may do what any of them may, and none may do nothing', () => {
  expect(held('clerk', 'finance').includes('rate:set')).toBe(true);
  expect(held('clerk').includes('rate:set')).toBe(false);
  expect(held().includes('member:read')).toBe(false);
});

test('the platform’s operators see no member, and a company’s people no other company', () => {
  for (const permission of permissions.filter((name) => name.startsWith('member:'))) {
    expect(held('operator').includes(permission)).toBe(false);
  }
  const others = roles.filter((role) => role !== 'operator');
  for (const own of ['company:read', 'reference:read', 'reference:edit'] as const)
    expect(others.filter((role) => held(role).includes(own))).toEqual([]);
});

test('rights over a part that is switched off are worth nothing; stock serves two parts', () => {
  const offIn = (on: readonly Module[]) =>
    permissions.filter((permission) => !isPermissionEnabled(permission, on));
  expect(offIn(modules)).toEqual([]);
  expect(new Set(offIn(['consolidation']).map((permission) => permission.split(':')[0]))).toEqual(
    new Set(['agent', 'stock', 'cod', 'marketplace', 'return', 'peer', 'dedicated']),
  );
  for (const part of ['cashOnDelivery', 'returns'] as const)
    expect(isPermissionEnabled('stock:work', [part])).toBe(true);
  expect(isPermissionEnabled('cod:read', ['returns'])).toBe(false);
});

test('S-a: a second factor is for every role that can reveal, pay, reset or hand out rights', () => {
  expect(roles.filter((role) => needsSecondFactor(held(role)))).toEqual([
    'service',
    'finance',
    'admin',
    'owner',
    'operator',
  ]);
  expect(needsSecondFactor(held('clerk', 'finance'))).toBe(true);
  expect(needsSecondFactor(held())).toBe(false);
});

test('a right to approve is gained once, by the role that brings it', () => {
  expect(gainsApproval(held(), held('clerk'))).toBe(false);
  expect(gainsApproval(held('clerk'), held('clerk', 'service'))).toBe(true);
  expect(gainsApproval(held('service'), held('service', 'finance'))).toBe(true);
  expect(gainsApproval(held('owner'), held('owner', 'finance'))).toBe(false);
});

describe('who gives which role', () => {
  test.each<[Role, Role[]]>([
    ['clerk', []],
    ['service', []],
    ['finance', []],
    ['admin', ['clerk', 'service', 'admin']],
    ['owner', ['clerk', 'service', 'finance', 'admin', 'owner']],
    ['operator', ['operator']],
  ])('S-b: %s', (manager, given) => {
    expect(roles.filter((role) => mayGrant(holding(manager), role))).toEqual(given);
  });
  test('S-b: several roles together grant no more than the owner’s rule allows', () => {
    expect(mayGrant(holding('admin', 'finance'), 'finance')).toBe(false);
    expect(mayGrant(holding('admin', 'finance'), 'owner')).toBe(false);
    expect(mayGrant(holding('finance', 'service'), 'service')).toBe(false);
  });
});
