import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { type Database, openDatabase } from '@onehaul/server/db/database';
import pg from 'pg';
import {
  addressFromEnvironment,
  connectionAs,
  createDatabase,
  type DatabaseAddress,
  dropDatabase,
  migrateSchema,
} from '../../../database/migrate.ts';

const folder = new URL('../../../database/', import.meta.url);

/** Template: a migrated database without reference data, named by a hash of roles and migrations; copied per test file. */
async function templateAddress(): Promise<DatabaseAddress> {
  const migrations = (await readdir(new URL('migrations', folder))).sort();
  const names = ['roles.sql', ...migrations.map((name) => `migrations/${name}`)];
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  const hash = createHash('sha1').update(texts.join('\n')).digest('hex').slice(0, 12);
  return { ...addressFromEnvironment(), database: `onehaul_template_${hash}` };
}

async function asSuperuser<T>(address: DatabaseAddress, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client(connectionAs('postgres', { ...address, database: 'postgres' }));
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Test files run concurrently: one builds the template under an advisory lock and renames it when done. */
const makeTemplate = (template: DatabaseAddress) =>
  asSuperuser(template, async (admin) => {
    await admin.query(`select pg_advisory_lock(hashtext('onehaul template'))`);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template.database]);
    if (rowCount) return;
    const unfinished = { ...template, database: `${template.database}_unfinished` };
    await dropDatabase(unfinished);
    await createDatabase(unfinished);
    await migrateSchema(unfinished);
    await admin.query(`alter database ${unfinished.database} rename to ${template.database}`);
  });

const copyTemplate = (template: DatabaseAddress, name: string) =>
  asSuperuser(template, (admin) =>
    admin.query(`create database ${name} owner onehaul_owner template ${template.database}`),
  );

let made: Promise<DatabaseAddress> | undefined;
/** Memoized per process: checking the migrations costs more than the copy. */
const ensureTemplate = () =>
  (made ??= (async () => {
    const address = await templateAddress();
    await makeTemplate(address);
    return address;
  })());

export type TestDatabase = {
  readonly address: DatabaseAddress;
  readonly database: Database;
  /** Runs SQL as the superuser, bypassing row-level security: for setup and assertions. */
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
};

/** Creates a separate database for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const from = await ensureTemplate();
  const address = { ...from, database: `onehaul_test_${randomBytes(6).toString('hex')}` };
  await copyTemplate(from, address.database);
  const database = openDatabase({
    ...connectionAs('onehaul_app', address),
    // Long timeouts: a busy machine must not fail a test; the production timeouts have their own test.
    connectionTimeoutMillis: 15_000,
    statement_timeout: 15_000,
  });
  const superuser = new pg.Client(connectionAs('postgres', address));
  // A test may kill the server; a pending query then rejects by itself.
  superuser.on('error', () => undefined);
  await superuser.connect();
  return {
    address,
    database,
    sql: async (text, values) => (await superuser.query(text, values)).rows,
    async close() {
      await Promise.all([database.close(), superuser.end()]);
      await dropDatabase(address);
    },
  };
}
