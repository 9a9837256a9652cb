import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDatabase } from '@onehaul/server/db/database';
import pg from 'pg';
import { connectionAs } from '../database/migrate.ts';
import { giveToPostgres, runAsPostgres } from '../database/rehearsal/postgres-commands.ts';
import { type Backup, restoreCluster } from '../database/rehearsal/restored-cluster.ts';
import type { Fault } from './fault.ts';
import { openFleet } from './parts/fleet.ts';
import { withOwnPostgres } from './parts/own-postgres.ts';
import { payAll, tokensOf } from './parts/payers.ts';
import { until } from './parts/processes.ts';
import { secretSettings } from './parts/secrets.ts';
import { audit, openWorld, type World } from './parts/world.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const lengths = {
  full: { members: 30, ordersEach: 300, clients: 24 },
  short: { members: 4, ordersEach: 40, clients: 8 },
};
const stanza = 'onehaul';
const archiveMs = 60_000;

const folders = ['backup', 'backup/repository', 'backup/lock', 'backup/log', 'backup/spool', 'copies'];
const configOf = (folder: string) => join(folder, 'pgbackrest.conf');

/** The configuration of an installation, in the folder of the cluster. */
async function writeConfig(folder: string, port: number): Promise<void> {
  const example = await readFile(join(root, 'deploy/backup/pgbackrest.conf.example'), 'utf8');
  const config = example
    .replaceAll('/var/lib/onehaul/backup', join(folder, 'backup'))
    .replace('@CIPHER_PASS@', 'a passphrase of a fault test')
    .replace('@DATA@', join(folder, 'data'))
    .replace('@SOCKET@', folder)
    .replace('@PORT@', String(port))
    .replace(
      'compress-type',
      `log-path=${folder}/backup/log\nspool-path=${folder}/backup/spool\ncompress-type`,
    );
  for (const name of folders) {
    await mkdir(join(folder, name), { recursive: true });
    giveToPostgres(join(folder, name));
  }
  await writeFile(configOf(folder), config);
}

const backUp = (folder: string, word: 'full' | 'verify') =>
  runAsPostgres(['sh', join(root, 'deploy/backup/backup.sh'), word], folder, {
    PGBACKREST_CONFIG: configOf(folder),
    BACKUP_STATE: join(folder, 'backup'),
  });

/** The command of an installation, as its timer runs it. Returns what it complains about. */
async function rehearse(folder: string, database: string, words: readonly string[]): Promise<string> {
  const command = [
    'database/rehearse-restore.ts',
    '--config',
    configOf(folder),
    '--folder',
    join(folder, 'copies'),
  ];
  const environment = {
    ...process.env,
    ...secretSettings,
    DATABASE_NAME: database,
    STORAGE: 'disk',
    STORAGE_DIR: join(folder, 'copies'),
  };
  return run(process.execPath, [...command, ...words], { cwd: root, env: environment }).then(
    () => '',
    (error: { stderr: string }) => error.stderr.trim() || 'it failed without a word',
  );
}

/** Ends the current WAL file, and returns its name when it is archived. */
async function archiveWal({ database }: World): Promise<string> {
  const [switched] = await database.sql('select pg_walfile_name(pg_switch_wal()) as name');
  await until(
    'the WAL is archived',
    async () => {
      const [archiver] = await database.sql('select last_archived_wal from pg_stat_archiver');
      return String(archiver!.last_archived_wal) >= String(switched!.name);
    },
    archiveMs,
  );
  return String(switched!.name);
}

/** The world as it was at a time, by a restore. */
async function auditAt(
  world: World,
  backup: Backup & { folder: string },
  to: Date,
  paid: ReadonlySet<number>,
) {
  const cluster = await restoreCluster({ ...backup, to });
  const address = { ...world.database.address, host: cluster.host, port: cluster.port };
  const superuser = new pg.Client(connectionAs('postgres', address));
  const database = openDatabase(connectionAs('onehaul_app', address));
  try {
    await superuser.connect();
    const sql = async (text: string, values?: unknown[]) => (await superuser.query(text, values)).rows;
    const found = await audit({ ...world, database: { ...world.database, database, sql } }, paid);
    return { ...found, restoreSeconds: cluster.restoreSeconds, replaySeconds: cluster.replaySeconds };
  } finally {
    await superuser.end();
    await database.close();
    await cluster.close();
  }
}

/** Takes a file out of the archive; returns how to put it back. */
async function takeAway(folder: string, wal: string): Promise<() => Promise<void>> {
  const archive = join(folder, 'backup/repository/archive', stanza);
  const names = await readdir(archive, { recursive: true });
  const path = join(
    archive,
    names.find((name) => name.includes(`/${wal}-`))!,
  );
  const place = join(folder, 'taken');
  await rename(path, place);
  return () => rename(place, path);
}

