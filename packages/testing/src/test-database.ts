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

const folder = new URL('../../../database/', import.meta.url);

/** A migrated, empty database named after its roles and migrations: made once, copied by every test file. */
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

/** Test files start together: one makes the template, and it has its name only once it can be copied. */
const makeTemplate = (template: DatabaseAddress) =>
  asSuperuser(template, async (admin) => {
    await admin.query(`select pg_advisory_lock(hashtext('onehaul template'))`);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template.database]);
    if (rowCount) return;
    const unfinished = { ...template, database: `${template.database}_unfinished` };
    await dropDatabase(unfinished);
    await createDatabase(unfinished);
    await migrate(unfinished);
    await admin.query(`alter database ${unfinished.database} rename to ${template.database}`);
  });

const copyTemplate = (template: DatabaseAddress, name: string) =>
  asSuperuser(template, (admin) =>
    admin.query(`create database ${name} owner onehaul_owner template ${template.database}`),
  );

let made: Promise<DatabaseAddress> | undefined;
/** Asked for once in a process: looking whether everything is migrated costs more than the copy. */
const madeTemplate = () =>
  (made ??= (async () => {
    const address = await templateAddress();
    await makeTemplate(address);
    return address;
  })());

export type TestDatabase = {
  readonly address: DatabaseAddress;
  readonly database: Database;
  /** Runs SQL as the superuser, past every wall: for arranging and for looking. */
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
};

/** A fresh database of its own for one test file. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const from = await madeTemplate();
  const address = { ...from, database: `onehaul_test_${randomBytes(6).toString('hex')}` };
  await copyTemplate(from, address.database);
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
