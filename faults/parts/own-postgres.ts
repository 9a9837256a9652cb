import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@onehaul/testing/free-ports';
import { commandsFolder, giveToPostgres, runAsPostgres } from '../../database/rehearsal/postgres-commands.ts';

/** A private cluster that may be killed; the machine's own is shared. */
type OwnPostgres = {
  readonly port: number;
  /** Belongs to the cluster: its socket is here, and its data in `data`. */
  readonly folder: string;
  /** kill -9 of the postmaster; everything it committed must be there after `start`. */
  kill(): void;
  start(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Flushes writes to disk, unlike the clusters of other tests: a crash must lose nothing that was committed.
 * `settings` get the cluster's folder.
 */
async function openOwnPostgres(
  settings: (folder: string) => Readonly<Record<string, string>> = () => ({}),
): Promise<OwnPostgres> {
  const [port] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), 'onehaul-faults-'));
  giveToPostgres(folder);
  const data = join(folder, 'data');
  const command = (name: string, ...words: string[]) =>
    runAsPostgres([join(commandsFolder(), name), ...words], folder);
  const more = Object.entries(settings(folder)).map(([name, value]) => `-c ${name}='${value}'`);
  const options = [
    `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`,
    ...more,
  ].join(' ');
  const start = async () => {
    const log = join(folder, 'log');
    await command('pg_ctl', '-w', '-t', '60', '-D', data, '-l', log, '-o', options, 'start');
  };
  await command('initdb', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', data);
  await start();
  return {
    port: port!,
    folder,
    kill: () => {
      const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    start,
    async close() {
      await command('pg_ctl', '-m', 'immediate', '-D', data, 'stop').catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs `work` on a private cluster: everything that reads the settings of this process meets it there. */
export async function withOwnPostgres<T>(
  work: (postgres: OwnPostgres) => Promise<T>,
  settings?: (folder: string) => Readonly<Record<string, string>>,
): Promise<T> {
  const postgres = await openOwnPostgres(settings);
  const before = process.env.DATABASE_PORT;
  process.env.DATABASE_PORT = String(postgres.port);
  try {
    return await work(postgres);
  } finally {
    if (before === undefined) delete process.env.DATABASE_PORT;
    else process.env.DATABASE_PORT = before;
    await postgres.close();
  }
}
