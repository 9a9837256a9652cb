import { aShop } from '@onehaul/testing/builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAnotherPerson } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await aShop(database, { tenantId: 2, host: 'harbour.test' });
});
afterAll(() => database.close());

test('S-b: whoever acts second is another person than each of those before, not only another account', async () => {
  const people = await Promise.all(
    ['first', 'second', 'third'].map((name) =>
      aStaffMember(database, 2, { roles: ['clerk'], email: `${name}@company.test` }),
    ),
  );
  const [first, second, third] = people.map(({ id }) => id) as [number, number, number];
  const db = database.database.tenant(2);
  const is = (staffId: number, ...before: (number | null)[]) => isAnotherPerson(db, staffId, ...before);
  expect([await is(first), await is(first, null), await is(first, first)]).toEqual([true, true, false]);
  expect(await is(first, second, third)).toBe(true);
  // Two accounts with the same sponsor count as that one person, also relative to each other.
  await database.sql('update staff set sponsor_id = $1 where id = any($2)', [first, [second, third]]);
  expect([await is(first, second), await is(second, first), await is(second, third)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(await is(first, null, third)).toBe(false);
});
