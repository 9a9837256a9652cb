import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { companyPermissions, companyRoleRefusal, permissionGroups } from './company-role.ts';
import { assignmentRefusal, grantRefusal, manageStaffRefusal } from './manage.ts';
import { coversPlaces, type Places } from './place.ts';
import {
  mayGrantPermissions,
  needsSecondFactor,
  type Permission,
  permissionsHeld,
  type Role,
} from './role.ts';

test('every permission of a company is in exactly one group', () => {
  const grouped = Object.values(permissionGroups).flat();
  expect(grouped.toSorted()).toEqual(companyPermissions.toSorted());
});

test('the second factor follows the permissions, whatever the role is called', () => {
  const withRole = (...permissions: Permission[]) =>
    permissionsHeld({ roles: [], companyRole: { permissions } });
  expect(needsSecondFactor(withRole('parcel:work', 'order:work'))).toBe(false);
  expect(needsSecondFactor(withRole('parcel:work', 'member:reveal'))).toBe(true);
});

const role = (id: number, ...permissions: Permission[]) => ({ id, permissions });
const manager = (
  roles: Role[],
  companyRole: ReturnType<typeof role> | null = null,
  places: Places = null,
) => ({
  roles,
  companyRole,
  places,
});

describe('a company role', () => {
  test('is made and changed by who holds all of it, before and after', () => {
    const admin = manager(['admin']);
    expect(companyRoleRefusal(admin, undefined, ['order:work'])).toBeUndefined();
    expect(companyRoleRefusal(admin, role(1, 'order:work'), ['order:read'])).toBeUndefined();
    expect(companyRoleRefusal(admin, undefined, ['rate:set'])).toBe('staff.mayNotGrant');
    expect(companyRoleRefusal(admin, role(1, 'rate:set'), ['order:read'])).toBe('staff.mayNotGrant');
    expect(companyRoleRefusal(admin, role(1, 'rate:set'), [])).toBe('staff.mayNotGrant');
    expect(companyRoleRefusal(manager(['clerk']), undefined, ['parcel:read'])).toBe('staff.mayNotGrant');
  });
  test('with the right to release money is the owner’s, even for somebody who has it from a role', () => {
    const trusted = manager(['admin', 'finance'], role(9, 'finance:review', 'staff:manage'));
    expect(companyRoleRefusal(trusted, undefined, ['finance:review'])).toBe('staff.mayNotGrant');
    expect(companyRoleRefusal(manager(['owner']), undefined, ['finance:review'])).toBeUndefined();
  });
  test('is never made by the operator, nor with the operator’s permission', () => {
    expect(companyRoleRefusal(manager(['operator']), undefined, ['audit:read'])).toBe('staff.mayNotGrant');
    expect(companyRoleRefusal(manager(['owner']), undefined, ['company:read'])).toBe('staff.mayNotGrant');
  });
  test('is not changed by its own holder, nor by somebody limited to places', () => {
    const own = role(4, 'staff:manage', 'order:work');
    expect(companyRoleRefusal(manager(['admin'], own), own, ['order:work'])).toBe('staff.ownRole');
    const limited = manager(['admin'], null, [{ shopId: 1, warehouseId: null }]);
    expect(companyRoleRefusal(limited, undefined, ['order:work'])).toBe('staff.mayNotGrant');
  });
});

test('an assignment needs a role and a place, and an owner is never limited', () => {
  const places = [{ shopId: 1, warehouseId: null }];
  expect(assignmentRefusal(manager([]))).toBe('staff.roleMissing');
  expect(assignmentRefusal(manager([], role(1, 'order:work'), places))).toBeUndefined();
  expect(assignmentRefusal(manager(['clerk'], null, []))).toBe('staff.placeMissing');
  expect(assignmentRefusal(manager(['owner'], null, places))).toBe('staff.ownerEverywhere');
});

test('places one does not have are neither assigned nor taken', () => {
  const limited = { id: 1, ...manager(['admin'], null, [{ shopId: 1, warehouseId: null }]) };
  const clerkAt = (places: Places) => ({ id: 2, ...manager(['clerk'], null, places) });
  expect(grantRefusal(limited, clerkAt([{ shopId: 1, warehouseId: 5 }]))).toBeUndefined();
  for (const places of [null, [{ shopId: 2, warehouseId: null }], [{ shopId: 2, warehouseId: 5 }]])
    expect(manageStaffRefusal(limited, clerkAt(places))).toBe('staff.mayNotPlace');
});

