import { readFile } from 'node:fs/promises';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import { applyReference } from './apply-reference.ts';

/** Location of the database, without credentials. */
export type DatabaseAddress = { host: string; port: number; database: string };

export function addressFromEnvironment(env: NodeJS.ProcessEnv = process.env): DatabaseAddress {
  return {
    host: env.DATABASE_HOST ?? '127.0.0.1',
    port: Number(env.DATABASE_PORT ?? 5432),
    database: env.DATABASE_NAME ?? 'onehaul',
  };
}

export function connectionAs(role: string, { host, port, database }: DatabaseAddress): pg.ClientConfig {
  return { host, port, database, user: role };
}

async function asAdministrator<T>(
  address: DatabaseAddress,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const admin = process.env.DATABASE_ADMIN ?? 'postgres';
  const client = new pg.Client(connectionAs(admin, { ...address, database: 'postgres' }));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates the roles and the database when missing. */
export async function createDatabase(address: DatabaseAddress): Promise<void> {
  await asAdministrator(address, async (client) => {
    await client.query(await readFile(new URL('roles.sql', import.meta.url), 'utf8'));
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
  const client = new pg.Client(connectionAs('onehaul_owner', address));
  await client.connect();
  try {
    return [...migrations, ...(await applyReference(client))];
  } finally {
    await client.end();
  }
}

/** Applies all pending migrations, forward only. */
export async function migrateSchema(address: DatabaseAddress): Promise<string[]> {
  const client = new pg.Client(connectionAs('onehaul_owner', address));
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
    ...connectionAs('onehaul_owner', address),
    schema: 'job',
    supervise: false,
    schedule: false,
  } as ConstructorOptions);
  await boss.start();
  await boss.stop({ graceful: false });
  const client = new pg.Client(connectionAs('onehaul_owner', address));
  await client.connect();
  await client.query(`
    grant usage on schema job to onehaul_app;
    grant select, insert, update, delete on all tables in schema job to onehaul_app;
    grant usage on all sequences in schema job to onehaul_app;
    grant execute on all functions in schema job to onehaul_app`);
  await client.end();
}

if (import.meta.main) {
  const address = addressFromEnvironment();
  await createDatabase(address);
  const applied = await migrate(address);
  console.log(applied.length > 0 ? `migrated: ${applied.join(', ')}` : 'the database is up to date');
}
