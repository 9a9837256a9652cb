import { readFile } from 'node:fs/promises';
import { databaseTls } from '@onehaul/server/config';
import { ownSettings } from '@onehaul/settings/read-settings';
import type { SettingsOf } from '@onehaul/settings/table';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import { applyReference } from './apply-reference.ts';

/** Location of the database, and what its owner and administrator sign in with. */
export type DatabaseAddress = {
  host: string;
  port: number;
  database: string;
  ssl?: pg.ClientConfig['ssl'];
  administrator?: string;
  passwords?: { readonly owner?: string | undefined; readonly administrator?: string | undefined };
};

const owner = 'onehaul_owner';

const addressOf = (settings: SettingsOf<'migrate'>): DatabaseAddress => ({
  host: settings.DATABASE_HOST,
  port: settings.DATABASE_PORT,
  database: settings.DATABASE_NAME,
  ...databaseTls(settings),
  administrator: settings.DATABASE_ADMIN,
  passwords: {
    owner: settings.DATABASE_OWNER_PASSWORD,
    administrator: settings.DATABASE_ADMIN_PASSWORD,
  },
});
export const addressFromEnvironment = () => addressOf(ownSettings('migrate'));

export function connectionAs(role: string, address: DatabaseAddress): pg.ClientConfig {
  const { host, port, database, ssl, passwords, administrator } = address;
  const password =
    role === owner ? passwords?.owner : role === administrator ? passwords?.administrator : undefined;
  return { host, port, database, user: role, ...(ssl && { ssl }), ...(password && { password }) };
}

async function asAdministrator<T>(
  address: DatabaseAddress,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const { administrator = 'postgres' } = address;
  const client = new pg.Client(connectionAs(administrator, { ...address, database: 'postgres' }));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether the database and every role of this release exist. */
async function isThere(address: DatabaseAddress, roles: string): Promise<boolean> {
  const names = [...roles.matchAll(/rolname = '(\w+)'/g)].map(([, name]) => name);
  const client = new pg.Client(connectionAs(owner, address));
  try {
    await client.connect();
    const { rowCount } = await client.query('select from pg_roles where rolname = any($1)', [names]);
    return rowCount === names.length;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** Creates the roles and the database when missing; only then the administrator is needed. */
export async function createDatabase(address: DatabaseAddress): Promise<void> {
  const roles = await readFile(new URL('roles.sql', import.meta.url), 'utf8');
  if (await isThere(address, roles)) return;
  await asAdministrator(address, async (client) => {
    await client.query(roles);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [address.database]);
    if (rowCount) return;
    await client.query(`create database ${pg.escapeIdentifier(address.database)} owner onehaul_owner`);
  });
}

export async function dropDatabase(address: DatabaseAddress): Promise<void> {
  await asAdministrator(address, (client) =>
    client.query(`drop database if exists ${pg.escapeIdentifier(address.database)} with (force)`),
  );
}

/** Applies all pending migrations, then the release's reference data. Returns what it did. */
export async function migrate(address: DatabaseAddress): Promise<string[]> {
  const migrations = await migrateSchema(address);
  const client = new pg.Client(connectionAs(owner, address));
  await client.connect();
  try {
    return [...migrations, ...(await applyReference(client))];
  } finally {
    await client.end();
  }
}

/** Applies all pending migrations, forward only. */
export async function migrateSchema(address: DatabaseAddress): Promise<string[]> {
  const client = new pg.Client(connectionAs(owner, address));
  await client.connect();
  try {
    // A migration that cannot get its lock fails instead of queueing every request behind it.
    await client.query(`set lock_timeout = '2s'`);
    const run = await runner({
      dbClient: client,
      dir: new URL('migrations', import.meta.url).pathname,
      direction: 'up',
      migrationsTable: 'migration',
      migrationsSchema: 'app',
      createMigrationsSchema: true,
      log: () => {},
    });
    await migrateJobs(address);
    return run.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** The job queue has its own schema; only the owner role may migrate it. */
async function migrateJobs(address: DatabaseAddress): Promise<void> {
  const boss = new PgBoss({
    ...connectionAs(owner, address),
    schema: 'job',
    supervise: false,
    schedule: false,
  } as ConstructorOptions);
  await boss.start();
  await boss.stop({ graceful: false });
  const client = new pg.Client(connectionAs(owner, address));
  await client.connect();
  await client.query(`
    grant usage on schema job to onehaul_app;
    grant select, insert, update, delete on all tables in schema job to onehaul_app;
    grant usage on all sequences in schema job to onehaul_app;
    grant execute on all functions in schema job to onehaul_app`);
  await client.end();
}
