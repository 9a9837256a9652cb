import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { appendFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { commandsFolder, giveToPostgres, runAsPostgres } from './postgres-commands.ts';

/** Where backups are described (a pgBackRest configuration), and where a copy may be made. */
export type Backup = { readonly config: string; readonly stanza: string };
type RestoreOptions = Backup & {
  /** The folder in which the copy gets one of its own. */
  readonly folder: string;
  /** The second to restore to; without it, the last one in the archive. */
  readonly to?: Date | undefined;
};

export type RestoredCluster = {
  /** The folder of its socket: it listens nowhere else. */
  readonly host: string;
  readonly port: number;
  readonly restoreSeconds: number;
  readonly replaySeconds: number;
  /** Time of the last transaction it has; undefined when the backup needed no WAL of later ones. */
  readonly lastChangeAt: Date | undefined;
  /** Reads every table and index; throws with what is damaged. */
  checkPages(): Promise<void>;
  close(): Promise<void>;
};

const port = 5432;
/** SQLSTATE of a server that recovers. */
const cannotConnectNow = '57P03';
/**
 * `hot_standby`: recovery would otherwise insist on the limits of the original machine. Nothing of a copy needs to
 * survive a crash, and nothing of it may reach the archive.
 */
const settings = {
  listen_addresses: '',
  hot_standby: 'off',
  archive_mode: 'off',
  fsync: 'off',
  full_page_writes: 'off',
  shared_preload_libraries: '',
  max_wal_size: '4GB',
};

const secondsSince = (began: number) => (performance.now() - began) / 1000;

/**
 * Settings that may name files of the original machine are overridden; on Debian the configuration is outside the
 * data and therefore not in the backup.
 */
async function configure(data: string, folder: string): Promise<void> {
  const own = Object.entries({ ...settings, port, unix_socket_directories: folder });
  await appendFile(join(data, 'postgresql.conf'), '');
  await writeFile(join(data, 'pg_hba.conf'), 'local all all trust\n');
  // Read last, after the settings of `alter system`; what recovery is told there stays in force.
  await appendFile(
    join(data, 'postgresql.auto.conf'),
    own.map(([name, value]) => `${name} = '${value}'\n`).join(''),
  );
}

/** Returns when the server runs, which may be long before recovery has ended. */
const start = (commands: string, data: string, log: string) =>
  runAsPostgres([join(commands, 'pg_ctl'), '-w', '-D', data, '-l', log, '-s', 'start'], dirname(data));

/** Restores a backup into a folder of its own and starts it there, for this machine's users only. */
export async function restoreCluster({
  config,
  stanza,
  folder: parent,
  to,
}: RestoreOptions): Promise<RestoredCluster> {
  const folder = mkdtempSync(join(parent, 'rehearsal-'));
  giveToPostgres(folder);
  const data = join(folder, 'data');
  let commands: string | undefined;
  async function close() {
    if (commands)
      await runAsPostgres([join(commands, 'pg_ctl'), '-m', 'immediate', '-D', data, 'stop'], folder).catch(
        () => undefined,
      );
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    const backups = ['pgbackrest', `--config=${config}`, `--stanza=${stanza}`] as const;
    const common = [...backups, `--pg1-path=${data}`] as const;
    const archived = await lastArchived(backups, folder);
    const restoreBegan = performance.now();
    await runAsPostgres(
      [
        ...common,
        // The copy would otherwise archive its own WAL among that of the original.
        '--archive-mode=off',
        // Without the queue on disk, which belongs to the original.
        `--recovery-option=restore_command=${[...common, '--no-archive-async', 'archive-get', '%f', '"%p"'].join(' ')}`,
        '--log-level-console=error',
        ...(to
          ? [
              '--type=time',
              `--target=${to.toISOString().replace('T', ' ').replace('Z', '+00')}`,
              '--target-action=promote',
            ]
          : []),
        'restore',
      ],
      folder,
    );
    const restoreSeconds = secondsSince(restoreBegan);
    await configure(data, folder);
    const replayBegan = performance.now();
    commands = commandsFolder(readFileSync(join(data, 'PG_VERSION'), 'utf8').trim());
    const log = join(folder, 'log');
    const client = await start(commands, data, log)
      .then(() => connected(folder))
      .catch((error: unknown) => {
        throw new Error(`the copy does not start:\n${readFileSync(log, 'utf8').slice(-2000)}`, {
          cause: error,
        });
      });
    const replaySeconds = secondsSince(replayBegan);
    const reached = await whatWasReached(client);
    await client.end();
    // Recovery takes a file that it cannot get for the end of the archive.
    if (!to && placeOf(reached.file) < placeOf(archived))
      throw new Error(`recovery ended in WAL file ${reached.file}, but the archive goes on to ${archived}`);
    return {
      host: folder,
      port,
      restoreSeconds,
      replaySeconds,
      lastChangeAt: reached.at ?? undefined,
      async checkPages() {
        const words = ['--all', '--install-missing', '--jobs=2', '--host', folder, '--port', String(port)];
        await runAsPostgres([join(commands!, 'pg_amcheck'), ...words], folder);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Connects when recovery has ended: until then the server answers that it does not accept connections yet. */
async function connected(host: string): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client({ host, port, user: 'postgres', database: 'postgres' });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if ((error as { code?: string }).code !== cannotConnectNow) throw error;
      await wait(200);
    }
  }
}

type Reached = { readonly at: Date | null; readonly file: string };

/** The last transaction and the WAL file that recovery reached. */
async function whatWasReached(client: pg.Client): Promise<Reached> {
  const { rows } = await client.query<Reached>(
    `select pg_last_xact_replay_timestamp() as at, pg_walfile_name(pg_last_wal_replay_lsn()) as file`,
  );
  return rows[0]!;
}

/** Of the name of a WAL file: where it is in the log, whatever its timeline. */
const placeOf = (file: string) => file.slice(8);

/** The last WAL file in the archive. */
async function lastArchived(backups: readonly [string, ...string[]], folder: string): Promise<string> {
  const said = await runAsPostgres([...backups, '--output=json', 'info'], folder);
  const [stanza] = JSON.parse(said) as { archive: { max: string | null }[] }[];
  const files = stanza!.archive
    .map(({ max }) => max ?? '')
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  return files.at(-1) ?? '';
}