async function damage(folder: string): Promise<void> {
  const backups = join(folder, 'backup/repository/backup', stanza);
  const names = await readdir(backups, { recursive: true });
  const sizes = await Promise.all(
    names
      .filter((name) => name.includes('/pg_data/') || name.includes('/bundle/'))
      .map(async (name) => ({ path: join(backups, name), about: await stat(join(backups, name)) })),
  );
  const [largest] = sizes
    .filter(({ about }) => about.isFile())
    .toSorted((one, other) => other.about.size - one.about.size);
  const bytes = await readFile(largest!.path);
  bytes[Math.floor(bytes.length / 2)]! ^= 1;
  await writeFile(largest!.path, bytes);
}

/** R24: after a mistake, the database of a chosen second comes back from the backup, and damage is noticed. */
export const restoreTheDatabase: Fault = {
  id: 'R24',
  title: 'restored to a second before a mistake',
  async run(length) {
    const { clients, ...size } = lengths[length];
    return withOwnPostgres(
      async ({ folder, port }) => {
        await writeConfig(folder, port);
        const backup = { config: configOf(folder), stanza, folder: join(folder, 'copies') };
        await runAsPostgres(
          ['pgbackrest', `--config=${backup.config}`, `--stanza=${stanza}`, 'stanza-create'],
          folder,
        );
        const world = await openWorld(size);
        const { address } = world.database;
        const fleet = await openFleet(address, 1);
        const tokens = await tokensOf(world, fleet.origins[0]!);
        const paying = { world, origins: fleet.origins, tokens, clients };

        // The backup is taken while money moves, and half of the orders are paid before the chosen second.
        const half = (size.members * size.ordersEach) / 2;
        let isBackedUp = false;
        const backingUp = backUp(folder, 'full').finally(() => (isBackedUp = true));
        const isHalf = async () => {
          const [row] = await world.database.sql(`select count(*)::int as paid from payment`);
          return (row!.paid as number) >= half;
        };
        let isEnough = false;
        const watching = until('half is paid', isHalf, archiveMs).finally(() => (isEnough = true));
        const before = await payAll({ ...paying, shouldStop: () => isEnough });
        await watching;
        await backingUp;
        // A backup is known by the second in which it ended, and a time within that second is before it.
        await wait(1500);
        const to = new Date();
        await wait(500);
        const after = await payAll(paying);
        await fleet.close();

        // The mistake of somebody with all rights.
        await world.database.sql(`update ledger_account set balance = balance + 100 where kind = 'revenue'`);
        const wal = await archiveWal(world);
        await world.database.sql('create table later ()');
        await archiveWal(world);

        const failures = [...before.refused, ...after.refused];
        if (!isBackedUp) failures.push('the backup did not end');
        const proved = await rehearse(folder, address.database, ['--to', to.toISOString()]);
        if (proved) failures.push(`the rehearsal of that second says: ${proved}`);
        const latest = await rehearse(folder, address.database, []);
        if (!latest.includes('does not add up')) failures.push(`the mistake is not noticed: ${latest}`);

        const { paid, lost, doubled, breaches, restoreSeconds, replaySeconds } = await auditAt(
          world,
          backup,
          to,
          before.acknowledged,
        );
        failures.push(...breaches);
        if (lost > 0) failures.push(`${lost} payments of before are lost`);
        if (doubled > 0) failures.push(`${doubled} orders were paid twice`);
        if (paid > before.acknowledged.size)
          failures.push(`${paid - before.acknowledged.size} payments are from later`);

        const whole = await backUp(folder, 'verify').then(() => '', String);
        if (whole) failures.push(`a whole backup is called damaged: ${whole}`);
        const putBack = await takeAway(folder, wal);
        const gap = await rehearse(folder, address.database, []);
        if (!gap.includes('but the archive goes on to')) failures.push(`a gap is not noticed: ${gap}`);
        await putBack();
        await damage(folder);
        if (!(await backUp(folder, 'verify').then(() => '', String)).includes('is damaged'))
          failures.push('a changed byte is not noticed');

        await world.close();
        const figures =
          `${before.acknowledged.size} payments before and ${after.acknowledged.size - before.acknowledged.size} after it, ` +
          `restored in ${restoreSeconds.toFixed(1)} s and replayed in ${replaySeconds.toFixed(1)} s; lost ${lost}, doubled ${doubled}`;
        return { figures, failures };
      },
      (folder) => ({
        archive_mode: 'on',
        archive_command: `pgbackrest --config=${configOf(folder)} --stanza=${stanza} archive-push %p`,
      }),
    );
  },
};
