import { readFile } from 'node:fs/promises';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateReferences, generateTables } from '../tools/generate-tables.ts';
import { connectionAs } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('the types of the tables are those of the migrated database', async () => {
  const written = await readFile(new URL('../packages/server/src/db/tables.ts', import.meta.url), 'utf8');
  expect(written).toBe(await generateTables(connectionAs('onehaul_owner', database.address)));
});

test('the references the studio counts are those of the migrated database', async () => {
  const written = await readFile(new URL('../packages/server/src/db/references.ts', import.meta.url), 'utf8');
  expect(written).toBe(await generateReferences(connectionAs('onehaul_owner', database.address)));
});
