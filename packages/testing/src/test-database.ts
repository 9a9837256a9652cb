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
  migrate,
} from '../../../database/migrate.ts';

const migrations = new URL('../../../database/migrations/', import.meta.url);

/** A migrated, empty database named after its migrations: made once, copied by every test file. */
async function template(): Promise<DatabaseAddress> {
  const names = (await readdir(migrations)).sort();
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, migrations), 'utf8')));
  const hash = createHash('sha1').update(texts.join('\n')).digest('hex').slice(0, 12);
  return { ...addressFromEnvironment(), database: `onehaul_template_${hash}` };
}

async function copyTemplate(from: DatabaseAddress, to: DatabaseAddress): Promise<void> {
  // Test files start together: one at a time makes the template or copies it, for a database in use cannot be copied.
  const admin = new pg.Client(connectionAs('postgres', { ...from, database: 'postgres' }));
  await admin.connect();
  try {
    await admin.query(`select pg_advisory_lock(hashtext('onehaul template'))`);
    await createDatabase(from);
    await migrate(from);
    await createDatabase(to, from.database);
  } finally {
    await admin.end();
  }
}

export type TestDatabase = {
  readonly address: DatabaseAddress;
  readonly database: Database;
  /** Runs SQL as the superuser, past every wall: for arranging and for looking. */
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
};

/** A fresh database of its own for one test file. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const from = await template();
  const address = { ...from, database: `onehaul_test_${randomBytes(6).toString('hex')}` };
  await copyTemplate(from, address);
  const database = openDatabase({
    ...connectionAs('onehaul_app', address),
    // How soon the product gives up has a test of its own; no other may fail because the machine is busy.
    connectionTimeoutMillis: 15_000,
    statement_timeout: 15_000,
  });
  const superuser = new pg.Client(connectionAs('postgres', address));
  // A test may kill the server under it; whoever asks it then is told.
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
