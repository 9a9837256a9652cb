import { describe, expect, test } from 'vitest';
import { staffMachine, grantRefusal, roleLossRefusal, manageStaffRefusal } from './manage.ts';
import type { Role } from './role.ts';

const person = (id: number, ...roles: Role[]) => ({ id, roles, companyRole: null, places: null });

describe('an account is changed', () => {
  test('by somebody else who could have given its roles', () => {
    expect(manageStaffRefusal(person(1, 'admin'), person(2, 'clerk', 'service'))).toBeUndefined();
    expect(manageStaffRefusal(person(1, 'owner'), person(2, 'finance'))).toBeUndefined();
    expect(manageStaffRefusal(person(1, 'owner'), person(2, 'owner'))).toBeUndefined();
  });
  test('never by its own person, nor by who holds less', () => {
    expect(manageStaffRefusal(person(1, 'owner'), person(1, 'owner'))).toBe('staff.notYourself');
    expect(manageStaffRefusal(person(1, 'admin'), person(2, 'clerk', 'owner'))).toBe('staff.mayNotGrant');
    expect(manageStaffRefusal(person(1, 'admin'), person(2, 'clerk', 'finance'))).toBe('staff.mayNotGrant');
    expect(manageStaffRefusal(person(1, 'operator'), person(2, 'admin'))).toBe('staff.mayNotGrant');
  });
});

test('an admin makes admins but no owner, and nobody of a company makes an operator', () => {
  expect(grantRefusal(person(1, 'admin'), person(2, 'clerk', 'admin'))).toBeUndefined();
  expect(grantRefusal(person(1, 'admin'), person(2, 'clerk', 'owner'))).toBe('staff.mayNotGrant');
  expect(grantRefusal(person(1, 'owner', 'admin'), person(2, 'operator'))).toBe('staff.mayNotGrant');
});

describe('the last owner and the last operator', () => {
  test('stay what they are', () => {
    expect(roleLossRefusal(person(1, 'owner'), [], [])).toBe('staff.lastOwner');
    expect(roleLossRefusal(person(1, 'owner', 'clerk'), ['clerk'], [person(2, 'admin')])).toBe(
      'staff.lastOwner',
    );
    expect(roleLossRefusal(person(1, 'operator'), [], [])).toBe('staff.lastOwner');
  });
  test('may change in all else, and go when another stays', () => {
    expect(roleLossRefusal(person(1, 'owner', 'clerk'), ['owner'], [])).toBeUndefined();
    expect(roleLossRefusal(person(1, 'owner'), [], [person(2, 'owner')])).toBeUndefined();
    expect(roleLossRefusal(person(1, 'admin'), [], [])).toBeUndefined();
  });
});

test('only the suspended are restored, and only the active suspended', () => {
  expect(staffMachine.events('active')).toEqual(['suspend']);
  expect(staffMachine.events('suspended')).toEqual(['restore']);
});
