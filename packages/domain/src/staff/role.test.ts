import { describe, expect, test } from 'vitest';
import { type Module, modules } from '../shop.ts';
import {
  gainsApproval,
  isPermissionEnabled,
  mayGrant,
  hasPermission,
  needsSecondFactor,
  permissions,
  permissionsOf,
  type Role,
  roles,
} from './role.ts';

test('every permission is held by a role, and no role holds one twice', () => {
  for (const permission of permissions) {
    expect(
      roles.some((role) => hasPermission([role], permission)),
      permission,
    ).toBe(true);
  }
  for (const role of roles) expect(new Set(permissionsOf[role]).size).toBe(permissionsOf[role].length);
});

test('several roles may do what any of them may, and none may do nothing', () => {
  expect(hasPermission(['clerk', 'finance'], 'rate:set')).toBe(true);
  expect(hasPermission(['clerk'], 'rate:set')).toBe(false);
  expect(hasPermission([], 'member:read')).toBe(false);
});

test('the platform’s operators see no member, and a company’s people no other company', () => {
  for (const permission of permissions.filter((name) => name.startsWith('member:'))) {
    expect(hasPermission(['operator'], permission)).toBe(false);
  }
  const others = roles.filter((role) => role !== 'operator');
  expect(others.filter((role) => hasPermission([role], 'company:read'))).toEqual([]);
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
  expect(roles.filter((role) => needsSecondFactor([role]))).toEqual([
    'service',
    'finance',
    'admin',
    'owner',
    'operator',
  ]);
  expect(needsSecondFactor(['clerk', 'finance'])).toBe(true);
  expect(needsSecondFactor([])).toBe(false);
});

test('a right to approve is gained once, by the role that brings it', () => {
  expect(gainsApproval([], ['clerk'])).toBe(false);
  expect(gainsApproval(['clerk'], ['clerk', 'service'])).toBe(true);
  expect(gainsApproval(['service'], ['service', 'finance'])).toBe(true);
  expect(gainsApproval(['owner'], ['owner', 'finance'])).toBe(false);
});

describe('who gives which role', () => {
  test.each<[Role, Role[]]>([
    ['clerk', []],
    ['service', []],
    ['finance', []],
    ['admin', ['clerk', 'service', 'admin']],
    ['owner', ['clerk', 'service', 'finance', 'admin', 'owner']],
    ['operator', ['operator']],
  ])('S-b: %s', (held, given) => {
    expect(roles.filter((role) => mayGrant([held], role))).toEqual(given);
  });
  test('S-b: several roles together grant no more than the owner’s rule allows', () => {
    expect(mayGrant(['admin', 'finance'], 'finance')).toBe(false);
    expect(mayGrant(['admin', 'finance'], 'owner')).toBe(false);
    expect(mayGrant(['finance', 'service'], 'service')).toBe(false);
  });
});
