import { readFileSync } from 'node:fs';
import { createTestDatabase } from '@onehaul/testing/test-database';
import { expect, test } from 'vitest';
import { sourceFiles } from '../tools/source-files.ts';
import { tablesWrittenIn } from '../tools/draw-docs.ts';

/** Tenant tables that no statement of the product writes, and why. */
const withoutWriter: Record<string, string> = {
  promise_day: 'replaced by shop_day; dropped once no running process reads it',
};

const tenantTables = `
  select c.relname as name from pg_class c
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped)
  order by 1`;
/** Ledger, tallies and revisions are written by functions and triggers of the database. */
const functionBodies = `select prosrc as body from pg_proc where pronamespace = 'app'::regnamespace`;

test('every tenant table has a writer, or a reason', async () => {
  const database = await createTestDatabase();
  try {
    const tables = (await database.sql(tenantTables)).map(({ name }) => String(name));
    const known = new Set(tables);
    const texts = [
      ...sourceFiles('packages/server/src/**/*.ts')
        .filter((path) => !path.endsWith('.test.ts'))
        .map((path) => readFileSync(path, 'utf8')),
      ...(await database.sql(functionBodies)).map(({ body }) => String(body)),
    ];
    const written = new Set(texts.flatMap(tablesWrittenIn).filter((table) => known.has(table)));
    const missing = tables.filter((table) => !written.has(table));
    console.log(`writers: ${written.size} of ${tables.length} tenant tables; without: ${missing.join(', ')}`);
    expect(missing).toEqual(Object.keys(withoutWriter).toSorted());
  } finally {
    await database.close();
  }
});
