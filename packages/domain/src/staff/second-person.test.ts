import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grantRefusal, manageStaffRefusal } from './manage.ts';
import { permissionsHeld, type Role, roles } from './role.ts';
import { areTwoPeople, personBehind, sponsorAfterReset, sponsorOf } from './second-person.ts';

const sponsors = (given: Record<number, number | null>) =>
  new Map(Object.entries(given).map(([id, sponsor]) => [Number(id), sponsor]));

describe('the person behind an account', () => {
  test('is whoever the owner answers for at the end of the line', () => {
    const known = sponsors({ 1: null, 2: 1, 3: 2, 4: null });
    expect([1, 2, 3, 4].map((id) => personBehind(known, id))).toEqual([1, 1, 1, 4]);
    expect(areTwoPeople(known, 2, 3)).toBe(false);
    expect(areTwoPeople(known, 3, 4)).toBe(true);
    expect(areTwoPeople(known, 4, 4)).toBe(false);
  });
  test('is one for accounts that sponsored each other', () => {
    const known = sponsors({ 1: 2, 2: 1, 3: 2, 4: null });
    expect([1, 2, 3].map((id) => personBehind(known, id))).toEqual([1, 1, 1]);
  });
});

const holdsNoOther = { companyRole: null, places: null };
type Account = typeof holdsNoOther & { id: number; roles: readonly Role[]; sponsorId: number | null };
type Act =
  | { readonly kind: 'invite'; readonly by: number; readonly roles: readonly Role[] }
  | { readonly kind: 'grant'; readonly by: number; readonly to: number; readonly roles: readonly Role[] }
  | { readonly kind: 'reset' | 'resetSecondFactor'; readonly by: number; readonly to: number };

const someRoles = fc.uniqueArray(fc.constantFrom(...roles), { minLength: 1, maxLength: 2 });
const place = fc.nat(40);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('invite' as const), by: place, roles: someRoles }),
  fc.record({ kind: fc.constant('grant' as const), by: place, to: place, roles: someRoles }),
  fc.record({ kind: fc.constantFrom('reset' as const, 'resetSecondFactor' as const), by: place, to: place }),
);

/** Simulates everything one insider can do with their own account and those they gain control of. */
function play(people: Account[], insider: Account, acts: readonly Act[]): Set<number> {
  const held = new Set([insider.id]);
  const at = (index: number) => people[index % people.length]!;
  for (const one of acts) {
    const mine = people.filter(({ id }) => held.has(id));
    const manager = mine[one.by % mine.length]!;
    if (!permissionsHeld(manager).includes('staff:manage')) continue;
    if (one.kind === 'invite') {
      if (grantRefusal(manager, { ...one, ...holdsNoOther })) continue;
      const id = people.length + 1;
      people.push({ ...holdsNoOther, id, roles: one.roles, sponsorId: sponsorOf(manager) });
      held.add(id);
      continue;
    }
    const person = at(one.to);
    if (manageStaffRefusal(manager, person)) continue;
    if (one.kind === 'grant') {
      if (!grantRefusal(manager, { ...one, ...holdsNoOther })) person.roles = one.roles;
    } else {
      const known = new Map(people.map(({ id, sponsorId }) => [id, sponsorId]));
      person.sponsorId = sponsorAfterReset(known, manager, person.id);
      // Without mail a reset link is shown to its requester; a second factor alone grants no access.
      if (one.kind === 'reset') held.add(person.id);
    }
  }
  return held;
}

const companyRoles = roles.filter((role) => role !== 'operator');
const company = fc.array(
  fc.record({
    roles: fc.uniqueArray(fc.constantFrom(...companyRoles), { minLength: 1 }),
    sponsor: fc.option(place),
  }),
  { minLength: 1, maxLength: 8 },
);
const insiderRoles = fc.uniqueArray(fc.constantFrom(...companyRoles.filter((role) => role !== 'owner')), {
  minLength: 1,
});

test('S-b: one insider who is no owner never becomes two people, nor reaches finance rights', () => {
  let taken = 0;
  fc.assert(
    fc.property(
      company,
      insiderRoles,
      fc.array(act, { minLength: 10, maxLength: 30 }),
      (others, own, acts) => {
        const people: Account[] = others.map(({ roles: held, sponsor }, index) => ({
          ...holdsNoOther,
          id: index + 1,
          roles: held,
          sponsorId: sponsor === null ? null : (sponsor % others.length) + 1,
        }));
        const insider = { ...holdsNoOther, id: people.length + 1, roles: own, sponsorId: null };
        people.push(insider);
        const held = play(people, insider, acts);
        taken += held.size - 1;
        const known = new Map(people.map(({ id, sponsorId }) => [id, sponsorId]));
        for (const first of held)
          for (const second of held) expect(areTwoPeople(known, first, second)).toBe(false);
        for (const person of people) {
          if (!held.has(person.id) || person.id === insider.id) continue;
          expect(permissionsHeld(person)).not.toContain('finance:review');
          expect(person.roles).not.toContain('owner');
        }
      },
    ),
    { numRuns: 2000 },
  );
  // The property is meaningless unless insiders actually gain control of accounts.
  expect(taken).toBeGreaterThan(2000);
});

test('S-b: an owner answers for the people they let in, and a reset by one does not confirm anybody', () => {
  const known = sponsors({ 7: null, 8: null, 9: 8 });
  expect(sponsorAfterReset(known, { id: 7, roles: ['owner'] }, 9)).toBe(8);
  expect(sponsorAfterReset(known, { id: 7, roles: ['owner'] }, 8)).toBeNull();
  expect(sponsorOf({ id: 7, roles: ['owner', 'admin'] })).toBeNull();
  expect(sponsorOf({ id: 8, roles: ['admin'] })).toBe(8);
});