type Person = ReturnType<typeof manager> & { id: number };
const upTo = (maxLength: number) =>
  fc.uniqueArray(fc.constantFrom(...companyPermissions), { minLength: 1, maxLength });
const someRoles = fc.uniqueArray(fc.constantFrom<Role[]>('clerk', 'service', 'finance', 'admin', 'owner'), {
  maxLength: 1,
});
const place = fc.record({
  shopId: fc.integer({ min: 1, max: 2 }),
  warehouseId: fc.constantFrom(1, 2, null),
});
const somePlaces: fc.Arbitrary<Places> = fc.oneof(
  fc.constant(null),
  fc.array(place, { minLength: 1, maxLength: 3 }),
);
const index = fc.nat(40);
const act = fc.oneof(
  fc.record({ kind: fc.constant('save' as const), by: index, role: index, permissions: upTo(2) }),
  fc.record({
    kind: fc.constantFrom('invite' as const, 'assign' as const),
    by: index,
    to: index,
    roles: someRoles,
    role: fc.option(index),
    places: somePlaces,
  }),
  fc.record({ kind: fc.constant('takeOver' as const), by: index, to: index }),
);

test('nobody gains a permission or a place: not by roles, invitations, assignments or resets', () => {
  let done = 0;
  fc.assert(
    fc.property(
      fc.array(upTo(30), { minLength: 2, maxLength: 4 }),
      fc.record({ roles: someRoles, role: fc.option(index), places: somePlaces }),
      fc.array(act, { minLength: 10, maxLength: 30 }),
      (given, own, acts) => {
        // The insider is always a manager: of other people the rules allow nothing.
        const roles = given.map((permissions, at) => role(at, ...permissions, 'staff:manage'));
        const insider: Person = {
          id: 0,
          ...manager(own.roles, roles[(own.role ?? 0) % roles.length]!, own.places),
        };
        const before = { permissions: permissionsHeld(insider), places: insider.places };
        const people: Person[] = [
          insider,
          { id: 1, ...manager(['clerk']) },
          { id: 2, ...manager(['owner']) },
        ];
        const held = new Set([0]);
        for (const one of acts) {
          const mine = people.filter(({ id }) => held.has(id));
          const by = mine[one.by % mine.length]!;
          if (one.kind === 'save') {
            const which = one.role % (roles.length + 1);
            if (companyRoleRefusal(by, roles[which], one.permissions)) continue;
            roles[which] = role(which, ...one.permissions);
            // A change reaches all who hold the role.
            for (const person of people)
              if (person.companyRole?.id === which) person.companyRole = roles[which];
            done += 1;
          } else if (one.kind === 'takeOver') {
            const person = people[one.to % people.length]!;
            if (manageStaffRefusal(by, person)) continue;
            held.add(person.id);
          } else {
            const companyRole = one.role === null ? null : roles[one.role % roles.length]!;
            const wanted = manager(one.roles, companyRole, one.places);
            if (assignmentRefusal(wanted) ?? grantRefusal(by, wanted)) continue;
            if (one.kind === 'invite') {
              held.add(people.length);
              people.push({ id: people.length, ...wanted });
            } else {
              const person = people[one.to % people.length]!;
              if (manageStaffRefusal(by, person)) continue;
              Object.assign(person, wanted);
            }
            done += 1;
          }
        }
        for (const person of people.filter(({ id }) => held.has(id))) {
          expect(before.permissions).toEqual(expect.arrayContaining(permissionsHeld(person)));
          expect(coversPlaces(before.places, person.places)).toBe(true);
        }
      },
    ),
    { numRuns: 1000 },
  );
  // The property is meaningless unless changes are made.
  expect(done).toBeGreaterThan(400);
});

test('what may be granted is what is held, for all holdings', () => {
  fc.assert(
    fc.property(someRoles, upTo(12), upTo(3), (roles, has, wanted) => {
      const holding = manager(roles, role(1, ...has));
      const missing = wanted.filter((permission) => !permissionsHeld(holding).includes(permission));
      expect(mayGrantPermissions(holding, wanted) && missing.length > 0).toBe(false);
    }),
  );
});
